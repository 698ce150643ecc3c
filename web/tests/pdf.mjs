/** Reads a PDF with pdf.js, as far as a test needs it. */
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * The pages: their size in points, and the text on them without blanks, which printers draw or leave
 * out as they like. Letters that are drawn as one glyph, such as "fi", are taken apart.
 */
export async function readPdf(bytes) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left, bottom, right, top] = page.view;
    const { items } = await page.getTextContent();
    const text = items.map(({ str }) => str).join('');
    pages.push({ width: right - left, height: top - bottom, text: text.replace(/\s/g, '') });
  }
  await task.destroy();
  return pages;
}
