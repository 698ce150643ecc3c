"""The game as a reinforcement learning environment.

    gymnasium.make("inkland/Solo-v1", options="heroes")     after `import inkland.env`
    inkland.env.inkland_v1.parallel_env(seats=4)            PettingZoo, all seats at once
    inkland.env.inkland_v1.env(seats=4)                     PettingZoo, one seat after another

Needs the extra `[env]`. A version never changes what its observations and actions mean.
"""

import gymnasium

gymnasium.register("inkland/Solo-v1", entry_point="inkland.env.solo:InklandSolo")
