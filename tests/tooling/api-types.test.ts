import { ENDPOINTS } from '@copa/domain/api/all';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../functions/src/http/documentation/openapi.ts';
import { apiOutline } from './api-outline.ts';

it('the document of the API says what clients were told, call by call', async () => {
  const document = openApiDocument(ENDPOINTS, { name: 'Copa', url: 'https://copa.test' });
  await expect(apiOutline(document)).toMatchFileSnapshot('api-outline.txt');
});
