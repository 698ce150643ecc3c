/** The look hangs on a class of the body: a turn, an ambush, the scoring, the standing. */
export function useBodyClass(classes: () => string): void {
  $effect(() => {
    const worn = classes().split(' ').filter(Boolean);
    document.body.classList.add(...worn);
    return () => document.body.classList.remove(...worn);
  });
}
