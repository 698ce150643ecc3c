/** Stars of a scoring appear one after the other on the map, and their sum answers at the end. */
import { feel } from '../../platform/app/feel';
import { play } from '../../ui/motion';

const EACH = 110; // ms from star to star
const MOST = 900; // ms for all of them

export function countStars(): void {
  const stars = document.querySelectorAll('#map :is(.star, .count)');
  if (stars.length > 0) feel('stars');
  const each = Math.min(EACH, MOST / Math.max(1, stars.length));
  stars.forEach((star, number) =>
    play(
      star,
      'star',
      [
        { transform: 'scale(.4)', opacity: 0 },
        { transform: 'scale(1.25)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { wait: number * each },
    ),
  );
  for (const sum of document.querySelectorAll('.lines-of :is(.here, .total) .stars'))
    play(sum, 'star-sum', [{ transform: 'scale(1.12)' }, { transform: 'none' }], {
      wait: stars.length * each,
    });
}
