/** The time for texts that count in minutes: `now` changes every half minute while it is read. */
const EVERY_MS = 30_000;

export function minuteClock(): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
