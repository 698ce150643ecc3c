/** Finds targets that are too small, and texts that are cut off or overlap, on one page as it is. */

const LEAST = 24;
const LEAST_PRIMARY = 44;

/** Targets that are too small, and elements that overflow or are cut; runs in the page. */
function gathered({ least, leastPrimary }) {
  const found = [];
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${words}"`;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForEyes = (box) => box.width > 2 && box.height > 2;

  /** A field inside its label has the label as its target. */
  const pressed = (element) =>
    element.matches('input[type="radio"], input[type="checkbox"]')
      ? (element.closest('label') ?? element)
      : element;
  const TARGETS =
    'button, a[href], input:not([type="hidden"]), select, summary, [role="gridcell"], [role="button"]';
  for (const target of document.querySelectorAll(TARGETS)) {
    if (!isShown(target) || target.closest('.skip')) continue;
    const box = pressed(target).getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    // Tolerate the browser's rounding.
    const size = Math.min(box.width, box.height) + 0.05;
    if (size < least)
      found.push(`${nameOf(target)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    const isPrimary = target.matches('.primary') && !target.closest('.ring');
    if (isPrimary && size < leastPrimary)
      found.push(`${nameOf(target)} is only ${size.toFixed(1)} high`);
  }

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) {
    found.push(`the page is ${page.scrollWidth} wide on ${page.clientWidth}`);
  }

  // Texts: the boxes of their letters against clipping ancestors, and against each other.
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (
      !node.data.trim() ||
      !isShown(holder) ||
      holder.closest('.skip, .hide, select, dialog:not([open])')
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isForEyes(box)) continue;
    let isHidden = false;
    for (let outer = holder; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== 'none' && outer.getBoundingClientRect().width <= 2) isHidden = true;
      if (style.overflowX === 'visible' || style.display === 'inline') continue;
      const frame = outer.getBoundingClientRect();
      if (frame.width <= 2) isHidden = true;
      if (isHidden) break;
      const canScroll = /auto|scroll/.test(style.overflowX);
      if (!canScroll && (box.right > frame.right + 1 || box.left < frame.left - 1)) {
        found.push(`cut: ${nameOf(holder)}`);
      }
      const isHigh = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
      if (/hidden|clip/.test(style.overflowY) && isHigh) found.push(`cut below: ${nameOf(holder)}`);
      if (canScroll) break;
    }
    if (isHidden) continue;
    const scroller = scrolls(holder)?.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      // What is scrolled out of its frame is not to be seen.
      if (scroller && (line.bottom > scroller.bottom || line.top < scroller.top)) continue;
      boxes.push({ holder, line, box, layer: floats(holder) });
    }
  }
  /** An element that lies over the page on purpose, with content scrolling below it. */
  function floats(element) {
    for (let outer = element; outer; outer = outer.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(outer).position)) return outer;
    }
    return null;
  }
  function scrolls(element) {
    for (let outer = element; outer !== document.body; outer = outer.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
    }
    return null;
  }
  const held = document.querySelectorAll(
    'input:not([type="radio"]):not([type="checkbox"]), select',
  );
  for (const field of held) {
    if (isShown(field) && field.matches('select') && field.scrollWidth > field.clientWidth + 1) {
      found.push(`cut: ${nameOf(field)}`);
    }
  }
  for (const [number, one] of boxes.entries()) {
    for (const two of boxes.slice(number + 1)) {
      if (one.layer !== two.layer) continue;
      if (one.holder.contains(two.holder) && one.line.top === two.line.top) continue;
      const across =
        Math.min(one.line.right, two.line.right) - Math.max(one.line.left, two.line.left);
      // A line box is higher than its letters.
      const slack = 0.3 * Math.min(one.line.height, two.line.height);
      const down =
        Math.min(one.line.bottom, two.line.bottom) - Math.max(one.line.top, two.line.top);
      if (across > 2 && down > slack)
        found.push(`${nameOf(one.holder)} lies on ${nameOf(two.holder)}`);
    }
  }
  return [...new Set(found)];
}

export const targetFaults = (page) =>
  page.evaluate(gathered, { least: LEAST, leastPrimary: LEAST_PRIMARY });
