import { posix } from 'node:path';
import ts from 'typescript';

/**
 * What an expression of a test file is worth without running it: constants, literals of them, and what
 * `Object.keys`, `Object.entries` and `Object.values` give of them. All else is a hole, so that nothing is guessed.
 *
 * @typedef {(file: string) => ts.SourceFile | null} Parse
 */

export const hole = Symbol('not known without running it');

/** What stands in a title where a value is not known. */
export const holeMark = '…';

const readers = {
  /** @param {object} value */
  keys: (value) => Object.keys(value),
  /** @param {object} value @returns {unknown[]} */
  values: (value) => Object.values(value),
  /** @param {object} value @returns {[string, unknown][]} */
  entries: (value) => Object.entries(value),
};

/**
 * @param {ts.Expression} expression
 * @param {string} file
 * @param {Parse} parse
 * @returns {unknown} a value made of plain data and holes
 */
export function staticValue(expression, file, parse) {
  /** @param {ts.Expression} each */
  const of = (each) => staticValue(each, file, parse);
  const bare = bareOf(expression);
  if (ts.isStringLiteralLike(bare)) return bare.text;
  if (ts.isNumericLiteral(bare)) return Number(bare.text);
  if (ts.isTemplateExpression(bare)) return textOfTemplate(bare, of);
  if (bare.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (bare.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (bare.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(bare)) return listOf(bare, of);
  if (ts.isObjectLiteralExpression(bare)) return objectOf(bare, of);
  if (ts.isIdentifier(bare)) return constantNamed(bare.text, file, parse);
  if (ts.isCallExpression(bare)) return readOf(bare, of);
  return hole;
}

/**
 * Without parentheses and without what is said of its type.
 *
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function bareOf(expression) {
  const wrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression);
  return wrapped ? bareOf(expression.expression) : expression;
}

/**
 * @param {ts.TemplateExpression} template
 * @param {(expression: ts.Expression) => unknown} of
 */
function textOfTemplate(template, of) {
  const spans = template.templateSpans.map((span) => shown(of(span.expression)) + span.literal.text);
  return template.head.text + spans.join('');
}

/**
 * @param {unknown} value
 * @returns {unknown[] | null}
 */
export function listIn(value) {
  return Array.isArray(value) ? value : null;
}

/** @param {unknown} value */
export function shown(value) {
  return ['string', 'number', 'boolean'].includes(typeof value) || value === null ? String(value) : holeMark;
}

/**
 * @param {ts.ArrayLiteralExpression} list
 * @param {(expression: ts.Expression) => unknown} of
 */
function listOf(list, of) {
  return list.elements.flatMap((element) => {
    if (!ts.isSpreadElement(element)) return [of(element)];
    return listIn(of(element.expression)) ?? [hole];
  });
}

/**
 * @param {ts.ObjectLiteralExpression} object
 * @param {(expression: ts.Expression) => unknown} of
 */
function objectOf(object, of) {
  return Object.fromEntries(
    object.properties.flatMap((property) => {
      const name = property.name;
      if (!name || ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) return [];
      return [[name.text, ts.isPropertyAssignment(property) ? of(property.initializer) : hole]];
    }),
  );
}

/**
 * @param {ts.CallExpression} call
 * @param {(expression: ts.Expression) => unknown} of
 */
function readOf(call, of) {
  const [argument] = call.arguments;
  if (!argument || !ts.isPropertyAccessExpression(call.expression)) return hole;
  const read = Object.entries(readers).find(([name]) => call.expression.getText() === `Object.${name}`)?.[1];
  const value = read ? of(argument) : hole;
  return read && typeof value === 'object' && value !== null ? read(value) : hole;
}

/**
 * @param {string} name
 * @param {string} file
 * @param {Parse} parse
 * @returns {unknown}
 */
function constantNamed(name, file, parse) {
  const source = parse(file);
  if (!source) return hole;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const) {
      const found = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      if (found) return found.initializer ? staticValue(found.initializer, file, parse) : hole;
    }
  }
  const imported = importedAs(name, source, file);
  return imported?.from ? constantNamed(imported.name, imported.from, parse) : hole;
}

/**
 * Where a name comes from: a file of the repository, or a package (`from` is then null).
 *
 * @param {string} name
 * @param {ts.SourceFile} source
 * @param {string} file
 */
export function importedAs(name, source, file) {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((each) => each.name.text === name);
    if (!found) continue;
    const module = statement.moduleSpecifier.text;
    const from = module.startsWith('.') ? posix.join(posix.dirname(file), module) : null;
    return { name: (found.propertyName ?? found.name).text, module, from };
  }
  return null;
}
