import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { mailOf } from '../mail.ts';
import { changeLetter, concernsReader } from './change-mail.ts';

const FIRST = new Date('2026-11-22T18:00:00.000Z');
const SECOND = new Date('2026-11-29T18:00:00.000Z');
const FIRST_TEXT = 'dom 22 nov, 12:00 del mediodía en México';
const SECOND_TEXT = 'dom 29 nov, 12:00 del mediodía en México';
const at = (date: Date | null, cancelled = false, rules = '1') => ({ date, cancelled, rules });
const accepted = (rules: string) => ({ acceptance: { version: `2026-11-21.${rules}` } });

it.each([
  ['Torneo cancelado', at(FIRST), at(FIRST, true), ['«Copa Relámpago» fue cancelado y no se jugará.']],
  [
    'Torneo cancelado',
    at(FIRST),
    at(FIRST, true),
    ['«Copa Relámpago» fue cancelado y no se jugará.', 'Motivo: Llueve'],
    'Llueve',
  ],
  [
    'El torneo sigue en pie',
    at(FIRST, true),
    at(SECOND),
    [`«Copa Relámpago» ya no está cancelado. Se juega el ${SECOND_TEXT}.`],
  ],
  ['Ya hay fecha', at(null), at(FIRST), [`«Copa Relámpago» ya tiene fecha. Se juega el ${FIRST_TEXT}.`]],
  [
    'Cambió de fecha',
    at(FIRST),
    at(SECOND),
    [`«Copa Relámpago» cambió de fecha. Antes: ${FIRST_TEXT}. Se juega el ${SECOND_TEXT}.`],
  ],
  [
    'Cambió de fecha',
    at(FIRST),
    at(null),
    [`«Copa Relámpago» cambió de fecha. Antes: ${FIRST_TEXT}. La nueva fecha está por confirmar.`],
  ],
  [
    'Cambiaron las reglas',
    at(FIRST),
    at(FIRST, false, '2'),
    [
      'Las reglas de «Copa Relámpago» cambiaron después de que las aceptaste. Léelas en la página del torneo; si no estás de acuerdo, puedes retirar tu inscripción.',
    ],
  ],
  [
    'Cambió de fecha',
    at(FIRST),
    at(SECOND, false, '2'),
    [
      `«Copa Relámpago» cambió de fecha. Antes: ${FIRST_TEXT}. Se juega el ${SECOND_TEXT}.`,
      'Las reglas cambiaron después de que las aceptaste. Léelas en la página del torneo; si no estás de acuerdo, puedes retirar tu inscripción.',
    ],
  ],
  [
    'El torneo sigue en pie',
    at(FIRST, true, '2'),
    at(FIRST, false, '2'),
    [
      `«Copa Relámpago» ya no está cancelado. Se juega el ${FIRST_TEXT}.`,
      'Las reglas cambiaron después de que las aceptaste. Léelas en la página del torneo; si no estás de acuerdo, puedes retirar tu inscripción.',
    ],
  ],
])('%s, from %o to %o', (subject, from, to, words, cancelReason = '') => {
  const change = { tournament: sampleTournament({ cancelReason }), from, to };
  expect(concernsReader(accepted('1'), change)).toBe(true);
  const letter = changeLetter(accepted('1'), change, SAMPLE_NOW);
  const mail = mailOf('ana@correo.example', letter, SAMPLE_NOW);
  const { subject: sent, text } = mail.message;
  expect([mail.to, sent, text.replaceAll(/[\u00a0\u202f]/g, ' ')]).toEqual([
    ['ana@correo.example'],
    `${subject}: Copa Relámpago`,
    [
      'Hola:',
      ...words,
      'Todo está en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.\n',
    ].join('\n\n'),
  ]);
});

it.each([
  ['accepted the rules of now', accepted('2')],
  ['declared nothing', { acceptance: null }],
])('nothing is said of the rules to somebody who %s', (_, declared) => {
  const to = at(SECOND, false, '2');
  expect(concernsReader(declared, { from: at(FIRST), to: at(FIRST, false, '2') })).toBe(false);
  const change = { tournament: sampleTournament(), from: at(FIRST), to };
  expect(concernsReader(declared, change)).toBe(true);
  expect(changeLetter(declared, change, SAMPLE_NOW).paragraphs.join(' ')).not.toContain('reglas');
});
