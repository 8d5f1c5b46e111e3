import { ENDPOINTS } from '@copa/domain/api/all';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../functions/src/http/documentation/openapi.ts';

const HEADER = '// Generated: npx vitest run --project tooling tests/tooling/api-types.test.ts -u\n';

it('the types that a generator makes of the document of the API are those that a client is compiled with', async () => {
  const document = openApiDocument(ENDPOINTS, { name: 'Copa', url: 'https://copa.test' });
  const types = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  await expect(HEADER + astToString(types)).toMatchFileSnapshot('../api/support/api-types.d.ts');
});
