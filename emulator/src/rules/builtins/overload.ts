import type { DocumentAccess } from '../evaluation/document-access.ts';
import {
  type ErrorValue,
  fail,
  type Kind,
  type Outcome,
  type RulesValue,
  type ValueOf,
  type WorkBudget,
} from '../evaluation/values.ts';

export interface BuiltinContext {
  readonly documents: DocumentAccess;
  readonly budget: WorkBudget;
  readonly log: (message: string) => void;
}

type Parameter = readonly Kind[];
type Arguments<P extends readonly Parameter[]> = { [I in keyof P]: ValueOf<P[I][number]> };

export interface Overload {
  readonly parameters: readonly Parameter[];
  readonly apply: (args: readonly RulesValue[], context: BuiltinContext) => Outcome | null;
}

export type BuiltinTable = ReadonlyMap<string, readonly Overload[]>;

export const ANY: readonly Kind[] = [
  'null',
  'bool',
  'int',
  'float',
  'string',
  'bytes',
  'list',
  'set',
  'map',
  'map_diff',
  'path',
  'timestamp',
  'duration',
  'latlng',
];

export function overload<const P extends readonly Parameter[]>(
  parameters: P,
  call: (args: Arguments<P>, context: BuiltinContext) => Outcome,
): Overload {
  return {
    parameters,
    apply: (args, context) => (fits(parameters, args) ? call(args, context) : null),
  };
}

function fits<P extends readonly Parameter[]>(
  parameters: P,
  args: readonly RulesValue[],
): args is readonly RulesValue[] & Arguments<P> {
  return (
    args.length === parameters.length &&
    args.every((argument, index) => parameters[index]?.includes(argument.kind) === true)
  );
}

export function table(entries: Readonly<Record<string, Overload | readonly Overload[]>>): BuiltinTable {
  return new Map(
    Object.entries(entries).map(([name, overloads]) => [
      name,
      'apply' in overloads ? [overloads] : overloads,
    ]),
  );
}

export function functionNotFound(name: string): ErrorValue {
  return fail(`Function not found error: Name: [${name}].`);
}

/** For a method, `name` begins with a dot, and the first argument is the receiver. */
export function applyOverload(
  name: string,
  overloads: readonly Overload[],
  args: readonly RulesValue[],
  context: BuiltinContext,
): Outcome {
  for (const candidate of overloads) {
    const result = candidate.apply(args, context);
    if (result !== null) return result;
  }
  const skipped = name.startsWith('.') ? 1 : 0;
  const qualified = skipped === 1 ? `${args[0]?.kind ?? ''}${name}` : name;
  const received = args.slice(skipped).map(({ kind }) => kind);
  return unsupported(
    `${qualified}(${received.join(', ')})`,
    overloads.map(({ parameters }) => `${qualified}(${parameters.slice(skipped).map(kindsText).join(', ')})`),
  );
}

export function unsupported(received: string, expected: readonly string[]): ErrorValue {
  return fail(`Unsupported operation error. Received: ${received}. Expected: ${expected.join(', ')}.`);
}

function kindsText(kinds: readonly Kind[]): string {
  return kinds === ANY ? 'any' : kinds.join('|');
}
