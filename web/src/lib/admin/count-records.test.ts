import { csvRecord } from '@copa/domain/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordCounter } from './count-records.ts';

describe('createRecordCounter', () => {
  it('counts records and not lines, however the file is cut into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1 })),
        fc.integer({ min: 1, max: 7 }),
        (rows, size) => {
          const file = rows.map(csvRecord).join('');
          const count = createRecordCounter();
          let counted = 0;
          for (let start = 0; start < file.length; start += size)
            counted = count(file.slice(start, start + size));
          expect(counted).toBe(rows.length);
        },
      ),
    );
  });
});
