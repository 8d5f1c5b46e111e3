import { expect, it } from 'vitest';
import { idIn } from './id-in.ts';

it.each(['', '.', '*', ')', ',', '…', '\u200E', '\u00A0gracias'])(
  'reads an id without what an app puts after it: %j',
  (after) => {
    expect(idIn(`encuesta_2-a${after}`)).toBe('encuesta_2-a');
    expect(idIn(`\u2068encuesta_2-a\u2069${after}`)).toBe('encuesta_2-a');
  },
);
