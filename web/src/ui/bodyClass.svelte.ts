/** Put classes on the body while the component lives; the style sheets depend on them. */
export function useBodyClass(classes: () => string): void {
  $effect(() => {
    const worn = classes().split(' ').filter(Boolean);
    document.body.classList.add(...worn);
    return () => document.body.classList.remove(...worn);
  });
}
