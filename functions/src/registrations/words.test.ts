import { expect, it } from 'vitest';
import * as words from './words.ts';

const IF_NOT_ASKED = 'Si no lo pediste, avísale a quien organiza el torneo y borrará tus datos.';

it('the mails to a player whom an organiser added, with a place and without', () => {
  expect(words.addedWithPlaceLetter('Copa', 'Te esperamos el sábado.')).toEqual({
    subject: 'Ya tienes cupo: Copa',
    paragraphs: [
      'Hola:',
      'La organización te inscribió en «Copa» y ya tienes cupo. Te esperamos el sábado.',
      IF_NOT_ASKED,
    ],
  });
  expect(words.addedLetter('Copa', 'que se juega el sábado')).toEqual({
    subject: 'Te inscribieron: Copa',
    paragraphs: ['Hola:', 'La organización te inscribió en «Copa», que se juega el sábado.', IF_NOT_ASKED],
  });
});

it('the columns of the file of registrations', () => {
  expect(words.fileHeader('America/Lima').join(' | ')).toBe(
    'Inscripción | Equipo | Sigla | Rol | Nombre completo | Nick | ID de Free Fire | Correo | Teléfono | Estado | Cupo | Suspendido | Motivo | Inscrito (hora en Perú) | Decidido (hora en Perú) | Aceptó las reglas (hora en Perú) | Edad | Permiso',
  );
});

it('a limit of 24 hours promises nothing for tomorrow, because it does not end at midnight', () => {
  const limits = [words.captainTooOften, words.joinTooOften, words.shownTooOften, words.guardianTooOften];
  for (const told of limits) {
    expect(told).toMatch(/ en un día\. /);
    expect(told).not.toMatch(/hoy|mañana/i);
  }
});

it('the mails to a player about a registration', () => {
  expect(words.receivedLetter('Copa', 'que se juega el sábado')).toMatchObject({
    subject: 'Recibimos tu inscripción: Copa',
    paragraphs: [
      'Hola:',
      'Recibimos tu inscripción en «Copa», que se juega el sábado.',
      expect.stringMatching(/^La organización la revisa y te avisa por correo\. ./),
      'Si no te inscribiste tú, ignora este mensaje.',
    ],
  });
  const own = words.receivedLetter('Copa', '').paragraphs[2]?.replace(/^.*?correo\. /, '');
  expect(words.approvedLetter('Copa', 'Te esperamos el sábado.')).toEqual({
    subject: 'Tu inscripción está aprobada: Copa',
    paragraphs: ['Hola:', '¡Ya tienes cupo en «Copa»! Te esperamos el sábado.', own],
  });
  expect(words.approvedWaitingLetter('Copa')).toEqual({
    subject: 'Tu inscripción está aprobada: Copa',
    paragraphs: [
      'Hola:',
      'Tu inscripción en «Copa» está aprobada, pero todavía no tienes cupo: estás en la lista de espera. Te avisamos por correo si te toca uno.',
      own,
    ],
  });
  expect(words.pendingLetter('Copa')).toEqual({
    subject: 'Tu inscripción vuelve a revisión: Copa',
    paragraphs: [
      'Hola:',
      'La organización volvió a poner en revisión tu inscripción en «Copa»: lo que te avisamos antes ya no vale. Cuando decida, te avisa por correo.',
      own,
    ],
  });
  const refused = 'Esta vez tu inscripción en «Copa» no fue aprobada.';
  expect(words.rejectedLetter('Copa', 'Faltan datos')).toEqual({
    subject: 'Tu inscripción no fue aprobada: Copa',
    paragraphs: ['Hola:', refused, 'Motivo: Faltan datos', own],
  });
  expect(words.rejectedLetter('Copa', null).paragraphs).toEqual(['Hola:', refused, '', own]);
});

it('what an organiser reads when somebody else decided first', () => {
  const now = 'la inscripción está en «Aprobado».';
  expect([
    words.decidedMeanwhile('Aprobado'),
    words.decidedBy('Ana', 'Aprobado'),
    words.youDecided('Aprobado'),
  ]).toEqual([`Otra persona ya decidió: ${now}`, `Ana ya decidió: ${now}`, `Ya habías decidido: ${now}`]);
  expect(
    words.renamed([
      { of: 'name', from: '', to: 'Águilas' },
      { of: 'nicks.1', from: 'Ana', to: '' },
      { of: 'tag', from: '', to: 'AGN' },
      { of: 'tag', from: 'AGN', to: '' },
    ]),
  ).toBe(
    'No tenía nombre, ahora «Águilas». Se llamaba «Ana», ahora sin nombre. Su sigla era ninguna, ahora «AGN». Su sigla era «AGN», ahora ninguna.',
  );
});
