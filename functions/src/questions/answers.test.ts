import { describe, expect, it } from 'vitest';
import { answerCell, sameAnswers, underAnswers } from './answers.ts';

describe('answers', () => {
  it('are the same in whatever order they came', () => {
    expect(sameAnswers({ a: '1', b: ['x', 'y'] }, { b: ['x', 'y'], a: '1' })).toBe(true);
    expect(sameAnswers({ a: '1', b: ['x', 'y'] }, { a: '1', b: ['y', 'x'] })).toBe(false);
    expect(sameAnswers({ a: '1' }, { a: '1', b: '' })).toBe(false);
  });

  it('are wrong under the name of the field that carries them', () => {
    expect(underAnswers({ nivel: 'Ingresa un número válido' })).toEqual({
      'answers.nivel': 'Ingresa un número válido',
    });
  });

  it('fill one cell each, and none with what nobody said', () => {
    const text = (id: string) => ({ id, type: 'text' as const });
    expect(answerCell({ dias: ['lunes', 'martes'] }, text('dias'))).toBe('lunes; martes');
    expect(answerCell({}, text('dias'))).toBe('');
    expect(answerCell({}, text('constructor'))).toBe('');
    expect(answerCell({ fono: '+52 55' }, { id: 'fono', type: 'phone' })).toBe('\u00A0+52 55');
  });
});
