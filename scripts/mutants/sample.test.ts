import { describe, expect, it } from 'vitest';
import { linesOfCode, sampleOf } from './sample.ts';

const text = ["import { a } from './a.ts';", '', '/** Says. */', 'if (a > 1) {', '  b(a);', '}'].join('\n');

describe('the sample of faults', () => {
  it('takes lines that say something', () => {
    expect(linesOfCode('x.ts', text)).toEqual(['x.ts:4-4', 'x.ts:5-5']);
  });

  it('is the same for a seed, another for another, and has no line twice', () => {
    const lines = linesOfCode('x.ts', Array.from({ length: 50 }, (_, at) => `call(${at})`).join('\n'));
    const sample = sampleOf(lines, 10, 1);
    expect(sampleOf(lines, 10, 1)).toEqual(sample);
    expect(sampleOf(lines, 10, 2)).not.toEqual(sample);
    expect(new Set(sampleOf(lines, 50, 1))).toEqual(new Set(lines));
  });
});
