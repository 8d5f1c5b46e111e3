import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createExpressApp } from '../express-app.ts';
import { clientAddress, trustFront } from './client-address.ts';

const { frontRanges } = loadConfig({
  GCLOUD_PROJECT: 'demo-torneos',
  COPA_SITE_URL: 'https://copa-fenix.web.app',
  COPA_STATUS_CODE_SECRET: 'x'.repeat(32),
});
const CALLER = '203.0.113.9';
const FRONT = '151.101.3.10';

describe('where a call comes from', () => {
  const app = createExpressApp(frontRanges);
  app.get('/', (request, response) => {
    response.json(clientAddress(request));
  });
  const server = app.listen(0, '127.0.0.1');
  let url = '';
  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const seen = async (forwarded?: string): Promise<unknown> => {
    const response = await fetch(
      url,
      forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } },
    );
    return response.json();
  };

  it.each<[what: string, forwarded: string, block: string, throughFront: boolean]>([
    ["the function's own address", CALLER, CALLER, false],
    ["the function's own address, with an invented one before it", `192.0.2.1, ${CALLER}`, CALLER, false],
    ["the function's own address, with a front's before it", `192.0.2.1, ${FRONT}, ${CALLER}`, CALLER, false],
    ['the site', `${CALLER}, ${FRONT}`, CALLER, true],
    ['the site, with an invented one before it', `192.0.2.1, ${CALLER}, ${FRONT}`, CALLER, true],
    ['the site, by two of its servers', `192.0.2.1, ${CALLER}, ${FRONT}, 2a04:4e42::7`, CALLER, true],
    ['the site, over IPv6', `2001:db8:1:2::1, ${FRONT}`, '2001:db8:1:0', true],
    ['a front that nobody named', `${CALLER}, 198.51.100.4`, '198.51.100.4', false],
    ['a front that names nobody', FRONT, FRONT, false],
    ['the site, which names no address', `nobody, ${FRONT}`, 'unknown', true],
  ])('is known behind %s', async (_what, forwarded, block, throughFront) => {
    expect(await seen(forwarded)).toEqual({ block, isPublic: true, throughFront });
  });

  it('is this machine where no proxy says anything', async () => {
    expect(await seen()).toEqual({ block: '127.0.0.1', isPublic: false, throughFront: false });
    expect(await seen('127.0.0.1')).toMatchObject({ isPublic: true });
  });
});

describe('the ranges of a front', () => {
  it('are whole addresses with a length', () => {
    for (const range of ['192.0.2.0', '192.0.2.0/33', '192.0.2/24', '::/129', '0.0.0.0/0', '::/7', '']) {
      expect(() => trustFront([range]), range).toThrow('no range of addresses');
    }
    expect(trustFront(['2001:db8::/32'])('2001:db8:1::1', 1)).toBe(true);
    expect(trustFront(['192.0.2.0/24'])('::ffff:192.0.2.9', 1)).toBe(true);
    expect(trustFront(['192.0.2.0/24'])('192.0.3.9', 1)).toBe(false);
  });
});
