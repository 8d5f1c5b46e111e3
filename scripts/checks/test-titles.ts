import ts from 'typescript';

/** A test or a group, with the groups around it from the outermost inwards. */
export interface Titled {
  readonly title: string;
  readonly groups: readonly string[];
}

/** Every call that takes a text first and a function after it. Titles are as they are written: `%s` is not filled in. */
export function titlesOf(text: string, file: string): Titled[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Titled[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(node);
    if (title !== null) found.push({ title, groups });
    ts.forEachChild(node, (child) => visit(child, title === null ? groups : [...groups, title]));
  };
  visit(source, []);
  return found;
}

function titleOf(node: ts.Node) {
  if (!ts.isCallExpression(node)) return null;
  const [first, ...rest] = node.arguments;
  if (!first || !rest.some((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each))) return null;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : null;
}

const between = ' > ';
const placeholder = /%[sdifjo]|\$\w+|\$\{[^}]*\}/;

/**
 * A document names a test by its title, by a part of it that no other title of the file has, or, with `…` at the end,
 * several tests by how their titles begin. `group > title` tells equal titles apart. A row of a table is named by its
 * words, which the file or one that it imports has to hold.
 */
export function findQuoted(
  quoted: string,
  text: string,
  file: string,
  imported = '',
): 'found' | 'missing' | 'ambiguous' {
  const titles = titlesOf(text, file);
  const paths = titles.map(({ title, groups }) => ['', ...groups, title].join(between));
  const exact = paths.filter((path) => path.endsWith(between + quoted));
  const meant = exact.length > 0 ? exact : titles.filter(({ title }) => title.includes(quoted));
  if (meant.length > 0) return meant.length === 1 ? 'found' : 'ambiguous';
  const beginning = quoted.replace(/…$/, '');
  if (beginning === '') return 'missing';
  const isFound = titles.some(
    ({ title }) =>
      (beginning !== quoted && title.startsWith(beginning)) || isRow(beginning, title, text + imported),
  );
  return isFound ? 'found' : 'missing';
}

function isRow(quoted: string, title: string, words: string) {
  const parts = title.split(placeholder).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  if (parts.length === 1) return false;
  const [, ...values] = new RegExp(`^${parts.join('(.*)')}$`).exec(quoted) ?? [quoted, quoted];
  return values.every((value) => words.includes(value));
}
