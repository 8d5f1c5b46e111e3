import { fail, type Outcome } from '../evaluation/values.ts';
import type { FunctionDeclaration } from './ast.ts';

export type Binding = () => Outcome;

export interface Scope {
  readonly parent: Scope | null;
  readonly variables: ReadonlyMap<string, Binding>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

export function once(compute: () => Outcome): Binding {
  let known: Outcome | null = null;
  return () => {
    known ??= compute();
    return known;
  };
}

function functionsByName(
  declarations: readonly FunctionDeclaration[],
): ReadonlyMap<string, FunctionDeclaration> {
  return new Map(declarations.map((declaration) => [declaration.name.name, declaration]));
}

export function childScope(
  parent: Scope | null,
  variables: Iterable<readonly [string, Binding]>,
  declarations: readonly FunctionDeclaration[] = [],
): Scope {
  return { parent, variables: new Map(variables), functions: functionsByName(declarations) };
}

export function readVariable(scope: Scope, name: string): Outcome {
  for (let current: Scope | null = scope; current !== null; current = current.parent) {
    const binding = current.variables.get(name);
    if (binding !== undefined) return binding();
  }
  return fail(`Variable not found error: Name: [${name}].`);
}

export function findFunction(
  scope: Scope,
  name: string,
): { readonly declaration: FunctionDeclaration; readonly scope: Scope } | null {
  for (let current: Scope | null = scope; current !== null; current = current.parent) {
    const declaration = current.functions.get(name);
    if (declaration !== undefined) return { declaration, scope: current };
  }
  return null;
}
