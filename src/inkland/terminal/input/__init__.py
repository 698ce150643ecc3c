"""What a person does at the keyboard: keys, and the drawing they edit."""
