import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';
import { wordsFiles } from '../words-files.ts';

const fontFolder = join(repositoryRoot, 'web/public/fonts');
/** Barlow has no glyphs for these, so each device draws its own. */
const DRAWN_BY_DEVICE = ['✓', '←', '→', '🥇', '🥈', '🥉'];

const KNOWN_TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];

/** Reads the table `cmap` of a WOFF2 file, whose tables are compressed as one stream. */
function characterMap(file: Buffer): Buffer {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [from, start, size] = [0, -1, 0];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const tag = KNOWN_TAGS[flags & 63] ?? '';
    if ((flags & 63) === 63) at += 4;
    const length = number();
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? number() : length;
    if (tag === 'cmap') [start, size] = [from, length];
    from += stored;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(start, start + size);
}

/** Reads the subtable of format 4, which lists the characters in segments. */
function charactersOf(file: string): ReadonlySet<string> {
  const map = characterMap(readFileSync(join(fontFolder, file)));
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + index * 8));
  const table = offsets.find((offset) => map.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error(`${file} has no character map of format 4.`);
  const segments = map.readUInt16BE(table + 6);
  const found: Set<string> = new Set();
  for (let index = 0; index < segments; index += 2) {
    const last = map.readUInt16BE(table + 14 + index);
    const first = map.readUInt16BE(table + 16 + segments + index);
    for (let code = first; code <= last; code += 1) found.add(String.fromCharCode(code));
  }
  return found;
}

function charactersIn(file: string): readonly string[] {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(texts.join(''))].filter((each) => each > '~');
}

it('every font draws each character of the texts', () => {
  const files = wordsFiles.filter((file) => !file.startsWith('functions/'));
  const used = new Set(files.flatMap(charactersIn));
  const fonts = readdirSync(fontFolder).filter((file) => file.endsWith('.woff2'));
  expect([fonts.length > 0, used.has('ñ')]).toEqual([true, true]);
  for (const font of fonts) {
    const drawn = charactersOf(font);
    const missing = [...used].filter((each) => !drawn.has(each) && !DRAWN_BY_DEVICE.includes(each));
    expect(missing, font).toEqual([]);
  }
});
