import { describe, expect, it } from 'vitest';
import { selectSuites, suites, suitesOfChange } from './suites.ts';

const namesOf = (only: string[]) => selectSuites(suites, only).map(({ name }) => name);

describe('selectSuites', () => {
  it('takes all when none is named', () => {
    expect(selectSuites(suites, [])).toEqual(suites);
  });

  it('adds what a suite builds upon', () => {
    expect(namesOf(['platform'])).toEqual(['build', 'platform']);
    expect(namesOf(['unit', 'lint'])).toEqual(['lint', 'unit']);
  });

  it('names the suites that there are', () => {
    expect(() => namesOf(['unti'])).toThrow(/There is no suite unti; there are .*unit/);
  });
});

it('a change is tested by the unit tests that it can break, and by the checks that need no build', () => {
  const since = ({ since: commit = 'all', name }: (typeof suites)[number]) => `${name} ${commit}`;
  expect(suitesOfChange.map(since).toSorted()).toEqual([
    'boundaries all',
    'dead-code all',
    'files all',
    'format all',
    'lint all',
    'unit origin/main',
  ]);
  expect(suitesOfChange.flatMap(({ after = [] }) => after)).toEqual([]);
});
