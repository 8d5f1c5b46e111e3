import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { escapeHtml } from '@copa/domain/html';
import type { Browser } from 'playwright-core';

export async function serveBarePage(browser: Browser, url: string) {
  const html = gzipSync(bareHtml(await textOf(browser, url)));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    return await page.locator('body').innerText();
  } finally {
    await page.close();
  }
}

function bareHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [
    '<!doctype html>',
    '<html lang="es-419">',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<link rel="icon" href="data:," />',
    '<title>Texto</title>',
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    '</html>',
  ].join('\n');
}
