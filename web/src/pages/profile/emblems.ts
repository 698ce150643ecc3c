/** The emblems of the seals, struck on a notched piece: 96 x 96, one pen, in the colour of their words. */
import type { SealFigures } from '../../platform/protocol/schema';

export interface Stroke {
  readonly d: string;
  /** The width of the line; absent where the shape is filled. */
  readonly width?: number;
  readonly dash?: string;
}

export const PIECE =
  'M48 4L58 9L69 7L75 16L86 20L87 31L93 40L88 49L91 60L82 67L79 78L68 79L59 87L49 82L38 87L30 79L18 78L16 67L6 60L9 49L4 40L10 31L11 20L22 16L28 7L39 9Z';

export const EMBLEMS: Readonly<Record<SealFigures['seal'], readonly Stroke[]>> = {
  row: [
    { d: 'M26 28H70V68H26ZM26 41.3H70M26 54.6H70M40.6 28V68M55.3 28V68', width: 3 },
    { d: 'M28 43H68V53H28Z' },
  ],
  fence: [
    { d: 'M34 38L46 44L37 50ZM62 38L50 44L59 50ZM36 54H60L56 62L52 56L48 62L44 56L40 62Z' },
    {
      d: 'M23 70V32L26.5 27L30 32V33M66 33V32L69.5 27L73 32V70M23 70H73M36 30L39.5 25L43 30M53 30L56.5 25L60 30M43 27.5H53M30 31H36M60 31H66',
      width: 3.4,
    },
  ],
  river: [
    { d: 'M34 22C60 24 66 34 48 40C30 46 26 56 46 58C64 60 70 66 62 74', width: 6 },
    { d: 'M26 32q4-4 8 0M66 48q4-4 8 0M24 66q5-4 9 0M66 28l4-6l4 6M24 46l4-6l4 6', width: 2.4 },
  ],
  pass: [
    { d: 'M20 62L34 34L42 48L36 62ZM52 54L63 30L78 62H58Z' },
    { d: 'M24 70C36 64 52 78 74 68', width: 3.2, dash: '1 7' },
    { d: 'M46 40l5 9h-10zM46 46l6 11h-12z' },
  ],
  ruin: [
    {
      d: 'M26 70V36H24V30H34V36H32V70ZM64 70V44H62V38L72 36V44H70V70ZM22 70H76V75H22ZM36 34C44 24 56 26 60 34L55 37C52 31 45 31 41 38Z',
    },
    { d: 'M42 68V58Q48 50 54 58V68M44 62h8', width: 2.4 },
  ],
  dawn: [
    { d: 'M30 60A18 18 0 0 1 66 60Z' },
    {
      d: 'M18 60H78M28 68H68M38 76H58M48 34V24M29 41L22 34M67 41L74 34M24 52L17 49M72 52L79 49',
      width: 3.6,
    },
  ],
  stack: [
    { d: 'M30 26L68 22L72 60L34 64ZM29 34L26 35L30 70L62 68M25 42L22 43L26 76L54 75', width: 3 },
    { d: 'M38 54L46 40L51 49L55 43L63 52Z' },
  ],
  laurel: [
    { d: 'M34 24C20 40 22 62 44 74M62 24C76 40 74 62 52 74', width: 3 },
    {
      d: 'M30 32Q20 30 18 20Q29 21 30 32ZM26 46Q16 47 12 38Q23 35 26 46ZM29 60Q20 64 14 57Q23 50 29 60ZM66 32Q76 30 78 20Q67 21 66 32ZM70 46Q80 47 84 38Q73 35 70 46ZM67 60Q76 64 82 57Q73 50 67 60ZM48 32L52 43L63 43L54 50L57 61L48 54L39 61L42 50L33 43L44 43Z',
    },
  ],
  hand: [
    { d: 'M70 20C56 22 44 29 37 38L31 55L25 67L37 61L54 55C63 47 69 35 70 20Z' },
    { d: 'M22 74C34 66 44 82 56 74S70 70 76 74', width: 3.2 },
  ],
  night: [
    { d: 'M56 22C40 22 28 34 28 48C28 62 40 74 56 74C46 68 42 58 42 48C42 38 46 28 56 22Z' },
    {
      d: 'M64 36l2 6h6l-5 4l2 6l-5-4l-5 4l2-6l-5-4h6zM70 58l1.5 4h4.5l-3.5 3l1.5 4.5l-4-3l-4 3l1.5-4.5l-3.5-3h4.5z',
    },
  ],
};
