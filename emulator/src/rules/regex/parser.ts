import { anyOf, ignoringCase, not, posixClass, range } from './char-class.ts';
import { readEscape } from './escape.ts';
import { type CharTest, type Flags, RegexFailure, type RegexNode } from './syntax.ts';

/** RE2's own bound on counted repetition. */
const MAX_REPEAT = 1000;
const MAX_NESTING = 200;
const NO_FLAGS: Flags = { ignoreCase: false, multiline: false, dotAll: false, ungreedy: false };
const EMPTY: RegexNode = { kind: 'sequence', nodes: [] };

/** Parses RE2 syntax; throws RegexFailure for what RE2 has not, such as look-around. */
export function parseRegex(pattern: string): RegexNode {
  const parser = new RegexParser(Array.from(pattern));
  return parser.whole();
}

class RegexParser {
  private offset = 0;
  private nesting = 0;
  private groups = 0;
  private flags = NO_FLAGS;

  constructor(private readonly points: readonly string[]) {}

  whole(): RegexNode {
    const node = this.choice();
    if (this.offset < this.points.length) throw new RegexFailure('unexpected ): unmatched parenthesis');
    return node;
  }

  private get next(): string {
    return this.points[this.offset] ?? '';
  }

  private take(text: string): boolean {
    const found = this.points.slice(this.offset, this.offset + text.length).join('') === text;
    if (found) this.offset += text.length;
    return found;
  }

  private choice(): RegexNode {
    const nodes = [this.sequence()];
    while (this.take('|')) nodes.push(this.sequence());
    return nodes.length === 1 ? (nodes[0] ?? EMPTY) : { kind: 'choice', nodes };
  }

  private sequence(): RegexNode {
    const nodes: RegexNode[] = [];
    while (this.next !== '' && this.next !== '|' && this.next !== ')') {
      if (this.take('\\Q')) {
        const quoted = this.quoted();
        const last = quoted.at(-1);
        nodes.push(...quoted.slice(0, -1));
        if (last !== undefined) nodes.push(this.repeated(last));
        continue;
      }
      nodes.push(this.repeated(this.atom()));
    }
    return { kind: 'sequence', nodes };
  }

  private quoted(): readonly RegexNode[] {
    const nodes: RegexNode[] = [];
    while (this.next !== '' && !this.take('\\E')) nodes.push(this.literal(this.read()));
    return nodes;
  }

  private read(): string {
    const point = this.next;
    this.offset += 1;
    return point;
  }

  private repeated(atom: RegexNode): RegexNode {
    const bounds = this.bounds();
    if (bounds === null) return atom;
    const isLazy = this.take('?');
    if ('*+?'.includes(this.next) && this.next !== '') {
      throw new RegexFailure('invalid nested repetition operator');
    }
    if (this.bounds() !== null) throw new RegexFailure('invalid nested repetition operator');
    return { kind: 'repeat', node: atom, ...bounds, greedy: isLazy === this.flags.ungreedy };
  }

  private bounds(): { min: number; max: number | null } | null {
    if (this.take('*')) return { min: 0, max: null };
    if (this.take('+')) return { min: 1, max: null };
    if (this.take('?')) return { min: 0, max: 1 };
    if (this.next !== '{') return null;
    const text = this.points.slice(this.offset, this.offset + 16).join('');
    const counted = /^\{(\d+)(,(\d*))?\}/.exec(text);
    // A brace that starts no repetition is a literal, as in RE2.
    if (counted === null) return null;
    this.offset += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[2] === undefined ? min : counted[3] === '' ? null : Number(counted[3]);
    if (min > MAX_REPEAT || (max !== null && (max > MAX_REPEAT || max < min))) {
      throw new RegexFailure(`invalid repetition size: ${counted[0]}`);
    }
    return { min, max };
  }

  private atom(): RegexNode {
    const point = this.read();
    if (point === '(') return this.group();
    if (point === '[') return this.char(this.charClass());
    if (point === '.') return this.char(this.flags.dotAll ? () => true : (other) => other !== 10);
    if (point === '^') {
      return { kind: 'assert', assertion: this.flags.multiline ? 'lineStart' : 'textStart' };
    }
    if (point === '$') return { kind: 'assert', assertion: this.flags.multiline ? 'lineEnd' : 'textEnd' };
    if (point === '\\') return this.escape();
    if (point === '*' || point === '+' || point === '?') {
      throw new RegexFailure(`missing argument to repetition operator: ${point}`);
    }
    return this.literal(point);
  }

  private literal(point: string): RegexNode {
    const wanted = point.codePointAt(0) ?? 0;
    return this.char((other) => other === wanted);
  }

  private char(test: CharTest): RegexNode {
    return { kind: 'char', test: this.flags.ignoreCase ? ignoringCase(test) : test };
  }

  private group(): RegexNode {
    const outer = this.flags;
    let captures = true;
    if (this.take('?')) {
      const isNamed = this.next === '<' && /[A-Za-z_]/.test(this.points[this.offset + 1] ?? '');
      if (this.take('P<') || (isNamed && this.take('<'))) {
        const name = /^\w+>/.exec(this.points.slice(this.offset, this.offset + 64).join(''));
        if (name === null) throw new RegexFailure('invalid named capture');
        this.offset += name[0].length;
      } else {
        if (this.setFlags()) return EMPTY;
        captures = false;
      }
    }
    const index = captures ? ++this.groups : 0;
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw new RegexFailure('expression nests too deeply');
    const node = this.choice();
    this.nesting -= 1;
    if (!this.take(')')) throw new RegexFailure('missing closing )');
    this.flags = outer;
    return captures ? { kind: 'group', index, node } : node;
  }

  /** True for `(?i)`, which is complete; false for `(?i:`, whose content follows. */
  private setFlags(): boolean {
    let isOn = true;
    for (;;) {
      const point = this.read();
      if (point === ':') return false;
      if (point === ')') return true;
      if (point === '-' && isOn) isOn = false;
      else if (point === 'i') this.flags = { ...this.flags, ignoreCase: isOn };
      else if (point === 'm') this.flags = { ...this.flags, multiline: isOn };
      else if (point === 's') this.flags = { ...this.flags, dotAll: isOn };
      else if (point === 'U') this.flags = { ...this.flags, ungreedy: isOn };
      else throw new RegexFailure(`invalid or unsupported Perl syntax: (?${point}`);
    }
  }

  private escape(): RegexNode {
    const escape = readEscape(this.points, this.offset);
    this.offset += escape.length;
    if (escape.kind === 'assert') return { kind: 'assert', assertion: escape.assertion };
    return this.char(escape.test);
  }

  private charClass(): CharTest {
    const isNegated = this.take('^');
    const tests: CharTest[] = [];
    for (let isFirst = true; isFirst || this.next !== ']'; isFirst = false) {
      if (this.next === '') throw new RegexFailure('missing closing ]');
      tests.push(this.classItem());
    }
    this.offset += 1;
    const test = this.flags.ignoreCase ? ignoringCase(anyOf(tests)) : anyOf(tests);
    return isNegated ? not(test) : test;
  }

  private classItem(): CharTest {
    const rest = this.points.slice(this.offset, this.offset + 16).join('');
    const posix = /^\[:(\^?\w+):\]/.exec(rest);
    if (posix?.[1] !== undefined) {
      this.offset += posix[0].length;
      return posixClass(posix[1]);
    }
    const low = this.classPoint();
    if (typeof low === 'function') return low;
    if (this.next !== '-' || (this.points[this.offset + 1] ?? ']') === ']') return range(low, low);
    this.offset += 1;
    const high = this.classPoint();
    if (typeof high === 'function' || high < low) throw new RegexFailure('invalid character class range');
    return range(low, high);
  }

  private classPoint(): number | CharTest {
    const point = this.read();
    if (point !== '\\') return point.codePointAt(0) ?? 0;
    const escape = readEscape(this.points, this.offset);
    if (escape.kind === 'assert') throw new RegexFailure('invalid escape sequence in character class');
    this.offset += escape.length;
    return escape.codePoint ?? escape.test;
  }
}
