import { type Plugin, parseAst } from 'vite';

/**
 * This site has no `<Form>`, no `<Link prefetch>` and no data router, so it never uses these declarations. The
 * bundler keeps them, because `Link`, `Routes` or top-level assignments refer to them.
 */
const UNUSED = ['DefaultErrorComponent', 'Form', 'PrefetchPageLinks', 'RenderErrorBoundary'] as const;

export function withoutDataRouter(): Plugin {
  return {
    name: 'copa-without-data-router',
    apply: 'build',
    enforce: 'pre',
    // The package's `exports` choose the development files even for a build. The production files lack only
    // what developers see.
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      return /\/react-router\/dist\/production\/chunk-/.test(id) && code.includes('Link.displayName')
        ? { code: withoutDeclarations(code, UNUSED), map: null }
        : null;
    },
  };
}

type Statement = ReturnType<typeof parseAst>['body'][number];

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * Empties the top-level functions and variables of these names, and removes what is assigned to their
 * properties. Also removes all top-level display names, which only developers see.
 */
export function withoutDeclarations(code: string, names: readonly string[]): string {
  const { body } = parseAst(code);
  const emptied = names.map((name) => emptiedIn(body, name));
  const removed = body.flatMap((statement) => {
    const assigned = assignedIn(statement);
    if (assigned === null) return [];
    const isRemoved = assigned.property === 'displayName' || names.includes(assigned.object);
    return isRemoved ? { start: statement.start, end: statement.end, by: '' } : [];
  });
  return [...emptied, ...removed]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

function emptiedIn(body: readonly Statement[], name: string): Piece {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name && statement.body !== null) {
      return { start: statement.body.start, end: statement.body.end, by: '{}' };
    }
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && id.name === name && init !== null) {
        return { start: init.start, end: init.end, by: 'null' };
      }
    }
  }
  throw new Error(`React Router has no ${name} any more.`);
}

function assignedIn(statement: Statement): { readonly object: string; readonly property: string } | null {
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { object, property } = expression.left;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return null;
  return { object: object.name, property: property.name };
}
