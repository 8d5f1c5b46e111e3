import { expect, it } from 'vitest';
import * as words from './words.ts';

const PRIVATE_LINK =
  'Todo está en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.';
const opened = { tournament: 'Copa', seeYou: 'Te esperamos el sábado.', deadline: 'viernes' };

it.each([
  [
    { byConfirmation: true, wentToWaiter: true, waits: false },
    'No recibimos tu confirmación a tiempo y tu cupo en «Copa» pasó a otra persona.',
    'Escribe a la organización: si queda un cupo libre, puede dártelo.',
  ],
  [
    { byConfirmation: true, wentToWaiter: false, waits: false },
    'No recibimos tu confirmación a tiempo y tu cupo en «Copa» quedó libre.',
    'Escribe a la organización: si queda un cupo libre, puede dártelo.',
  ],
  [
    { byConfirmation: false, wentToWaiter: false, waits: true },
    'Tu equipo no se completó a tiempo y su cupo en «Copa» quedó libre.',
    'Tu equipo pasó al final de la lista de espera: puede recibir otro cupo cuando estén todos.',
  ],
  [
    { byConfirmation: false, wentToWaiter: false, waits: false },
    'Tu equipo no se completó a tiempo y su cupo en «Copa» quedó libre.',
    'Si las inscripciones siguen abiertas y hay cupos, pueden inscribirse otra vez.',
  ],
])('the mail about a released place %j', (released, why, next) => {
  expect(words.releasedLetter('Copa', released)).toEqual({
    subject: 'Perdiste tu cupo: Copa',
    paragraphs: ['Hola:', why, next, PRIVATE_LINK],
  });
});

it('the mail about a place that became free', () => {
  const confirm = words.confirmUntil('viernes', true);
  expect(words.promotedLetter('Copa', 'Te esperamos el sábado.', confirm)).toEqual({
    subject: '¡Tienes cupo!: Copa',
    paragraphs: [
      'Hola:',
      'Hay un cupo en «Copa» y ahora es tuyo. Te esperamos el sábado.',
      'Confirma a más tardar el viernes; si no, pierdes tu cupo.',
      PRIVATE_LINK,
    ],
  });
});

it.each([
  [
    'entry',
    'Confirma que vas a jugar',
    'Ya puedes confirmar que juegas «Copa». Te esperamos el sábado.',
    '; si no, pierdes tu cupo.',
  ],
  [
    'match',
    'Confirma que estás listo para la partida',
    'Falta poco para «Copa»: confirma que estás listo para la partida. Te esperamos el sábado.',
    '; si no, pierdes tu cupo.',
  ],
  [
    'final',
    'Confirma la final',
    '¡Pasaste a la final de «Copa»! Confirma que la juegas.',
    '; si no, tu lugar pasa al siguiente de la tabla.',
  ],
] as const)('the mail about the open window %s', (kind, subject, what, lost) => {
  const where = 'Se confirma en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.';
  expect(words.openedLetters[kind]({ ...opened, isLost: true, isComplete: true })).toEqual({
    subject: `${subject}: Copa`,
    paragraphs: ['Hola:', what, `Confirma a más tardar el viernes${lost}`, '', where],
  });
  expect(words.openedLetters[kind]({ ...opened, isLost: false, isComplete: false }).paragraphs).toEqual([
    'Hola:',
    what,
    'Confirma a más tardar el viernes.',
    'Para confirmar, tu equipo primero tiene que estar completo.',
    where,
  ]);
});
