import { expect, it } from 'vitest';
import { isSpanish, parse, spanishIn } from './words.ts';

it.each([
  'Este torneo ya terminó.',
  'No hay un cupo libre.',
  'Escribe el motivo.',
  'Motivo: ',
  'Cancelado',
  'Gratis',
  '¡Confirmado!',
])('the check of words finds «%s»', (text) => {
  expect(isSpanish(text)).toBe(true);
});

it.each([
  'tournamentId',
  'a commit gave fewer outcomes than it had operations',
  'call refused',
  'public, max-age=0',
  'es',
  'Turn a question on or off.',
  'application/json; charset=utf-8',
])('the check of words leaves "%s"', (text) => {
  expect(isSpanish(text)).toBe(false);
});

it('names the line of a text, a template and markup, and leaves names of modules and types', () => {
  const source = [
    "import { x } from './día.ts';",
    "type State = 'Próximamente';",
    "const said = 'Ya no está';",
    'const left = (count: number) => `Quedan ${count} para el torneo`;',
    'const part = <p>Con tu equipo</p>;',
  ].join('\n');
  expect(spanishIn(parse('part.tsx', source))).toEqual([
    'part.tsx:3: Spanish outside of a home of words: Ya no está',
    'part.tsx:4: Spanish outside of a home of words: Quedan para el torneo',
    'part.tsx:5: Spanish outside of a home of words: Con tu equipo',
  ]);
});
