import { PRIZE_DELIVERY_DAYS } from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';

const greeting = (name: string, brand: string) => `Hola, ${name}. Te escribimos de ${brand}.`;

export const askForConsent = (
  { adult, minor, tournament }: { adult: string; minor: string; tournament: string },
  brand: string,
  until: string,
) =>
  [
    greeting(adult, brand),
    `${minor} quiere jugar «${tournament}», un torneo de Free Fire, y te nombró como su adulto responsable.`,
    sentence(`Falta tu permiso${until}`),
    'Abre el enlace, lee de qué se trata y decide desde tu teléfono: no te pide dinero ni contraseñas.',
  ].join(' ');

export const tellOfPrize = (
  { adult, minor, tournament }: { adult: string; minor: string; tournament: string },
  brand: string,
  prize: string,
) =>
  `${greeting(adult, brand)} ${minor} ganó un premio en «${tournament}»: ${prize}. Como es menor de edad, queremos acordar contigo cómo entregarlo.`;

const contact = 'Contactar al adulto responsable';
export const contactOf = (minor: string) => `${contact} de ${minor}`;
export const openChat = 'Abrir WhatsApp';
export const doubtful = 'Número dudoso: elige tú el contacto.';
export const goesThroughAdults = `El premio de un menor se acuerda con su adulto responsable. Queda anotado que viste su número, que se borra ${PRIZE_DELIVERY_DAYS} días después del final.`;
