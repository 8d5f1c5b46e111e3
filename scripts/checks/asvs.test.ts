import { describe, expect, it } from 'vitest';
import { complaintsAboutLevelTwo, levelTwo, standingOf, summaryOf } from './asvs.ts';

const met = (id: string) => ({ id, where: '', proof: '`a.test.ts` "works"' });
const all = levelTwo.map(met);
const complaints = (rows = all) => complaintsAboutLevelTwo(rows, summaryOf(rows).join('\n'));
const replaced = (id: string, ...rows: (typeof all)[number][]) =>
  all.flatMap((row) => (row.id === id ? rows : [row]));

describe('level 2 of the standard', () => {
  it('has 259 requirements in 14 chapters, each once, and none of level 3', () => {
    expect(levelTwo).toHaveLength(259);
    expect(new Set(levelTwo).size).toBe(259);
    expect(new Set(levelTwo.map((id) => id.split('.')[0])).size).toBe(14);
    expect(levelTwo).toEqual(expect.arrayContaining(['V1.1.1', 'V2.10.4', 'V10.2.1', 'V14.5.4']));
    for (const other of ['V1.11.3', 'V2.2.4', 'V3.6.1', 'V4.1.4', 'V8.1.5', 'V14.1.5']) {
      expect(levelTwo).not.toContain(other);
    }
  });

  it('is complete with a row for each', () => {
    expect(complaints()).toEqual([]);
  });

  it('refuses a requirement without a row, one with two, and one of another level', () => {
    expect(complaints(replaced('V5.1.1'))).toEqual(['V5.1.1 has no row']);
    expect(complaints([...all, met('V5.1.1')])).toEqual(['V5.1.1 has two rows']);
    expect(complaints([...all, met('V2.2.4')])).toEqual(['V2.2.4 is no requirement of level 2']);
  });

  it('takes one row for several only where none of them applies', () => {
    const together = (proof: string) =>
      complaints(
        replaced('V13.3.1', { id: 'V13.3.1, V13.3.2', where: '', proof }).filter(
          ({ id }) => id !== 'V13.3.2',
        ),
      );
    expect(together('not applicable: the product has no SOAP')).toEqual([]);
    expect(together('gap: nobody has looked at it')).toEqual([
      'V13.3.1, V13.3.2 share a row although they apply',
    ]);
  });

  it('wants to know what to read where no test proves it', () => {
    const read = (where: string, proof: string) =>
      complaints(replaced('V1.1.4', { id: 'V1.1.4', where, proof }));
    expect(read('', 'reading: somebody drew it somewhere')).toEqual(['V1.1.4 does not say what to read']);
    expect(read('`docs/architecture.md`', 'reading: it is drawn there')).toEqual([]);
    expect(read('', 'reading: [architecture](architecture.md) draws it')).toEqual([]);
  });

  it('knows how a requirement stands by how its proof begins', () => {
    expect(standingOf({ id: 'V1.1.1', where: '', proof: 'gap: it lacks `a.test.ts` "works"' })).toBe('gap');
    expect(standingOf(met('V1.1.1'))).toBe('test');
  });

  it('counts them by chapter, and refuses other figures', () => {
    const rows = replaced('V12.6.1', { id: 'V12.6.1', where: '', proof: 'gap: nobody has looked at it' });
    expect(summaryOf(rows)).toContain('| V12 | 15 | 14 | 0 | 0 | 0 | 1 |');
    expect(summaryOf(rows)).toContain('| All | 259 | 258 | 0 | 0 | 0 | 1 |');
    expect(complaintsAboutLevelTwo(rows, summaryOf(all).join('\n'))).toEqual([
      'the summary lacks the line | V12 | 15 | 14 | 0 | 0 | 0 | 1 |',
      'the summary lacks the line | All | 259 | 258 | 0 | 0 | 0 | 1 |',
    ]);
  });
});
