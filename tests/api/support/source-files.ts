import { readdirSync, readFileSync } from 'node:fs';

export function sourceFiles(): readonly { readonly file: string; readonly text: string }[] {
  const folder = new URL('../../../functions/src/', import.meta.url);
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}
