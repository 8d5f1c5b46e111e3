import { counted } from '@copa/domain/words/counted';
import type { Letter } from '../mail.ts';
import { greeting } from '../words.ts';

const inMinutes = (minutes: number) => `Inténtalo de nuevo en ${counted(minutes, 'minuto', 'minutos')}.`;
export const tooManyAttempts = (minutes: number) => `Demasiados intentos. ${inMinutes(minutes)}`;
export const tooManyExports = (minutes: number) => `Son muchas descargas en una hora. ${inMinutes(minutes)}`;

export const accountMissing = 'No existe una cuenta con ese correo.';
export const byAnotherOwner = 'Solo otro propietario puede quitarle el acceso a un propietario.';
export const tournamentGone = 'Uno de esos torneos ya no existe. Vuelve a elegir.';
export const tournamentOver = (name: string) => `${name} ya terminó: no se puede nombrar a nadie.`;
export const namingChanged =
  'Otra persona cambió los torneos de esta cuenta mientras elegías. Míralos y vuelve a elegir.';
export const emailUnconfirmed = 'Primero confirma el correo de esa cuenta con el enlace que te enviamos.';
export const requestMissing = 'La solicitud no existe.';
export const alreadyDecided = 'Esta solicitud ya fue resuelta.';
export const requestAccountGone = 'La cuenta de esta solicitud ya no existe.';

export const approvedLetter = (notes: string | null): Letter => ({
  subject: 'Ya tienes acceso al panel',
  paragraphs: [
    greeting,
    'Aprobamos tu solicitud de acceso. Inicia sesión de nuevo para entrar al panel.',
    teamNote(notes),
  ],
});

export const rejectedLetter = (notes: string | null): Letter => ({
  subject: 'Tu solicitud de acceso no fue aprobada',
  paragraphs: [greeting, 'Esta vez no aprobamos tu solicitud de acceso al panel.', teamNote(notes)],
});

const teamNote = (notes: string | null) => (notes ? `Nota de la organización: ${notes}` : '');
