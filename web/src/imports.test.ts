/** Imports point from pages down to the platform, and no module imports itself by way of others. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
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

const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('there is none in the client', () => {
  expect([...graph.values()].flat().length).toBeGreaterThan(500); // the imports were read
  expect(circleIn(graph)?.map((file) => relative(SRC, file)) ?? null).toBeNull();
});

/** A folder imports itself and those after it; the files beside the folders import all four, and none of these them. */
const FOLDERS = ['pages', 'table', 'ui', 'platform'];

/** Imports that point up all the same, each as "ui/Icon.svelte -> table/box.svelte.ts". */
const EXCEPTIONS: readonly string[] = [];

const rankOf = (file: string): number => FOLDERS.indexOf(relative(SRC, file).split(sep)[0]!);

const upwardIn = (graph: Map<string, string[]>): string[] =>
  [...graph].flatMap(([file, imported]) =>
    imported
      .filter((one) => one.startsWith(SRC + sep) && rankOf(one) < rankOf(file))
      .map((one) => `${relative(SRC, file)} -> ${relative(SRC, one)}`),
  );

test('an import that points up is found', () => {
  const [page, icon, app] = ['pages/A.svelte', 'ui/Icon.svelte', 'App.svelte'].map((one) => join(SRC, one)); // prettier-ignore
  expect(upwardIn(new Map([[page!, [icon!]], [icon!, [page!]]]))).toEqual(['ui/Icon.svelte -> pages/A.svelte']); // prettier-ignore
  expect(upwardIn(new Map([[page!, [app!]]]))).toHaveLength(1);
});

test('no folder imports from one that stands above it', () => {
  expect(upwardIn(graph)).toEqual(EXCEPTIONS);
});
