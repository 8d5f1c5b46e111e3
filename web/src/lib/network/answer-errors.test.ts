import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { isOtherNetwork } from './answer-errors.ts';
import { callApi } from './api-client.ts';

const PAGE = '<!doctype html>';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a page', 200, PAGE, true],
  ['a page', 403, PAGE, true],
  ['a page', 404, PAGE, true],
  ['a page', 511, PAGE, true],
  ['a page', 429, PAGE, false],
  ['a page', 503, PAGE, false],
  ['JSON that this version cannot read', 200, '{"success":true,"data":7}', false],
  ['a refusal', 409, '{"success":false,"code":"conflict","error":"No."}', false],
])('knows another network by its answer: %s with %i', async (_, status, body, isOther) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const error = await callApi(getOwnRegistration, {
    headers: { privateCode: '0123456789abcdefghjkmnpqrs' },
  }).catch((failure: unknown) => failure);
  expect(isOtherNetwork(error)).toBe(isOther);
});
