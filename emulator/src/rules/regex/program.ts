import { parseRegex } from './parser.ts';
import { type Assertion, type CharTest, RegexFailure, type RegexNode } from './syntax.ts';

export type Instruction =
  | { readonly op: 'char'; readonly test: CharTest }
  | { readonly op: 'assert'; readonly assertion: Assertion }
  /** Tries `first` before `second`. */
  | { readonly op: 'fork'; first: number; second: number }
  | { readonly op: 'jump'; target: number }
  /** Notes the position. */
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'match' };

export type Program = readonly Instruction[];

const MAX_INSTRUCTIONS = 5000;
const CACHE_SIZE = 200;

const cache = new Map<string, Program | string>();

/** The program of a pattern, or why RE2 would refuse it. Only `groups` tells where its groups are found. */
export function compileRegex(pattern: string, what: 'match' | 'groups' = 'match'): Program | string {
  const key = `${what} ${pattern}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const compiled = compile(pattern, what === 'groups');
  const oldest = cache.keys().next();
  if (cache.size >= CACHE_SIZE && oldest.done === false) cache.delete(oldest.value);
  cache.set(key, compiled);
  return compiled;
}

export function groupCount(program: Program): number {
  return Math.max(
    0,
    ...program.map((instruction) => (instruction.op === 'save' ? Math.ceil(instruction.slot / 2) : 0)),
  );
}

export function invalidPattern(reason: string): string {
  return `Invalid regular expression pattern. Reason: [${reason}].`;
}

function compile(pattern: string, withGroups: boolean): Program | string {
  try {
    const program: Instruction[] = [];
    const node = parseRegex(pattern);
    emit(program, withGroups ? node : withoutGroups(node));
    add(program, { op: 'match' });
    return program;
  } catch (error) {
    if (error instanceof RegexFailure) return error.message;
    throw error;
  }
}

function withoutGroups(node: RegexNode): RegexNode {
  switch (node.kind) {
    case 'group':
      return withoutGroups(node.node);
    case 'sequence':
    case 'choice':
      return { ...node, nodes: node.nodes.map(withoutGroups) };
    case 'repeat':
      return { ...node, node: withoutGroups(node.node) };
    default:
      return node;
  }
}

function add<I extends Instruction>(program: Instruction[], instruction: I): I {
  if (program.length >= MAX_INSTRUCTIONS) throw new RegexFailure('pattern too large');
  program.push(instruction);
  return instruction;
}

function emit(program: Instruction[], node: RegexNode): void {
  switch (node.kind) {
    case 'char':
      add(program, { op: 'char', test: node.test });
      return;
    case 'assert':
      add(program, { op: 'assert', assertion: node.assertion });
      return;
    case 'group':
      add(program, { op: 'save', slot: 2 * node.index - 1 });
      emit(program, node.node);
      add(program, { op: 'save', slot: 2 * node.index });
      return;
    case 'sequence':
      for (const child of node.nodes) emit(program, child);
      return;
    case 'choice':
      emitChoice(program, node.nodes);
      return;
    case 'repeat':
      emitRepeat(program, node);
      return;
  }
}

function emitChoice(program: Instruction[], nodes: readonly RegexNode[]): void {
  const exits: { op: 'jump'; target: number }[] = [];
  for (const [index, node] of nodes.entries()) {
    if (index === nodes.length - 1) {
      emit(program, node);
      continue;
    }
    const fork = add(program, { op: 'fork' as const, first: program.length + 1, second: 0 });
    emit(program, node);
    exits.push(add(program, { op: 'jump' as const, target: 0 }));
    fork.second = program.length;
  }
  for (const exit of exits) exit.target = program.length;
}

function emitRepeat(program: Instruction[], repeat: Extract<RegexNode, { kind: 'repeat' }>): void {
  const { node, min, max } = repeat;
  for (let count = 0; count < min; count += 1) emitCopy(program, node);
  if (max === null) {
    const start = program.length;
    const leave = emitFork(program, repeat.greedy);
    emitCopy(program, node);
    add(program, { op: 'jump', target: start });
    leave(program.length);
    return;
  }
  const leaves: ((target: number) => void)[] = [];
  for (let count = min; count < max; count += 1) {
    leaves.push(emitFork(program, repeat.greedy));
    emitCopy(program, node);
  }
  for (const leave of leaves) leave(program.length);
}

/** A node without instructions still costs one, or `(){1000}{1000}` would loop a million times for nothing. */
function emitCopy(program: Instruction[], node: RegexNode): void {
  const before = program.length;
  emit(program, node);
  if (program.length === before) add(program, { op: 'jump', target: before + 1 });
}

function emitFork(program: Instruction[], greedy: boolean): (target: number) => void {
  const fork = add(program, { op: 'fork' as const, first: program.length + 1, second: program.length + 1 });
  return (target) => {
    if (greedy) fork.second = target;
    else fork.first = target;
  };
}
