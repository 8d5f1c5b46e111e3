import ts from 'typescript';
import { hole, holeMark, importedAs, listIn, shown, staticValue } from './static-value.mjs';

/**
 * The tests of a file by its syntax: what `describe`, `it`, `test` or a function made by `extend` of one of them is
 * called with. A skipped test is none, and neither is one without a body. A title is as it is written; its rows are as
 * it is shown for each row of its table; its groups go from the outermost to the nearest.
 *
 * @typedef {import('./static-value.mjs').Parse} Parse
 * @typedef {{ title: string, rows: string[], groups: string[], isGroup: boolean }} Titled
 */

const runnerNames = new Set(['describe', 'it', 'suite', 'test']);
const groupNames = new Set(['describe', 'suite']);
/** What `it` has whose call is no test yet. */
const makesRunner = new Set(['each', 'extend', 'for', 'runIf', 'skipIf']);

/**
 * @param {string} file
 * @param {Parse} parse
 * @returns {Titled[]}
 */
export function titlesOf(file, parse) {
  const source = parse(file);
  if (!source) return [];
  /** @type {Titled[]} */
  const found = [];
  /**
   * @param {ts.Node} node
   * @param {string[]} groups
   */
  const visit = (node, groups) => {
    const call = ts.isCallExpression(node) ? runnerCall(node, file, source, parse) : null;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    if (call.skipped) return;
    const before = found.length;
    for (const argument of call.rest) visit(argument, call.isGroup ? [...groups, call.title] : groups);
    if (call.isGroup && found.length === before) return;
    found.push({ title: call.title, rows: call.rows, groups, isGroup: call.isGroup });
  };
  visit(source, []);
  return found;
}

/**
 * @param {ts.CallExpression} call
 * @param {string} file
 * @param {ts.SourceFile} source
 * @param {Parse} parse
 */
function runnerCall(call, file, source, parse) {
  const [first, ...rest] = call.arguments;
  const { name, modifiers } = calleeOf(call.expression);
  const runner = first && name ? runnerBehind(name, file, source, parse) : null;
  const last = modifiers[0];
  if (!first || !runner || (last && !last.given && makesRunner.has(last.name))) return null;
  const value = staticValue(first, file, parse);
  const title = typeof value === 'string' ? value : shown(value);
  const table = modifiers.find((each) => each.given && ['each', 'for'].includes(each.name))?.given?.[0];
  return {
    title,
    rows: table ? rowTitles(title, staticValue(table, file, parse)) : [],
    isGroup: groupNames.has(runner),
    skipped: rest.length === 0 || modifiers.some(skips),
    rest,
  };
}

/**
 * The name at the root of `it.skipIf(windows).each(rows)`, and what is said of it, from the last to the first.
 *
 * @param {ts.Expression} callee
 * @returns {{ name: string | null, modifiers: { name: string, given: readonly ts.Expression[] | null }[] }}
 */
function calleeOf(callee) {
  const modifiers = [];
  let at = callee;
  /** @type {readonly ts.Expression[] | null} */
  let given = null;
  for (;;) {
    if (ts.isCallExpression(at)) {
      given = at.arguments;
      at = at.expression;
    } else if (ts.isPropertyAccessExpression(at)) {
      modifiers.push({ name: at.name.text, given });
      given = null;
      at = at.expression;
    } else return { name: ts.isIdentifier(at) && given === null ? at.text : null, modifiers };
  }
}

/**
 * Whether `it` is the one of vitest, or made from it: `export const journey = base.extend(...)`.
 *
 * @param {string} name
 * @param {string} file
 * @param {ts.SourceFile} source
 * @param {Parse} parse
 * @returns {string | null}
 */
function runnerBehind(name, file, source, parse) {
  const imported = importedAs(name, source, file);
  if (imported?.module === 'vitest') return runnerNames.has(imported.name) ? imported.name : null;
  if (imported?.from) {
    const other = parse(imported.from);
    return other && runnerBehind(imported.name, imported.from, other, parse);
  }
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const made = statement.declarationList.declarations.find(
      (each) => each.name.getText() === name,
    )?.initializer;
    if (!made || !ts.isCallExpression(made)) continue;
    const { name: base, modifiers } = calleeOf(made.expression);
    if (base && modifiers[0]?.name === 'extend') return runnerBehind(base, file, source, parse);
  }
  return null;
}

/**
 * A platform that cannot run a test skips it there; whatever else may skip it leaves nothing proven.
 *
 * @param {{ name: string, given: readonly ts.Expression[] | null }} modifier
 */
function skips({ name, given }) {
  if (name === 'skip' || name === 'todo' || name === 'fails') return true;
  if (name !== 'skipIf' && name !== 'runIf') return false;
  return !/^process\.(platform|arch) [!=]== '\w+'$/.test(given?.[0]?.getText() ?? '');
}

/**
 * What the runner makes of a title with `%s` or `$name` for each row.
 *
 * @param {string} title
 * @param {unknown} table
 */
function rowTitles(title, table) {
  const rows = listIn(table) ?? [hole];
  if (rows.includes(hole)) return [];
  const titles = rows.map((row) => {
    const values = listIn(row) ?? [row];
    const fields = typeof row === 'object' && row !== null ? new Map(Object.entries(row)) : new Map();
    let next = 0;
    return title
      .replace(/%([sdifjo%])/g, (...[, kind]) => (kind === '%' ? '%' : printed(values[next++], String(kind))))
      .replace(/\$(\w+)/g, (whole, name) => (fields.has(name) ? shown(fields.get(name)) : whole));
  });
  return titles.filter((each) => each !== title);
}

/**
 * @param {unknown} value
 * @param {string} kind
 */
function printed(value, kind) {
  if (kind !== 'j') return shown(value);
  /** @param {string} _ @param {unknown} each */
  const marked = (_, each) => (each === hole ? holeMark : each);
  return JSON.stringify(value, marked);
}
