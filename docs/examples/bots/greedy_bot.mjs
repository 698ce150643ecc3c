// A bot in JavaScript: it takes what earns most at once, and the first of equals. Play it with
//
//     inkland bot --practice --program 'node docs/examples/bots/greedy_bot.mjs'

import { createInterface } from 'node:readline';

const worth = ({ gain }) => (gain ?? [-1]).reduce((sum, figure) => sum + figure, 0);

function answer({ id, offers, complete }) {
  let best = -1;
  offers.forEach((offer, number) => {
    if (best < 0 || worth(offer) > worth(offers[best])) best = number;
  });
  if (best < 0 || (complete && worth(offers[best]) <= 0)) return { id, done: true };
  return { id, choice: best };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const said =
    asked.type === 'hello'
      ? { type: 'ready', protocol: 1, name: 'Greedy in JavaScript' }
      : answer(asked);
  console.log(JSON.stringify(said));
}
