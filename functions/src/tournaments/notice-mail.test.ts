import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { changeMail } from './notice-mail.ts';

const FIRST = new Date('2026-11-22T18:00:00.000Z');
const SECOND = new Date('2026-11-29T18:00:00.000Z');
const FIRST_TEXT = 'dom 22 nov, 12:00 p. m., hora del centro de México';
const SECOND_TEXT = 'dom 29 nov, 12:00 p. m., hora del centro de México';
const at = (date: Date | null, cancelled = false) => ({ date, cancelled });

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
])('%s, from %o to %o', (subject, from, to, words, cancelReason = '') => {
  const mail = changeMail('ana@correo.example', sampleTournament({ cancelReason }), { from, to }, SAMPLE_NOW);
  const { subject: sent, text } = mail.message;
  expect([mail.to, sent, text.replaceAll(/[\u00a0\u202f]/g, ' ')]).toEqual([
    ['ana@correo.example'],
    `${subject}: Copa Relámpago`,
    [
      'Hola:',
      ...words,
      'Consulta tu estado cuando quieras con el enlace privado que recibiste al inscribirte.\n',
    ].join('\n\n'),
  ]);
});
