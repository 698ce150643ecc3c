/**
 * On pages below a path, such as `/name/`: every link of the app leads there, also those that a component
 * writes as `/cards`. They are changed as they come into the page, so no component has to know the path.
 */

/** Put the prefix before the paths of all links, now and from now on. */
export function prefixLinks(prefix: string, page: HTMLElement): void {
  if (prefix === '/') return;
  const written = new WeakMap<Element, string>(); // what we wrote, which begins with the prefix already
  const change = (link: Element): void => {
    const path = link.getAttribute('href')!;
    if (!path.startsWith('/') || path === written.get(link)) return;
    const whole = prefix + path.slice(1);
    written.set(link, whole);
    link.setAttribute('href', whole);
  };
  const changeIn = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (node.matches('a[href]')) change(node);
    node.querySelectorAll('a[href]').forEach(change);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(changeIn);
      else if (target instanceof HTMLAnchorElement && target.hasAttribute('href')) change(target);
    }
  }).observe(page, { childList: true, subtree: true, attributeFilter: ['href'] });
  changeIn(page);
}
