import { isWord } from './char-class.ts';
import type { Program } from './program.ts';
import type { Assertion } from './syntax.ts';

/** Asked for leave before each step; refusing ends the search. */
export type Spend = (units: number) => boolean;

export interface Found {
  /** Offsets count code points; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Start and end of each group at 2n - 1 and 2n, when the program looks for them; those not entered are missing. */
  readonly slots: Slots;
}

/** Positions: that of the start, then of the groups. */
type Slots = readonly number[];

/** The spender refused: the search was given up. */
export const EXHAUSTED = Symbol('exhausted');

/** Threads in order of preference, each program counter at most once. */
class ThreadList {
  readonly counters: number[] = [];
  readonly slots: Slots[] = [];
  private readonly present: Uint8Array;

  constructor(size: number) {
    this.present = new Uint8Array(size);
  }

  clear(): void {
    this.counters.length = 0;
    this.slots.length = 0;
    this.present.fill(0);
  }

  visit(counter: number): boolean {
    if (this.present[counter] === 1) return false;
    this.present[counter] = 1;
    return true;
  }
}

/**
 * Thompson's simulation in Pike's form: all threads advance together, so the time is linear in the
 * input whatever the pattern. Leftmost match, alternatives in order of preference, as in RE2.
 */
class Machine {
  private current: ThreadList;
  private following: ThreadList;
  /** The highest cost of one position: every thread may copy its slots once. */
  private readonly units: number;

  constructor(
    private readonly program: Program,
    private readonly input: readonly number[],
    private readonly spend: Spend,
  ) {
    this.current = new ThreadList(program.length);
    this.following = new ThreadList(program.length);
    const saves = program.filter(({ op }) => op === 'save').length;
    this.units = program.length * (1 + saves);
  }

  /** `whole`: from the first to the last character only. */
  run(from: number, whole: boolean): Found | null | typeof EXHAUSTED {
    let found: Found | null = null;
    this.current.clear();
    for (let position = from; position <= this.input.length; position += 1) {
      if (!this.spend(this.units)) return EXHAUSTED;
      const mayStart = found === null && (!whole || position === from);
      if (mayStart) this.follow(this.current, 0, position, [position]);
      if (this.current.counters.length === 0 && !mayStart) return found;
      found = this.step(position, whole) ?? found;
      [this.current, this.following] = [this.following, this.current];
    }
    return found;
  }

  private step(position: number, whole: boolean): Found | null {
    this.following.clear();
    const point = this.input[position];
    for (const [index, counter] of this.current.counters.entries()) {
      const slots = this.current.slots[index] ?? [position];
      const instruction = this.program[counter];
      if (instruction?.op === 'match') {
        // Threads behind this one are less preferred.
        if (!whole || position === this.input.length)
          return { start: slots[0] ?? position, end: position, slots };
      } else if (instruction?.op === 'char' && point !== undefined && instruction.test(point)) {
        this.follow(this.following, counter + 1, position + 1, slots);
      }
    }
    return null;
  }

  private follow(threads: ThreadList, entry: number, position: number, entrySlots: Slots): void {
    const stack = [entry];
    const stackSlots = [entrySlots];
    const push = (counter: number, slots: Slots): void => {
      stack.push(counter);
      stackSlots.push(slots);
    };
    for (let counter = stack.pop(); counter !== undefined; counter = stack.pop()) {
      const slots = stackSlots.pop() ?? entrySlots;
      if (!threads.visit(counter)) continue;
      const instruction = this.program[counter];
      if (instruction === undefined) continue;
      if (instruction.op === 'jump') push(instruction.target, slots);
      else if (instruction.op === 'fork') {
        push(instruction.second, slots);
        push(instruction.first, slots);
      } else if (instruction.op === 'save') {
        const noted = [...slots];
        noted[instruction.slot] = position;
        push(counter + 1, noted);
      } else if (instruction.op === 'assert') {
        if (this.holds(instruction.assertion, position)) push(counter + 1, slots);
      } else {
        threads.counters.push(counter);
        threads.slots.push(slots);
      }
    }
  }

  private holds(assertion: Assertion, position: number): boolean {
    const before = this.input[position - 1];
    const after = this.input[position];
    switch (assertion) {
      case 'textStart':
        return position === 0;
      case 'textEnd':
        return position === this.input.length;
      case 'lineStart':
        return position === 0 || before === 10;
      case 'lineEnd':
        return position === this.input.length || after === 10;
      case 'wordBoundary':
      case 'notWordBoundary': {
        const isBoundary =
          (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
        return isBoundary === (assertion === 'wordBoundary');
      }
    }
  }
}

function codePoints(text: string): readonly number[] {
  return Array.from(text, (point) => point.codePointAt(0) ?? 0);
}

export function matchesWhole(program: Program, text: string, spend: Spend): boolean | typeof EXHAUSTED {
  const found = new Machine(program, codePoints(text), spend).run(0, true);
  return found === EXHAUSTED ? EXHAUSTED : found !== null;
}

/** All matches from left to right that do not overlap. */
export function findAll(program: Program, text: string, spend: Spend): readonly Found[] | typeof EXHAUSTED {
  const input = codePoints(text);
  const machine = new Machine(program, input, spend);
  const matches: Found[] = [];
  let from = 0;
  while (from <= input.length) {
    const found = machine.run(from, false);
    if (found === EXHAUSTED) return EXHAUSTED;
    if (found === null) break;
    // An empty match directly behind the last one does not count, as in RE2.
    const isEmptyBehindLast = found.start === found.end && matches.at(-1)?.end === found.start;
    if (!isEmptyBehindLast) matches.push(found);
    from = found.end > found.start ? found.end : found.end + 1;
  }
  return matches;
}
