import { posix } from 'node:path';
import ts from 'typescript';

export interface WordPage {
  readonly homes: ReadonlyMap<string, readonly string[]>;
  readonly avoided: readonly string[];
}

export interface Declared {
  readonly name: string;
  readonly file: string;
}

const composing = new Set(['app', 'wiring']);

export function readWordPage(page: string): WordPage {
  const homes = new Map<string, readonly string[]>();
  const avoided: string[] = [];
  for (const line of page.split('\n')) {
    const [, , code = '', home = '–', says] = line.split('|').map((cell) => cell.trim());
    if (says === undefined) continue;
    const words = [...code.matchAll(/`([a-z][A-Za-z]*)`/g)].flatMap(([, word]) => word ?? []);
    if (code.startsWith('*avoid*')) avoided.push(...words);
    else if (home !== '–') for (const word of words) homes.set(word, home.split(', '));
  }
  return { homes, avoided };
}

export function moduleOf(file: string): string {
  const [, , first = '', second = ''] = file.split('/');
  if (first === 'features') return second;
  return second === '' ? 'src' : first;
}

const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

export function awayFromHome(
  page: WordPage,
  declared: readonly Declared[],
  files: readonly string[],
): readonly string[] {
  const typeNames = new Map<string, string>();
  const fileNames = new Map<string, string>();
  for (const word of page.homes.keys()) {
    for (const form of [word, plural(word)]) {
      for (const name of [pascal(form), `${pascal(form)}Schema`]) typeNames.set(name, word);
      fileNames.set(kebab(form), word);
    }
  }
  const candidates = [
    ...declared.map(({ name, file }) => ({ file, word: typeNames.get(name), what: name })),
    ...files.map((file) => ({
      file,
      word: fileNames.get(posix.basename(file).replace(/\.tsx?$/, '')),
      what: 'the file',
    })),
  ];
  return candidates.flatMap(({ file, word, what }) => {
    const homes = word === undefined ? undefined : page.homes.get(word);
    const module = moduleOf(file);
    if (homes === undefined || homes.includes(module) || composing.has(module)) return [];
    return [
      `${file}: ${what} is named ${word}, a word of ${homes.join(' and ')} (docs/words.md); give it a name of its own`,
    ];
  });
}

export function twoMeanings(declared: readonly Declared[]): readonly string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const { name, file } of declared) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  return [...filesOf].flatMap(([name, set]) => {
    const files = [...set];
    const packages = new Set(files.map((file) => file.split('/')[0]));
    const modules = new Set(files.map(moduleOf));
    if (files.length === 1 || (modules.size === 1 && packages.size === files.length)) return [];
    return [`${files.join(' and ')} both export ${name}; rename one, so that the name says one thing`];
  });
}

/** `lazyPage` of the web client requires this name in each route. */
const byConvention = new Set(['Component']);

export function exportsOf(file: ts.SourceFile): readonly Declared[] {
  return file.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : 'name' in statement
        ? [statement.name as ts.Node]
        : [];
    return names
      .filter((name) => name !== undefined && ts.isIdentifier(name))
      .map(({ text }) => text)
      .filter((name) => !byConvention.has(name))
      .map((name) => ({ name, file: file.fileName }));
  });
}

const wordsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

const isAvoided = (name: string, word: string) => {
  const words = wordsOf(name);
  return words.includes(word) || words.includes(plural(word));
};

export function avoidedIn(
  { avoided }: WordPage,
  fileName: string,
  text: string,
  parse: (name: string, source: string) => ts.SourceFile,
): readonly string[] {
  const complaints: string[] = [];
  for (const word of avoided) {
    const says = `contains ${word}, which docs/words.md avoids`;
    if (isAvoided(fileName, word)) complaints.push(`${fileName}: the path ${says}`);
    // The last letter of the word is left out, because the plural `entries` does not contain `entry`.
    if (!text.toLowerCase().includes(word.slice(0, -1))) continue;
    const file = parse(fileName, text);
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && isAvoided(node.text, word)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        complaints.push(`${fileName}:${line + 1}: ${node.text} ${says}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return complaints;
}
