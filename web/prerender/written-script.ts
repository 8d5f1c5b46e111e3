import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export async function writeScript(out: string, name: 'ask' | 'own' | 'start', code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  await mkdir(path.join(out, 'assets'), { recursive: true });
  await writeFile(path.join(out, file), code);
  return `/${file}`;
}

export function isWrittenScript(url: string): boolean {
  return /^assets\/(?:ask|own|start)-[0-9a-f]{8}\.js$/.test(url);
}
