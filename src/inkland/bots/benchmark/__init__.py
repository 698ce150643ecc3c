"""`inkland bench`: what a candidate costs, on ints, compiled and in C; and games per second."""
