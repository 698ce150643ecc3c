"""Commands that play, score and measure without a screen: they print text or JSON."""
