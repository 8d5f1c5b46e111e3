import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@copa/domain/api/all';
import type { Endpoint } from '@copa/domain/api/endpoint';
import type { Page } from 'playwright-core';

const SOURCES = fileURLToPath(new URL('../../../web/src/', import.meta.url));

const ELSEWHERE = /(^|\/)(admin|people|specification)\/|\.(test|fixture)\./;

export function publicActions(): readonly string[] {
  const changes = new Map(ENDPOINTS.map(({ id, method }) => [id, method !== 'GET']));
  const imported = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) => [
      ...readFileSync(`${SOURCES}${file}`, 'utf8').matchAll(
        /import \{([^}]*)\} from '@copa\/domain\/[^']*endpoints'/g,
      ),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
  const unknown = imported.filter((name) => !changes.has(name));
  if (unknown.length > 0) throw new Error(`no operation of the API has this name: ${unknown.join(', ')}`);
  return [...new Set(imported.filter((name) => changes.get(name)))].toSorted();
}

export async function called(
  page: Page,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<unknown> {
  const address = new RegExp(`/api${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return page.waitForRequest(
    (request) => request.method() === method && address.test(new URL(request.url()).pathname),
  );
}
