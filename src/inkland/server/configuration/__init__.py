"""The settings of a server, what each is for, and where a process gets them from."""
