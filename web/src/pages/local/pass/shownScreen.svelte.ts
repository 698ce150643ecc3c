/** Which screen of a running game is shown. Screens say it by a class of the body, which the style sheets read. */
export class ShownScreen {
  /** A turn, not the scores of a season that all look at together. */
  isTurn = $state(false);

  constructor() {
    $effect(() => {
      const { classList } = document.body;
      const read = (): void => {
        this.isTurn = classList.contains('turn') && !classList.contains('scoring');
      };
      const observer = new MutationObserver(read);
      observer.observe(document.body, { attributeFilter: ['class'] });
      read();
      return () => observer.disconnect();
    });
  }
}
