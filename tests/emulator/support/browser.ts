import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../../browser/find-browser.mjs';
import { type ClientMethod, type ContractClient, ContractError } from '../contract/client.ts';
import type { ContractPage } from './browser-entry.ts';
import { PROJECT } from './emulator.ts';

declare const contractPage: ContractPage;

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('browser-entry.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves the page from its own origin, so that every request of the SDK crosses origins as in production. */
export async function startBrowser() {
  const script = await bundle();
  const site = createServer((request, response) => {
    const isScript = request.url === '/contract.js';
    response.setHeader('Content-Type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    response.end(
      isScript ? script : '<!doctype html><title>contract</title><script src="/contract.js"></script>',
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserFlags });

  return {
    connect: async (port: number, settings: object) => {
      const page = await browser.newPage();
      await page.goto(origin);
      const id = await page.evaluate(
        ([project, emulatorPort, options]) => contractPage.connect(project, emulatorPort, options),
        [PROJECT, port, settings] as const,
      );
      return remoteClient(page, id);
    },
    close: async () => {
      await browser.close();
      site.close();
      await once(site, 'close');
    },
  };
}

function remoteClient(page: Page, connection: string): ContractClient {
  return new Proxy({} as ContractClient, {
    get: (_target, method) => {
      // `await` reads `then` of the client, to find out whether the client is a promise.
      if (method === 'then') return undefined;
      return async (...values: unknown[]): Promise<unknown> => {
        const result = await page.evaluate(([id, name, sent]) => contractPage.call(id, name, sent), [
          connection,
          method as ClientMethod,
          values,
        ] as const);
        if (method === 'close') await page.close();
        if ('ok' in result) return result.ok;
        throw new ContractError(result.code, { cause: result.message });
      };
    },
  });
}
