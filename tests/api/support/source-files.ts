import { readdirSync, readFileSync } from 'node:fs';

type Source = 'functions' | 'web';

export function sourceFiles(
  source: Source = 'functions',
): readonly { readonly file: string; readonly text: string }[] {
  const folder = new URL(`../../../${source}/src/`, import.meta.url);
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}
