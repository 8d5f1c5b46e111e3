import type { DocumentAccess } from './evaluation/document-access.ts';
import { Evaluator } from './evaluation/evaluator.ts';
import { undefinedProperty } from './evaluation/operators.ts';
import { type Captures, matchPath } from './evaluation/path-matcher.ts';
import { type Outcome, WorkBudget } from './evaluation/values.ts';
import type { Operation, OperationMethod } from './operation.ts';
import type { Rule, Ruleset } from './ruleset.ts';
import type { Allow, Expr } from './syntax/ast.ts';
import { childScope, type Scope } from './syntax/scope.ts';

export interface Verdict {
  readonly outcome: 'allow' | 'deny' | 'error';
  readonly allows: readonly { readonly line: number; readonly outcome: boolean }[];
  readonly reasons: readonly string[];
}

export interface JudgeServices {
  readonly documents: DocumentAccess;
  readonly log: (message: string) => void;
  readonly onVisit: (expr: Expr, outcome: Outcome | null) => void;
}

export const NO_MATCH = 'No matching allow statements';

/** An error in one `allow` does not affect the others, unless a limit of the operation is exceeded. */
export function judge(ruleset: Ruleset, operation: Operation, services: JudgeServices): Verdict {
  const evaluator = new Evaluator({ ...services, budget: new WorkBudget(), proof: operation.proof });
  const allows: { line: number; outcome: boolean }[] = [];
  const reasons: string[] = [];
  let errors = 0;
  for (const rule of ruleset.rules) {
    const captures = matchPath(rule.pattern, operation.domain, ruleset.ast.version);
    if (captures === null) continue;
    const scope = ruleScope(ruleset, rule, captures, operation);
    for (const allow of rule.allows) {
      if (!covers(allow, operation.method)) continue;
      const outcome = conditionOf(allow, evaluator, scope);
      const isAllowed = outcome.kind === 'bool' && outcome.value;
      const line = (allow.condition ?? allow).span.line;
      allows.push({ line, outcome: isAllowed });
      if (isAllowed) return { outcome: 'allow', allows, reasons: [] };
      if (outcome.kind === 'error') errors += 1;
      reasons.push(`${reasonOf(outcome, allow)} for '${operation.method}' @ L${line}`);
    }
  }
  const isError = errors > 0 && errors === reasons.length;
  return { outcome: isError ? 'error' : 'deny', allows, reasons };
}

export function denialText(verdicts: readonly Verdict[]): string {
  const reasons = verdicts.flatMap((verdict) => verdict.reasons);
  return reasons.length === 0 ? NO_MATCH : `\n${reasons.join(', ')}`;
}

function covers(allow: Allow, method: OperationMethod): boolean {
  const group = method === 'get' || method === 'list' ? 'read' : 'write';
  return allow.methods.includes(method) || allow.methods.includes(group);
}

function conditionOf(allow: Allow, evaluator: Evaluator, scope: Scope): Outcome {
  return allow.condition === null
    ? { kind: 'bool', value: true }
    : evaluator.evaluate(allow.condition, scope);
}

function reasonOf(outcome: Outcome, allow: Allow): string {
  if (outcome.kind === 'error') return outcome.message;
  if (outcome.kind === 'bool') return 'false';
  if (outcome.kind === 'unknown' && outcome.property !== null) {
    return undefinedProperty(outcome.property).message;
  }
  const { line, column } = (allow.condition ?? allow).span;
  return `evaluation error at L${line}:${column}`;
}

function ruleScope(ruleset: Ruleset, rule: Rule, captures: Captures, operation: Operation): Scope {
  const root = childScope(null, [
    ['request', operation.request],
    ['resource', operation.resource],
  ]);
  let scope = childScope(root, [], ruleset.ast.functions);
  scope = childScope(scope, [], rule.serviceFunctions);
  let taken = 0;
  for (const match of rule.chain) {
    const wildcards = match.pattern.filter((segment) => segment.kind !== 'literal');
    const bindings = wildcards.map(({ name }, index) => {
      const value = captures[taken + index];
      return [name, () => value ?? undefinedProperty(name)] as const;
    });
    taken += wildcards.length;
    scope = childScope(scope, bindings, match.functions);
  }
  return scope;
}
