import { FUNCTIONS, METHODS, NAMESPACES } from '../builtins/index.ts';
import { applyOverload, type BuiltinContext, functionNotFound } from '../builtins/overload.ts';
import type { Expr, ExprOf, FunctionDeclaration } from '../syntax/ast.ts';
import { childScope, findFunction, once, readVariable, type Scope } from '../syntax/scope.ts';
import { applyBinary, isOfType, negate, readIndex, readMember, readSlice } from './operators.ts';
import { compareUnknown, memberOfUnknown, opaque, type QueryProof } from './unknown.ts';
import {
  bool,
  fail,
  isFailure,
  isTooHeavy,
  list,
  NULL,
  type Outcome,
  type PathSegment,
  path,
  type RulesValue,
  TOO_COMPLEX,
  weightOf,
} from './values.ts';

/** The limit for one `Operation`: a get, a write, or a branch of a query. */
const MAX_EXPRESSIONS = 1000;
/**
 * A call of a declared function costs this many expressions in addition to the call, its arguments and its
 * body.
 */
const CALL_COST = 5;

const TOO_MANY = fail(
  `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
);

export interface EvaluationContext extends BuiltinContext {
  /** The facts that a query proves about its documents; null for an operation on one document. */
  readonly proof: QueryProof | null;
  /** A null outcome means that `&&`, `||` or a ternary skipped the expression. */
  readonly onVisit: (expr: Expr, outcome: Outcome | null) => void;
}

export class Evaluator {
  private remaining = MAX_EXPRESSIONS;

  constructor(private readonly context: EvaluationContext) {}

  evaluate(expr: Expr, scope: Scope): Outcome {
    this.remaining -= 1;
    const outcome = this.remaining < 0 ? TOO_MANY : this.compute(expr, scope);
    const placed =
      outcome.kind === 'error' && outcome.position === null ? { ...outcome, position: expr.span } : outcome;
    this.context.onVisit(expr, placed);
    return placed;
  }

  private compute(expr: Expr, scope: Scope): Outcome {
    switch (expr.kind) {
      case 'literal':
        return expr.literal;
      case 'name':
        return readVariable(scope, expr.name);
      case 'list':
        return this.withAll(expr.items, scope, (items) => list(items));
      case 'map':
        return this.mapValue(expr, scope);
      case 'path':
        return this.pathValue(expr, scope);
      case 'member':
        return this.member(this.evaluate(expr.object, scope), expr.name);
      case 'index':
        return this.index(expr, scope);
      case 'slice':
        return this.slice(expr, scope);
      case 'call':
        return this.call(expr, scope);
      case 'methodCall':
        return this.methodCall(expr, scope);
      case 'unary':
        return this.unary(expr, scope);
      case 'binary':
        return this.binary(expr, scope);
      case 'is':
        return this.withAll([expr.operand], scope, ([value = NULL]) => isOfType(value, expr.type));
      case 'ternary':
        return this.ternary(expr, scope);
    }
  }

  private withAll(
    exprs: readonly Expr[],
    scope: Scope,
    use: (values: readonly RulesValue[]) => Outcome,
  ): Outcome {
    const values: RulesValue[] = [];
    for (const expr of exprs) {
      const value = this.evaluate(expr, scope);
      if (isFailure(value)) return opaque(value);
      values.push(value);
    }
    return this.charge(values, () => use(values));
  }

  private charge(values: readonly RulesValue[], compute: () => Outcome): Outcome {
    const weight = values.reduce((total, value) => total + weightOf(value), 0);
    if (!this.context.budget.spend(weight)) return fail(TOO_COMPLEX);
    const result = compute();
    return !isFailure(result) && isTooHeavy(result) ? fail(TOO_COMPLEX) : result;
  }

  private mapValue(expr: ExprOf<'map'>, scope: Scope): Outcome {
    const exprs = expr.entries.flatMap(({ key, value }) => [key, value]);
    return this.withAll(exprs, scope, (values) => {
      const entries = new Map<string, RulesValue>();
      for (const [index, value] of values.entries()) {
        const key = values[index - 1];
        if (index % 2 === 0 || key === undefined) continue;
        if (key.kind !== 'string') return fail(`Type error. Received: [${key.kind}] Expected: [string].`);
        entries.set(key.value, value);
      }
      return { kind: 'map', entries };
    });
  }

  private pathValue(expr: ExprOf<'path'>, scope: Scope): Outcome {
    const segments: PathSegment[] = [];
    for (const part of expr.parts) {
      if (part.kind === 'text') segments.push(part.text);
      else if (part.kind === 'placeholder') segments.push({ placeholder: part.name });
      else {
        const value = this.evaluate(part.expr, scope);
        if (isFailure(value)) return opaque(value);
        if (!this.context.budget.spend(weightOf(value))) return fail(TOO_COMPLEX);
        if (value.kind === 'string') segments.push(value.value);
        else if (value.kind === 'int') segments.push(String(value.value));
        else if (value.kind === 'path') for (const inner of value.segments) segments.push(inner);
        else if (value.kind === 'null') return fail('Null value error.');
        else return fail(`Type error. Received: [${value.kind}] Expected: [string,int,path].`);
      }
    }
    const result = path(segments);
    return isTooHeavy(result) ? fail(TOO_COMPLEX) : result;
  }

  private member(object: Outcome, name: string): Outcome {
    if (object.kind === 'unknown') return memberOfUnknown(object, name, this.context.proof);
    return object.kind === 'error' ? object : readMember(object, name);
  }

  private index(expr: ExprOf<'index'>, scope: Scope): Outcome {
    const object = this.evaluate(expr.object, scope);
    if (object.kind === 'error') return object;
    const index = this.evaluate(expr.index, scope);
    if (isFailure(index)) return opaque(index);
    if (object.kind !== 'unknown') return readIndex(object, index);
    return index.kind === 'string' ? this.member(object, index.value) : opaque(object);
  }

  private slice(expr: ExprOf<'slice'>, scope: Scope): Outcome {
    const { object, from, to } = expr;
    const exprs = [object, from, to].filter((part) => part !== null);
    return this.withAll(exprs, scope, ([value = NULL, ...bounds]) => {
      const start = from === null ? null : (bounds[0] ?? null);
      const end = to === null ? null : (bounds.at(-1) ?? null);
      return readSlice(value, start, end);
    });
  }

  private call(expr: ExprOf<'call'>, scope: Scope): Outcome {
    const found = findFunction(scope, expr.name);
    if (found !== null) return this.callDeclared(found.declaration, found.scope, expr.args, scope);
    const overloads = FUNCTIONS.get(expr.name);
    if (overloads === undefined) return functionNotFound(expr.name);
    return this.withAll(expr.args, scope, (args) => applyOverload(expr.name, overloads, args, this.context));
  }

  private callDeclared(
    declaration: FunctionDeclaration,
    declaredIn: Scope,
    args: readonly Expr[],
    scope: Scope,
  ): Outcome {
    if (args.length !== declaration.parameters.length) return functionNotFound(declaration.name.name);
    this.remaining -= CALL_COST;
    const values = args.map((argument) => this.evaluate(argument, scope));
    const parameters = declaration.parameters.map(
      ({ name }, index) => [name, () => values[index] ?? NULL] as const,
    );
    let inner = childScope(declaredIn, parameters);
    for (const { name, value } of declaration.lets) {
      const outer = inner;
      inner = childScope(outer, [[name.name, once(() => this.evaluate(value, outer))]]);
    }
    return this.evaluate(declaration.result, inner);
  }

  private methodCall(expr: ExprOf<'methodCall'>, scope: Scope): Outcome {
    const { object, name, args } = expr;
    const namespace = object.kind === 'name' ? NAMESPACES.get(object.name) : undefined;
    if (namespace !== undefined && object.kind === 'name') {
      const qualified = `${object.name}.${name}`;
      const overloads = namespace.get(name);
      if (overloads === undefined) return functionNotFound(qualified);
      return this.withAll(args, scope, (values) => applyOverload(qualified, overloads, values, this.context));
    }
    return this.withAll([object, ...args], scope, (values) => {
      const [receiver = NULL] = values;
      if (receiver.kind === 'null') return fail('Null value error.');
      const overloads = METHODS.get(receiver.kind)?.get(name);
      return overloads === undefined
        ? functionNotFound(name)
        : applyOverload(`.${name}`, overloads, values, this.context);
    });
  }

  private unary(expr: ExprOf<'unary'>, scope: Scope): Outcome {
    if (expr.operator === '-') return this.withAll([expr.operand], scope, ([value = NULL]) => negate(value));
    const operand = this.condition(expr.operand, scope);
    return typeof operand === 'boolean' ? bool(!operand) : operand;
  }

  private binary(expr: ExprOf<'binary'>, scope: Scope): Outcome {
    const { operator } = expr;
    if (operator === '&&') return this.connective(expr, scope, false);
    if (operator === '||') return this.connective(expr, scope, true);
    const left = this.evaluate(expr.left, scope);
    if (left.kind === 'error') return left;
    const right = this.evaluate(expr.right, scope);
    if (right.kind === 'error') return right;
    if (left.kind === 'unknown' || right.kind === 'unknown') {
      return compareUnknown(operator, left, right, this.context.proof);
    }
    return this.charge([left, right], () => applyBinary(operator, left, right));
  }

  /** An operand that equals `decisive` determines the result, even if the other operand is an error. */
  private connective(expr: ExprOf<'binary'>, scope: Scope, decisive: boolean): Outcome {
    const left = this.condition(expr.left, scope);
    if (left === decisive) {
      this.context.onVisit(expr.right, null);
      return bool(decisive);
    }
    const right = this.condition(expr.right, scope);
    if (right === decisive) return bool(decisive);
    if (typeof left !== 'boolean') return left;
    return typeof right === 'boolean' ? bool(!decisive) : right;
  }

  private ternary(expr: ExprOf<'ternary'>, scope: Scope): Outcome {
    const condition = this.condition(expr.condition, scope);
    if (typeof condition !== 'boolean') return condition;
    this.context.onVisit(condition ? expr.whenFalse : expr.whenTrue, null);
    return this.evaluate(condition ? expr.whenTrue : expr.whenFalse, scope);
  }

  private condition(expr: Expr, scope: Scope): boolean | Exclude<Outcome, RulesValue> {
    const value = this.evaluate(expr, scope);
    if (isFailure(value)) return opaque(value);
    if (value.kind === 'bool') return value.value;
    const message =
      value.kind === 'null' ? 'Null value error.' : `Type error. Received: [${value.kind}] Expected: [bool].`;
    return { ...fail(message), position: expr.span };
  }
}
