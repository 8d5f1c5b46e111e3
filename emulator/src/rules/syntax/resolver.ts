import { FUNCTIONS, NAMESPACES } from '../builtins/index.ts';
import { compileRegex } from '../builtins/string.ts';
import { isTypeName } from '../evaluation/operators.ts';
import {
  childrenOf,
  type Expr,
  type FunctionDeclaration,
  type Issue,
  type Match,
  type Name,
  type RulesetAst,
} from './ast.ts';
import type { SourcePosition } from './lexer.ts';

interface Call {
  readonly target: FunctionDeclaration;
  readonly span: SourcePosition;
}

type CallGraph = ReadonlyMap<FunctionDeclaration, readonly Call[]>;

const MAX_CALL_DEPTH = 20;

function checkCalls(graph: CallGraph): readonly Issue[] {
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

/**
 * Sorts functions depth first with an explicit stack, because recursion over thousands of chained functions
 * would overflow the call stack.
 */
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

const MAX_LETS = 11;
const MAX_PARAMETERS = 7;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);
const REQUEST_VARIABLES = ['request', 'resource'];

interface StaticScope {
  readonly parent: StaticScope | null;
  readonly variables: Set<string>;
  readonly functions: Map<string, FunctionDeclaration>;
}

export function resolve(ast: RulesetAst): readonly Issue[] {
  return new Resolver(ast.version).ruleset(ast);
}

class Resolver {
  private readonly issues: Issue[] = [];
  private readonly calls = new Map<FunctionDeclaration, Call[]>();
  private readonly used = new Set<FunctionDeclaration>();
  private readonly usedVariables = new Set<Name>();
  private readonly lets = new Map<StaticScope, Name>();
  /**
   * The calls of the function or `allow` being resolved. The calls of an `allow` do not count toward the call
   * depth.
   */
  private callsHere: Call[] = [];

  constructor(private readonly version: '1' | '2') {}

  ruleset(ast: RulesetAst): readonly Issue[] {
    const root = this.scope(null, []);
    for (const name of REQUEST_VARIABLES) root.variables.add(name);
    const file = this.scope(root, ast.functions);
    this.functions(ast.functions, file);
    for (const service of ast.services) {
      const scope = this.scope(file, service.functions);
      this.functions(service.functions, scope);
      for (const match of service.matches) this.match(match, scope, 0, 0);
    }
    this.issues.push(...checkCalls(this.calls));
    for (const declaration of this.calls.keys()) {
      const { name, span } = declaration.name;
      if (!this.used.has(declaration)) this.warn(`Unused function: ${name}.`, span);
    }
    return this.issues.toSorted((left, right) => left.span.currentOffset - right.span.currentOffset);
  }

  private error(message: string, span: SourcePosition): void {
    this.issues.push({ severity: 'ERROR', message, span });
  }

  private warn(message: string, span: SourcePosition): void {
    this.issues.push({ severity: 'WARNING', message, span });
  }

  private scope(parent: StaticScope | null, declarations: readonly FunctionDeclaration[]): StaticScope {
    const functions = new Map<string, FunctionDeclaration>();
    for (const declaration of declarations) {
      const { name, span } = declaration.name;
      if (functions.has(name)) this.alreadyBound(name, span);
      else functions.set(name, declaration);
    }
    return { parent, variables: new Set(), functions };
  }

  private alreadyBound(name: string, span: SourcePosition): void {
    this.error(`The identifier [${name}] is already bound in the current scope.`, span);
  }

  private bind(scope: StaticScope, { name, span }: Name): void {
    if (NAMESPACES.has(name)) this.error(`${name} is a package and cannot be used as variable name.`, span);
    if (scope.variables.has(name)) this.alreadyBound(name, span);
    scope.variables.add(name);
  }

  private match(match: Match, parent: StaticScope, segmentsAbove: number, capturesAbove: number): void {
    const scope = this.scope(parent, match.functions);
    const wildcards = match.pattern.filter((segment) => segment.kind !== 'literal');
    for (const { name, span } of wildcards) this.bind(scope, { name, span });
    this.globs(match);
    const segments = segmentsAbove + match.pattern.length;
    const captures = capturesAbove + wildcards.length;
    if (segments > MAX_SEGMENTS) {
      this.error(`Maximum allowed path segment count of ${MAX_SEGMENTS} has been reached.`, match.span);
    }
    if (captures > MAX_CAPTURES) {
      this.error(`Maximum allowed path capture count of ${MAX_CAPTURES} has been reached.`, match.span);
    }
    this.functions(match.functions, scope);
    for (const { condition } of match.allows) {
      this.callsHere = [];
      if (condition !== null) this.expression(condition, scope);
    }
    for (const inner of match.matches) this.match(inner, scope, segments, captures);
  }

  private globs(match: Match): void {
    const globs = match.pattern.filter((segment) => segment.kind === 'glob');
    const [first, second] = globs;
    if (second !== undefined) {
      this.error(
        'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        second.span,
      );
    }
    const isLast = first === match.pattern.at(-1) && match.matches.length === 0;
    if (this.version === '1' && first !== undefined && !isLast) {
      this.warn("A glob matches only at the end of a path in rules_version '1'.", first.span);
    }
  }

  private functions(declarations: readonly FunctionDeclaration[], scope: StaticScope): void {
    for (const declaration of declarations) this.function(declaration, scope);
  }

  private function(declaration: FunctionDeclaration, outer: StaticScope): void {
    const { parameters, lets, result } = declaration;
    this.callsHere = [];
    this.calls.set(declaration, this.callsHere);
    const excess = parameters[MAX_PARAMETERS];
    if (excess !== undefined) {
      this.error(
        `Maximum allowed argument count of ${MAX_PARAMETERS} for a given function has been reached.`,
        excess.span,
      );
    }
    let scope = this.scope(outer, []);
    for (const parameter of parameters) this.bind(scope, parameter);
    for (const { name, value } of lets) {
      this.expression(value, scope);
      // Each `let` opens a scope, because `this.lets` maps a scope to one `let`. The names of all parameters
      // and `let`s of a function must still differ.
      const inner = this.scope(scope, []);
      if (this.isBoundInFunction(name.name, scope, outer)) this.alreadyBound(name.name, name.span);
      this.bind(inner, name);
      this.lets.set(inner, name);
      scope = inner;
    }
    const tooMany = lets[MAX_LETS];
    if (tooMany !== undefined) {
      this.error(
        'Maximum allowed variable count of 10 for a given function has been reached.',
        tooMany.name.span,
      );
    }
    this.expression(result, scope);
    for (const { name } of lets) {
      if (!this.usedVariables.has(name)) this.warn(`Unused variable: ${name.name}.`, name.span);
    }
  }

  private isBoundInFunction(name: string, scope: StaticScope, outer: StaticScope): boolean {
    for (let current: StaticScope | null = scope; current !== null; current = current.parent) {
      if (current === outer) return false;
      if (current.variables.has(name)) return true;
    }
    return false;
  }

  private expression(expr: Expr, scope: StaticScope): void {
    if (expr.kind === 'name') this.name(expr.name, expr.span, scope);
    if (expr.kind === 'call') this.call(expr.name, expr.args.length, expr.span, scope);
    if (expr.kind === 'is' && !isTypeName(expr.type))
      this.error(`Invalid type name: ${expr.type}.`, expr.span);
    if (expr.kind === 'methodCall' && expr.object.kind === 'name') {
      const namespace = NAMESPACES.get(expr.object.name);
      if (namespace !== undefined) {
        const name = `${expr.object.name}.${expr.name}`;
        this.builtin(name, namespace.get(expr.name), expr.args.length, expr.span);
        for (const argument of expr.args) this.expression(argument, scope);
        return;
      }
    }
    if (expr.kind === 'methodCall' && PATTERN_METHODS.has(expr.name)) this.pattern(expr.args[0]);
    for (const child of childrenOf(expr)) this.expression(child, scope);
  }

  /** Checks only literals, because a computed regular expression is not known before evaluation. */
  private pattern(argument: Expr | undefined): void {
    if (argument?.kind !== 'literal' || argument.literal.kind !== 'string') return;
    const regex = compileRegex(argument.literal.value);
    if (typeof regex === 'string') this.error(regex, argument.span);
  }

  private name(name: string, span: SourcePosition, scope: StaticScope): void {
    for (let current: StaticScope | null = scope; current !== null; current = current.parent) {
      if (!current.variables.has(name)) continue;
      const declared = this.lets.get(current);
      if (declared !== undefined) this.usedVariables.add(declared);
      return;
    }
    this.warn(`Invalid variable name: ${name}.`, span);
  }

  private call(name: string, count: number, span: SourcePosition, scope: StaticScope): void {
    for (let current: StaticScope | null = scope; current !== null; current = current.parent) {
      const target = current.functions.get(name);
      if (target === undefined) continue;
      this.used.add(target);
      this.callsHere.push({ target, span });
      if (target.parameters.length !== count) this.wrongCount(name, span);
      return;
    }
    this.builtin(name, FUNCTIONS.get(name), count, span);
  }

  private builtin(
    name: string,
    overloads: readonly { readonly parameters: readonly unknown[] }[] | undefined,
    count: number,
    span: SourcePosition,
  ): void {
    if (overloads === undefined) this.warn(`Invalid function name: ${name}.`, span);
    else if (!overloads.some(({ parameters }) => parameters.length === count)) this.wrongCount(name, span);
  }

  private wrongCount(name: string, span: SourcePosition): void {
    this.warn(`Incorrect number of arguments supplied to function: ${name}.`, span);
  }
}
