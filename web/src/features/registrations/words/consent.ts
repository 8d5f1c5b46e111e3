import { ADULT_AGE } from '@copa/domain/limits';

export const guardianTitle = 'Tu adulto responsable';
export const guardianWhy = `Si tienes menos de ${ADULT_AGE}, tu mamá, tu papá u otro adulto responsable tiene que dar permiso. Después de enviar te damos un enlace para mandárselo.`;
export const guardianName = 'Nombre del adulto responsable';
export const guardianPhone = 'WhatsApp del adulto responsable';
export const guardianPhoneHint = (how: string) => `El suyo, no el tuyo. ${how}`;
export const tooYoungTitle = 'Todavía no puedes jugar';
export const nothingKept = 'No guardamos ni enviamos nada de lo que escribiste.';
export const maybeSent =
  'Borramos de este teléfono lo que escribiste. Lo que ya habías enviado pudo llegar: pide a la organización que lo borre.';
export const notSo = 'Me equivoqué de edad';

export const linkTitle = 'Falta el permiso de tu adulto responsable';
export const linkText =
  'Mándale este enlace: ahí lee de qué se trata y da permiso. Sin su permiso no juegas.';
export const sendLink = 'Pedir el permiso';
export const copyLink = 'Copiar este enlace';
export const askFor = (tournament: string, site: string) =>
  `Hola. Quiero jugar «${tournament}», un torneo de Free Fire que organiza ${site}. Soy menor de edad y necesito tu permiso. Abre el enlace y lee todo antes de decidir: no te pide dinero ni contraseñas.`;

export const consentGiven = '✓ Tu adulto responsable dio permiso.';
export const changeGuardian = 'Elegir a otro adulto';
export const changedGuardian = '✓ Este enlace es nuevo. Mándaselo al adulto que elegiste.';
export const changeGuardianText = 'Te damos un enlace nuevo. El anterior deja de servir.';
