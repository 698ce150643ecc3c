/**
 * Count these seconds: `tell` what is left after each, and call `end` once when none is. Returns the
 * function that stops it.
 */
export function countDown(
  seconds: number,
  tell: (left: number) => void,
  end: () => void,
): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return tell(left);
    clearInterval(timer); // it does not run on while the drawing is saved
    end();
  }, 1000);
  return () => clearInterval(timer);
}
