import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../../tests/setup/property-cases.ts';
import { show } from '../../../test/evaluate.ts';
import type { PatternSegment } from '../syntax/ast.ts';
import { type Domain, knownDomain, matchPath } from './path-matcher.ts';

const span = { line: 1, column: 1, currentOffset: 0, endOffset: 0 };
const text = fc.constantFrom('a', 'b', 'c');
const segment: fc.Arbitrary<PatternSegment> = fc.oneof(
  { weight: 4, arbitrary: text.map((literal) => ({ kind: 'literal' as const, text: literal, span })) },
  { weight: 3, arbitrary: fc.constant({ kind: 'capture', name: 'x', span }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'glob', name: 'y', span }) },
);
const pattern = fc.array(segment, { maxLength: 6 });
const version = fc.constantFrom('1' as const, '2' as const);

function expressionOf(segments: readonly PatternSegment[], ofVersion: '1' | '2'): RegExp | null {
  const parts = segments.map((part, index) => {
    if (part.kind === 'literal') return `/${part.text}`;
    if (part.kind === 'capture') return '/([^/]+)';
    if (ofVersion === '2') return '((?:/[^/]+)*?)';
    return index === segments.length - 1 ? '((?:/[^/]+)+)' : null;
  });
  return parts.includes(null) ? null : new RegExp(`^${parts.join('')}$`);
}

const pathOf = (segments: readonly string[]): string => segments.map((name) => `/${name}`).join('');

describe('a pattern', () => {
  it('covers the same paths and binds the same texts as a regular expression', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { maxLength: 7 }), version, (segments, path, ofVersion) => {
        const captures = matchPath(segments, knownDomain(path), ofVersion);
        const expected = expressionOf(segments, ofVersion)?.exec(pathOf(path)) ?? null;
        const wildcards = segments.filter(({ kind }) => kind !== 'literal');
        expect(captures?.map(show) ?? null).toEqual(
          expected?.slice(1).map((bound, index) => {
            const isGlob = wildcards[index]?.kind === 'glob';
            return isGlob ? bound || '/' : `'${bound}'`;
          }) ?? null,
        );
      }),
      { numRuns: casesOf(500) },
    );
  });

  it('covers a domain only if it covers each path in it', () => {
    const part: fc.Arbitrary<Domain[number]> = fc.oneof(
      { weight: 3, arbitrary: text.map((name) => ({ kind: 'known' as const, text: name })) },
      { weight: 1, arbitrary: fc.constant({ kind: 'one' }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'many' }) },
    );
    const members = (domain: Domain, count: number): string[] =>
      domain.flatMap((piece) => {
        if (piece.kind === 'known') return [piece.text];
        return Array.from({ length: piece.kind === 'one' ? 1 : count }, () => 'elsewhere');
      });
    fc.assert(
      fc.property(pattern, fc.array(part, { maxLength: 5 }), version, (segments, domain, ofVersion) => {
        if (matchPath(segments, domain, ofVersion) === null) return;
        for (const count of [0, 1, 2, 5]) {
          const member = pathOf(members(domain, count));
          expect([member, expressionOf(segments, ofVersion)?.test(member)]).toEqual([member, true]);
        }
      }),
      { numRuns: casesOf(1000) },
    );
  });

  it('with many recursive wildcards is matched quickly', () => {
    const glob: PatternSegment = { kind: 'glob', name: 'y', span };
    const literal = (name: string): PatternSegment => ({ kind: 'literal', text: name, span });
    const segments = Array.from({ length: 10 }, () => [glob, literal('a')]).flat();
    const path = Array.from({ length: 100 }, () => 'a');
    const covers = (...last: PatternSegment[]) => matchPath([...segments, ...last], knownDomain(path), '2');
    expect(covers()).not.toBeNull();
    expect(covers(literal('b'))).toBeNull();
  });

  it('binds nothing that is open', () => {
    const domain: Domain = [{ kind: 'many' }, { kind: 'known', text: 'a' }, { kind: 'one' }];
    const segments: PatternSegment[] = [
      { kind: 'glob', name: 'y', span },
      { kind: 'literal', text: 'a', span },
      { kind: 'capture', name: 'x', span },
    ];
    expect(matchPath(segments, domain, '2')?.map(show)).toEqual(['unknown', 'unknown']);
    expect(matchPath(segments, domain, '1')).toBeNull();
  });
});
