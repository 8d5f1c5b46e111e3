import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../process/repository.mjs';
import { frontReport } from './front.ts';
import { askAsStranger } from './google.ts';

async function reportOn(status: number, body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return frontReport(() => askAsStranger(repositoryRoot, siteUrl, '/api/health'), {
    siteUrl,
    functionsEnvironment: 'functions/.env.copa-real',
  });
}

const health = (throughFront: boolean) => ({
  success: true,
  data: { status: 'ok', client: { block: '203.0.113.7', throughFront } },
});

describe('the report of a deployment on the limits', () => {
  it('says that they count visitors if the API knows the front', async () => {
    expect(await reportOn(200, health(true))).toBe(
      'Limits count the visitors of the site by their own addresses.',
    );
  });

  it('names the setting that mends it if the API does not know the front', async () => {
    expect(await reportOn(200, health(false))).toMatch(
      /come through 203\.0\.113\.7, .* Set COPA_FRONT_RANGES in functions\/\.env\.copa-real /,
    );
  });

  it('says where to look if the site does not tell', async () => {
    expect(await reportOn(503, {})).toMatch(/^Look at .*\/api\/health yourself, it answered 503/);
    expect(await reportOn(200, { success: true, data: {} })).toMatch(/^Look at /);
  });
});
