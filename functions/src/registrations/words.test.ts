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
    'Inscripción | Equipo | Etiqueta | Rol | Nombre completo | Nick | ID de Free Fire | Correo | Teléfono | Estado | Cupo | Suspendido | Motivo | Inscrito (hora en Perú) | Decidido (hora en Perú) | Aceptó las reglas (hora en Perú) | Edad | Permiso',
  );
});
