/** The paper size, stored in the browser. */
import { load, save } from '../../platform/storage';

export const SIZES = ['a4', 'letter'] as const;
type Size = (typeof SIZES)[number];

const KEY = 'inkland.paper';
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)\b/i; // countries that use Letter

function usual(): Size {
  const chosen = load<Size>(KEY);
  if (chosen !== null && SIZES.includes(chosen)) return chosen;
  return LETTER.test(navigator.language) ? 'letter' : 'a4';
}

class Paper {
  #size: Size = $state(usual());

  get size(): Size {
    return this.#size;
  }
  set size(size: Size) {
    this.#size = size;
    save(KEY, size);
  }
}

export const paper = new Paper();
