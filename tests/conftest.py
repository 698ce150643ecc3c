"""Every run of the tests is the same run: Hypothesis draws its examples without chance."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, max_examples=80, database=None)
settings.load_profile("same")
