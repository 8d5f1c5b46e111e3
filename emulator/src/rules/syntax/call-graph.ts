import type { FunctionDeclaration } from './ast.ts';
import type { Issue } from './issue.ts';
import type { SourcePosition } from './source-text.ts';

export interface Call {
  readonly target: FunctionDeclaration;
  readonly span: SourcePosition;
}

export type CallGraph = ReadonlyMap<FunctionDeclaration, readonly Call[]>;

const MAX_CALL_DEPTH = 20;

/** Recursion, and chains of calls that are too long; one function on top of 20 others is the most. */
export function checkCalls(graph: CallGraph): readonly Issue[] {
  const issues: Issue[] = [];
  const order = calleesFirst(graph, issues);
  if (issues.length > 0) return issues;
  const deepest = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
  const called = new Set([...graph.values()].flat().map(({ target }) => target));
  for (const declaration of order) {
    let longest: readonly FunctionDeclaration[] = [];
    for (const { target } of graph.get(declaration) ?? []) {
      const below = deepest.get(target) ?? [];
      if (below.length > longest.length) longest = below;
    }
    const stack = [declaration, ...longest].slice(0, MAX_CALL_DEPTH + 2);
    deepest.set(declaration, stack);
    if (stack.length > MAX_CALL_DEPTH + 1 && !called.has(declaration)) {
      const names = stack.slice(0, MAX_CALL_DEPTH + 1).map(({ name }) => name.name);
      issues.push({
        severity: 'ERROR',
        message: `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names.join('->')}] call stack.`,
        span: declaration.name.span,
      });
    }
  }
  return issues;
}

/** Depth first with a stack of its own: a source has room for thousands of functions in a row. */
function calleesFirst(graph: CallGraph, issues: Issue[]): readonly FunctionDeclaration[] {
  const order: FunctionDeclaration[] = [];
  const state = new Map<FunctionDeclaration, 'open' | 'done'>();
  for (const root of graph.keys()) {
    const stack: { declaration: FunctionDeclaration; next: number }[] = [];
    if (!state.has(root)) stack.push({ declaration: root, next: 0 });
    state.set(root, state.get(root) ?? 'open');
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const call = graph.get(top.declaration)?.[top.next];
      top.next += 1;
      if (call === undefined) {
        state.set(top.declaration, 'done');
        order.push(top.declaration);
        stack.pop();
      } else if (state.get(call.target) === 'open') {
        issues.push({ severity: 'ERROR', message: 'Recursive call is not allowed.', span: call.span });
      } else if (!state.has(call.target)) {
        state.set(call.target, 'open');
        stack.push({ declaration: call.target, next: 0 });
      }
    }
  }
  return order;
}
