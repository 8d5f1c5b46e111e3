import type { PatternSegment } from '../syntax/ast.ts';
import { type Outcome, path, string, UNKNOWN } from './values.ts';

/** One part of the path to an operation's documents. A query leaves some parts open. */
export type DomainSegment =
  | { readonly kind: 'known'; readonly text: string }
  /** Exactly one segment with any text. */
  | { readonly kind: 'one' }
  /** Any number of segments. */
  | { readonly kind: 'many' };

export type Domain = readonly DomainSegment[];

export type Captures = readonly Outcome[];

export function knownDomain(segments: readonly string[]): Domain {
  return segments.map((text) => ({ kind: 'known', text }));
}

/**
 * Null if the pattern does not match the whole domain. In version 1, a recursive wildcard must end the
 * pattern and match at least one segment.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  domain: Domain,
  version: '1' | '2',
): Captures | null {
  // In version 1, no pattern matches the documents of a collection group query.
  if (version === '1' && domain.some(({ kind }) => kind === 'many')) return null;
  return new Matching(pattern, domain, version).from(0, 0);
}

class Matching {
  private readonly failed = new Set<number>();

  constructor(
    private readonly pattern: readonly PatternSegment[],
    private readonly domain: Domain,
    private readonly version: '1' | '2',
  ) {}

  from(patternAt: number, domainAt: number): Captures | null {
    const segment = this.pattern[patternAt];
    if (segment === undefined) return domainAt === this.domain.length ? [] : null;
    const state = patternAt * (this.domain.length + 1) + domainAt;
    if (this.failed.has(state)) return null;
    const captures =
      segment.kind === 'glob' ? this.glob(patternAt, domainAt) : this.single(segment, patternAt, domainAt);
    if (captures === null) this.failed.add(state);
    return captures;
  }

  private single(segment: PatternSegment, patternAt: number, domainAt: number): Captures | null {
    const target = this.domain[domainAt];
    if (target === undefined || target.kind === 'many') return null;
    if (segment.kind === 'literal') {
      const isSame = target.kind === 'known' && target.text === segment.text;
      return isSame ? this.from(patternAt + 1, domainAt + 1) : null;
    }
    const rest = this.from(patternAt + 1, domainAt + 1);
    return rest === null ? null : [target.kind === 'known' ? string(target.text) : UNKNOWN, ...rest];
  }

  private glob(patternAt: number, domainAt: number): Captures | null {
    const isVersion1 = this.version === '1';
    if (isVersion1 && patternAt < this.pattern.length - 1) return null;
    for (let end = domainAt + (isVersion1 ? 1 : 0); end <= this.domain.length; end += 1) {
      const rest = this.from(patternAt + 1, end);
      if (rest === null) continue;
      const taken = this.domain.slice(domainAt, end);
      const known = taken.flatMap((target) => (target.kind === 'known' ? [target.text] : []));
      return [known.length === taken.length ? path(known) : UNKNOWN, ...rest];
    }
    return null;
  }
}
