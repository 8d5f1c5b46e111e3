import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { ENDPOINTS } from '../../domain/src/api/all.ts';
import { openApiDocument } from '../../functions/src/http/documentation/openapi.ts';

const file = fileURLToPath(new URL('../../.cache/api-types.d.ts', import.meta.url));

export async function writeApiTypes() {
  const document = openApiDocument(ENDPOINTS, { name: 'Copa', url: 'https://copa.test' });
  const types = astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }));
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, types);
  renameSync(partial, file);
}
