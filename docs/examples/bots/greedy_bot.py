"""A bot in Python: it takes what earns most at once. Play it with

inkland bot --practice --program 'python docs/examples/bots/greedy_bot.py'
"""

import json
import sys


def worth(offer):
    """Stars of the edicts, coins, and stars lost; without a gain, a skill that needs more."""
    return -1 if offer["gain"] is None else sum(offer["gain"])


def answer(question):
    """The best offer; the drawing as it is if nothing would add to it."""
    offers = question["offers"]
    best = max(range(len(offers)), key=lambda number: worth(offers[number]), default=None)
    if best is None or (question["complete"] and worth(offers[best]) <= 0):
        return {"id": question["id"], "done": True}
    return {"id": question["id"], "choice": best}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        said = {"type": "ready", "protocol": 1, "name": "Greedy in Python"}
    else:
        said = answer(asked)
    print(json.dumps(said), flush=True)
