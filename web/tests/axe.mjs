/** Runs axe on one page as it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules whose verdict depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is wrong by these rules, or by all. */
export async function axeFindings(page, rules = null) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (wanted) =>
      globalThis.axe.run(document, {
        resultTypes: ['violations'],
        ...(wanted && { runOnly: wanted }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
