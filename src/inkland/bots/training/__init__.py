"""Make the weights of the evaluation from nothing: `inkland train`."""
