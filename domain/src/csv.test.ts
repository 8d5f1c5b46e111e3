import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/setup/property-text.ts';
import { csvCell, csvPhone, csvRecord } from './csv.ts';

function readRecord(line: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/u.exec(rest);
    const plain = /^([^,]*)(,|$)/u.exec(rest);
    const match = quoted ?? plain;
    if (match === null) throw new Error('unreadable');
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (match[1] ?? ''));
    if (match[2] !== ',') return cells;
    rest = rest.slice(match[0].length);
  }
}

describe('csv', () => {
  it.each(['=1+1', '+52', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1'])('neutralises %j', (value) => {
    expect(csvCell(value).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each([
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Ana; =1+1', "Ana; '=1+1"],
    ['Ana\n@SUM(A1)', `"Ana\n'@SUM(A1)"`],
    ['Ana;"=1+1"', `"Ana;""'=1+1"""`],
    [' -1', " '-1"],
    ['Ana-María; Beto', 'Ana-María; Beto'],
  ])('neutralises the start of a cell after a semicolon: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each(['+52 55 1234 5678', '+525512345678', '0412 1234567'])(
    'keeps a phone as it was typed: %j',
    (phone) => {
      expect(csvCell(csvPhone(phone))).toBe(`\u00A0${phone}`);
      expect(csvPhone('')).toBe('');
    },
  );

  it('leaves a number below zero a number, so that sheets can add it up', () => {
    expect(csvRecord(['Ana', -5, 0, '-5'])).toBe("Ana,-5,0,'-5\r\n");
  });

  it.each(['0012345678', '123456789012', '0'.repeat(40), '7E5', '12e3', '7-0', '1/2'])(
    'keeps every digit of %j, which a sheet would change as a number',
    (digits) => {
      expect(csvCell(digits)).toBe(`\u00A0${digits}`);
    },
  );

  it.each(['0', '12345678901', '0.5', '2026', 'E5', '7-0-3', '2026-11-29'])('leaves %j as it is', (value) => {
    expect(csvCell(value)).toBe(value);
  });

  it('quotes what needs it', () => {
    expect(csvRecord(['a', 'b,c', 'd"e', 'f\ng', ''])).toBe('a,"b,c","d""e","f\ng",\r\n');
  });

  it.each([' ', '"', '; ', ' =', '"='])('is written quickly, however long the runs of %j are', (piece) => {
    const started = Date.now();
    csvCell(`x${piece.repeat(90_000)}`);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  it('is read back as written, and never starts a formula, whatever separates the cells', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...Array.from('=+-@;"\t\r\n \'＝a,')), anyCharacter),
    });
    const withoutApostrophes = (value: string) => value.replaceAll(/^\u00A0|'/gu, '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        const cells = readRecord(csvRecord(values));
        expect(cells.map(withoutApostrophes)).toEqual(values.map(withoutApostrophes));
        for (const piece of cells.flatMap((cell) => cell.split(/[;\t\r\n]/u))) {
          expect(piece).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/u);
        }
      }),
    );
  });
});
