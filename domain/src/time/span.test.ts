import { expect, it } from 'vitest';
import { spanText } from './span.ts';

it.each([
  [12 * 60 * 60 * 1000, '12 horas'],
  [60 * 60 * 1000, '1 hora'],
  [90 * 60 * 1000, '90 minutos'],
  [60_000, '1 minuto'],
  [10_000, '10 segundos'],
  [1500, '1.5 segundos'],
])('%d ms is %s', (ms, words) => {
  expect(spanText(ms)).toBe(words);
});
