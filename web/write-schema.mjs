/**
 * Writes the types of what the server sends and takes, from docs/openapi.json; with `--check` it only
 * says whether they are what the document says. Paths and operations are left out: no module needs them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const DOCUMENT = new URL('../docs/openapi.json', import.meta.url);
const TYPES = new URL('src/platform/protocol/schema.ts', import.meta.url);

const document = { ...JSON.parse(readFileSync(DOCUMENT, 'utf8')), paths: {} };
const made = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
const types = COMMENT_HEADER + astToString(made);
if (!process.argv.includes('--check')) writeFileSync(TYPES, types);
else if (readFileSync(TYPES, 'utf8') !== types) {
  console.error(
    'src/platform/protocol/schema.ts is not what docs/openapi.json says: npm run types',
  );
  process.exitCode = 1;
}
