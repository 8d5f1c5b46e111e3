import { describe, expect, it } from 'vitest';
import { selectSuites, suites } from './suites.ts';

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
