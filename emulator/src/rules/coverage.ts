import { obtain } from '../core/store/recent-map.ts';
import { type JsonObject, toJson } from './evaluation/conversion.ts';
import { isFailure, type Outcome, weightOf } from './evaluation/values.ts';
import type { CoverageNode, RuleCoverage } from './registry-contract.ts';
import {
  childrenOf,
  type Expr,
  type FunctionDeclaration,
  type Match,
  type RulesetAst,
} from './syntax/ast.ts';

/**
 * The counters of an expression keep no new values beyond this total weight, because memory would otherwise
 * grow without end.
 */
const MAX_KEPT_WEIGHT = 100_000;
/** A heavier value is not counted, because encoding it could cost more than the evaluation. */
const MAX_VALUE_WEIGHT = 20_000;

interface Written {
  readonly value: JsonObject;
  readonly key: string;
}

/** Encoded maps are cached, because many expressions of a request have the same document as their value. */
const written = new WeakMap<Outcome, Written>();

function write(outcome: Outcome | null): Written {
  const known = outcome === null ? undefined : written.get(outcome);
  if (known !== undefined) return known;
  const value = outcome === null ? {} : toJson(outcome);
  const result = { value, key: JSON.stringify(value) };
  if (outcome?.kind === 'map') written.set(outcome, result);
  return result;
}

interface Counter {
  readonly value: JsonObject;
  count: number;
}

class Counters {
  private readonly byValue = new Map<string, Counter>();
  private kept = 0;

  add(outcome: Outcome | null): void {
    const weight = outcome === null || isFailure(outcome) ? 1 : weightOf(outcome);
    if (weight > MAX_VALUE_WEIGHT) return;
    const { value, key } = write(outcome);
    const known = this.byValue.get(key);
    if (known !== undefined) {
      known.count += 1;
    } else if (this.kept + weight <= MAX_KEPT_WEIGHT) {
      this.kept += weight;
      this.byValue.set(key, { value, count: 1 });
    }
  }

  report(): CoverageNode['values'] {
    return [...this.byValue.values()].map(({ value, count }) => ({ value, count }));
  }
}

export class Coverage {
  private readonly counters = new Map<Expr, Counters>();
  private readonly roots: readonly Expr[];

  constructor(ast: RulesetAst) {
    this.roots = rootsOf(ast).filter(({ kind }) => kind !== 'literal');
  }

  visit(expr: Expr, outcome: Outcome | null): void {
    if (expr.kind === 'literal') return;
    obtain(this.counters, expr, () => new Counters()).add(outcome);
  }

  report(): readonly CoverageNode[] {
    return this.roots.map((root) => this.node(root));
  }

  private node(expr: Expr): CoverageNode {
    const values = this.counters.get(expr)?.report();
    const children = childrenOf(expr)
      .filter(({ kind }) => kind !== 'literal')
      .map((child) => this.node(child));
    return {
      sourcePosition: expr.span,
      ...(values === undefined ? {} : { values }),
      ...(children.length === 0 ? {} : { children }),
    };
  }
}

function rootsOf(ast: RulesetAst): readonly Expr[] {
  const roots = [
    ...ast.functions.flatMap(bodyOf),
    ...ast.services.flatMap((service) => [
      ...service.functions.flatMap(bodyOf),
      ...service.matches.flatMap(matchRoots),
    ]),
  ];
  return roots.toSorted((left, right) => left.span.currentOffset - right.span.currentOffset);
}

function bodyOf(declaration: FunctionDeclaration): readonly Expr[] {
  return [...declaration.lets.map(({ value }) => value), declaration.result];
}

function matchRoots(match: Match): readonly Expr[] {
  return [
    ...match.functions.flatMap(bodyOf),
    ...match.allows.flatMap(({ condition }) => (condition === null ? [] : [condition])),
    ...match.matches.flatMap(matchRoots),
  ];
}

const TITLE = 'Firestore Rule Coverage Report';

export function coverageHtml(coverage: RuleCoverage): string {
  const source = coverage.rules.files.map(({ content }) => content).join('\n');
  const points = Array.from(source);
  const rows = (coverage.report ?? []).flatMap((node) => rowsOf(node, points, 0));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${TITLE}</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; }
pre, td:nth-child(2) { font-family: ui-monospace, monospace; white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { border: 1px solid #ccc; padding: 4px 8px; text-align: left; vertical-align: top; }
.never { background: #fde8e8; }
</style>
</head>
<body>
<h1>${TITLE}</h1>
<table>
<tr><th>Position</th><th>Expression</th><th>Values</th></tr>
${rows.join('\n')}
</table>
<pre>${numberedLines(source)}</pre>
</body>
</html>
`;
}

function rowsOf(node: CoverageNode, points: readonly string[], depth: number): readonly string[] {
  const { line, column, currentOffset, endOffset } = node.sourcePosition;
  const text = points.slice(currentOffset, endOffset + 1).join('');
  const values = (node.values ?? []).map(({ value, count }) => `${count} × ${JSON.stringify(value)}`);
  const cells = [
    `<td>L${line}:${column}</td>`,
    `<td style="padding-left:${depth + 0.5}em">${escapeHtml(text)}</td>`,
    `<td>${values.length === 0 ? 'never evaluated' : values.map(escapeHtml).join('<br>')}</td>`,
  ];
  const row = `<tr${values.length === 0 ? ' class="never"' : ''}>${cells.join('')}</tr>`;
  return [row, ...(node.children ?? []).flatMap((child) => rowsOf(child, points, depth + 1))];
}

function numberedLines(source: string): string {
  return source
    .split('\n')
    .map((line, index) => `${String(index + 1).padStart(4)}  ${escapeHtml(line)}`)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
