export type CharTest = (codePoint: number) => boolean;

export type Assertion =
  | 'textStart'
  | 'textEnd'
  | 'lineStart'
  | 'lineEnd'
  | 'wordBoundary'
  | 'notWordBoundary';

export type RegexNode =
  | { readonly kind: 'char'; readonly test: CharTest }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  /** Counted from 1, in the order of the opening parentheses. */
  | { readonly kind: 'group'; readonly index: number; readonly node: RegexNode }
  | { readonly kind: 'sequence'; readonly nodes: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly RegexNode[] }
  | {
      readonly kind: 'repeat';
      readonly node: RegexNode;
      readonly min: number;
      /** Null: without end. */
      readonly max: number | null;
      readonly greedy: boolean;
    };

export interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly ungreedy: boolean;
}

/** Refuses a pattern; `compileRegex` turns it into a message. */
export class RegexFailure extends Error {}
