"""Predict the stars that a sheet will still earn."""
