/** The picture to share: a map and what was reached, drawn on a canvas in the browser. */
import { MINI_GRID, MINI_SIZE, miniLayers } from '../../ui/sheet/miniMap';

export const PICTURE = { width: 1200, height: 630 };
const MARGIN = 36;
const MAP_SIZE = PICTURE.height - 2 * MARGIN;
const TEXT_LEFT = 2 * MARGIN + MAP_SIZE + 14;
const TEXT_WIDTH = PICTURE.width - TEXT_LEFT - MARGIN;

/** What the picture says, from top to bottom. */
export interface PictureText {
  /** What was drawn: the name of the map. */
  land: string;
  who: string;
  result: string;
  /** Place or title, and par: what the result is worth. */
  worth: readonly string[];
  /** Names and stars of the others, the best first. */
  others: readonly string[];
}

/** The same content as lines of text. */
export const inWords = ({ land, who, result, worth, others }: PictureText): string =>
  [`Inkland, ${land}`, `${who}: ${result}`, ...worth, others.join(', ')].filter(Boolean).join('\n');

/** Draw the picture. The colours are those of the canvas element, which may wear another theme than the page. */
export function drawPicture(canvas: HTMLCanvasElement, sheet: string, text: PictureText): void {
  const style = getComputedStyle(canvas);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  Object.assign(canvas, PICTURE); // also clears it
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = token('sheet');
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.lineWidth = 4;
  pen.strokeStyle = token('ink');
  pen.strokeRect(12, 12, PICTURE.width - 24, PICTURE.height - 24);

  pen.save();
  pen.translate(MARGIN, MARGIN);
  pen.scale(MAP_SIZE / MINI_SIZE, MAP_SIZE / MINI_SIZE);
  drawMap(pen, sheet, token);
  pen.restore();

  const write = textWriter(pen, token);
  write('Inkland', 38, 700);
  write(text.land, 34, 400, 'ink-soft');
  write.skip(12);
  write(text.who, 46, 700);
  write.skip(44);
  write(text.result, 92, 700);
  write.skip(-20);
  for (const line of text.worth) write(line, 40);
  write.skip(10);
  writeSome(text.others, write);
}

/** Write lines below each other; `skip` leaves room, and `room` is what is left. */
function textWriter(pen: CanvasRenderingContext2D, token: (name: string) => string) {
  let y = MARGIN + 48;
  const display = `px ${token('display')}`;
  const step = (size: number): number => size * 1.26;
  const write = (words: string, size: number, weight = 400, colour = 'ink'): void => {
    pen.fillStyle = token(colour);
    for (const row of rows(pen, words, display, size, weight)) {
      pen.fillText(row, TEXT_LEFT, y);
      y += step(size);
    }
  };
  return Object.assign(write, {
    skip: (by: number): void => void (y += by),
    fits: (words: string, size: number): boolean =>
      y + (rows(pen, words, display, size, 400).length - 1) * step(size) <= PICTURE.height - MARGIN,
  });
}

/** As many of the others as there is room for. */
function writeSome(others: readonly string[], write: ReturnType<typeof textWriter>): void {
  for (let count = others.length; count > 0; count -= 1) {
    const line = others.slice(0, count).join(', ') + (count < others.length ? ' …' : '');
    if (write.fits(line, 34)) return write(line, 34, 400, 'ink-soft');
  }
}

/** Break words into lines; a word that is too long for a line makes its line smaller, not cut. */
function rows(
  pen: CanvasRenderingContext2D,
  words: string,
  font: string,
  size: number,
  weight: number,
): string[] {
  let fitting = size;
  pen.font = `${weight} ${size}${font}`;
  const longest = Math.max(...words.split(' ').map((word) => pen.measureText(word).width));
  if (longest > TEXT_WIDTH) fitting = (size * TEXT_WIDTH) / longest;
  pen.font = `${weight} ${fitting}${font}`;
  const found: string[] = [];
  for (const word of words.split(' ')) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length > 0 && pen.measureText(longer).width <= TEXT_WIDTH) {
      found[found.length - 1] = longer;
    } else found.push(word);
  }
  return found;
}

function drawMap(
  pen: CanvasRenderingContext2D,
  sheet: string,
  token: (name: string) => string,
): void {
  pen.strokeStyle = token('rule-faint');
  pen.lineWidth = 3;
  pen.stroke(new Path2D(MINI_GRID));
  const signs: Record<string, string> = { farm: 'farm-line', monster: 'monster-lit' };
  pen.lineJoin = 'round';
  for (const { wash, area, signs: path } of miniLayers(sheet)) {
    if (area) {
      pen.fillStyle = token(wash);
      pen.fill(new Path2D(area));
      if (wash !== 'mountain') {
        pen.strokeStyle = token('ink');
        pen.lineWidth = 7;
        pen.stroke(new Path2D(area));
      }
    }
    pen.fillStyle = pen.strokeStyle = token(signs[wash] ?? `${wash}-ink`);
    if (wash === 'ruins') {
      pen.lineWidth = 6;
      pen.stroke(new Path2D(path));
    } else pen.fill(new Path2D(path));
  }
  pen.strokeStyle = token('ink');
  pen.lineWidth = 4;
  pen.strokeRect(0, 0, MINI_SIZE, MINI_SIZE);
}

/** The picture as a file. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the canvas has no picture');
  return new File([blob], name, { type: 'image/png' });
}
