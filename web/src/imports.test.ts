/** No module may import itself by way of others: what two need stands below both. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const IMPORT = /(?:from\s*|import\s*|import\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => join(SRC, name))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|schema\.ts$/.test(path));

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path]) => {
    const base = resolve(dirname(file), path!);
    const found = ['', '.ts', '.svelte.ts'].map((end) => base + end);
    return found.filter((one) => existsSync(one) && statSync(one).isFile()).slice(0, 1);
  });
}

/** The first circle from this file on, as a chain of files. */
function circleFrom(
  file: string,
  graph: Map<string, string[]>,
  done: Set<string>,
  path: string[],
): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of graph.get(file) ?? []) {
    const circle = circleFrom(next, graph, done, [...path, file]);
    if (circle) return circle;
  }
  done.add(file);
  return null;
}

const circleIn = (graph: Map<string, string[]>): string[] | null => {
  const done = new Set<string>();
  for (const file of graph.keys()) {
    const circle = circleFrom(file, graph, done, []);
    if (circle) return circle;
  }
  return null;
};

test('a circle is found', () => {
  const graph = new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]); // prettier-ignore
  expect(circleIn(graph)).toEqual(['b', 'd', 'b']);
});

test('there is none in the client', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(500); // the imports were read
  expect(circleIn(graph)?.map((file) => relative(SRC, file)) ?? null).toBeNull();
});
