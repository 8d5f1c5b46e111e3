import { describe, expect, it } from 'vitest';
import { complaintsAboutGap, fingerprintOf, withFingerprints } from './gaps.ts';

const TEXT = 'export const LIMIT = 5;\n';
const read = (file: string) => (file === 'a.ts' ? TEXT : null);
const row = (where: string, proof = 'gap: nobody is told of it') => ({ id: 'V1.1.1', where, proof });

describe('a gap', () => {
  it('stands until its file says something else', () => {
    expect(complaintsAboutGap(row(`\`a.ts\` ${fingerprintOf(TEXT)} \`b.ts\``), read)).toEqual([]);
    const changed = row(`\`a.ts\` ${fingerprintOf(TEXT.replace('5', '6'))}`);
    expect(complaintsAboutGap(changed, read)).toEqual([
      'is a gap in a.ts, which has changed: read whether it is closed, then "npm run gaps"',
    ]);
    expect(complaintsAboutGap(row('`a.ts`'), read)).toHaveLength(1);
  });

  it('stands when a comment or a line break of its file changed', () => {
    expect(fingerprintOf('/** At most. */\nexport const LIMIT =\n  5; // a day\n')).toBe(fingerprintOf(TEXT));
    expect(fingerprintOf("get('https://a.example');")).not.toBe(fingerprintOf("get('https://b.example');"));
  });

  it('that no file would close, and a row that is none, have no fingerprint', () => {
    expect(complaintsAboutGap(row(''), read)).toEqual([]);
    expect(complaintsAboutGap(row('`a.ts`', '`a.test.ts` "works"'), read)).toEqual([]);
  });

  it('gets the fingerprint of today by the command', () => {
    const rows = [row('`a.ts` 00000000 `b.ts`'), row('`a.ts`', '`a.test.ts` "works"')];
    const text = rows.map(({ id, where, proof }) => `| ${id} | It | ${where} | ${proof} |`).join('\n');
    const [first, second] = withFingerprints(text, rows, read).split('\n');
    expect(first).toBe(
      `| V1.1.1 | It | \`a.ts\` ${fingerprintOf(TEXT)} \`b.ts\` | gap: nobody is told of it |`,
    );
    expect(second).toBe('| V1.1.1 | It | `a.ts` | `a.test.ts` "works" |');
  });
});
