import { timestampText } from '../src/core/values/value.ts';
import { floatText } from '../src/rules/builtins/math.ts';
import { RequestAccess } from '../src/rules/evaluation/document-access.ts';
import { pathText } from '../src/rules/evaluation/equality.ts';
import { Evaluator } from '../src/rules/evaluation/evaluator.ts';
import type { QueryProof } from '../src/rules/evaluation/unknown.ts';
import { type Outcome, type RulesValue, WorkBudget } from '../src/rules/evaluation/values.ts';
import type { Expr } from '../src/rules/syntax/ast.ts';
import { parse } from '../src/rules/syntax/parser.ts';
import { childScope } from '../src/rules/syntax/scope.ts';

export function parseCondition(text: string): Expr {
  const { ast, issues } = parse(`service cloud.firestore { match /x { allow read: if ${text}; } }`);
  const condition = ast?.services[0]?.matches[0]?.allows[0]?.condition;
  if (condition === undefined || condition === null) {
    throw new Error(`${text}: ${issues.map(({ message }) => message).join(' ')}`);
  }
  return condition;
}

export function evaluateExpression(
  expr: Expr,
  variables: Readonly<Record<string, Outcome>> = {},
  proof: QueryProof | null = null,
  log: (message: string) => void = () => undefined,
): Outcome {
  const noDocuments = () => null;
  const access = new RequestAccess({
    database: 'projects/p/databases/d',
    lookup: noDocuments,
    lookupAfter: noDocuments,
  });
  const evaluator = new Evaluator({
    documents: access.operation(),
    budget: new WorkBudget(),
    log,
    proof,
    onVisit: () => undefined,
  });
  const bindings = Object.entries(variables).map(([name, value]) => [name, () => value] as const);
  return evaluator.evaluate(expr, childScope(null, bindings));
}

export function evaluateText(text: string, variables: Readonly<Record<string, Outcome>> = {}): string {
  return show(evaluateExpression(parseCondition(text), variables));
}

export function show(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'error':
      return `! ${outcome.message}`;
    case 'unknown':
      return 'unknown';
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(outcome.value);
    case 'float':
      return floatText(outcome.value);
    case 'string':
      return `'${outcome.value}'`;
    case 'bytes':
      return `bytes ${Buffer.from(outcome.value).toString('hex')}`;
    case 'list':
      return `[${outcome.items.map(show).join(', ')}]`;
    case 'set':
      return `set[${outcome.items.map(show).join(', ')}]`;
    case 'map':
      return `{${[...outcome.entries].map(([name, value]: [string, RulesValue]) => `${name}: ${show(value)}`).join(', ')}}`;
    case 'map_diff':
      return `diff ${JSON.stringify(outcome.keys)}`;
    case 'path':
      return pathText(outcome.segments);
    case 'timestamp':
      return timestampText(outcome.nanos);
    case 'duration':
      return `${outcome.nanos}ns`;
    case 'latlng':
      return `(${outcome.latitude}, ${outcome.longitude})`;
  }
}
