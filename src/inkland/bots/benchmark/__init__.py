"""`inkland bench`: the cost of scoring a candidate on ints, compiled and in C; games per second."""
