import { COMMUNITY_LINKS_MAX, KEEP_MINORS_DAYS } from '@copa/domain/limits';
import type { Privacy } from '@copa/domain/site/settings';
import { counted } from '@copa/domain/words/counted';

export const loading = 'Cargando ajustes…';
export const title = 'Ajustes';
export const intro = 'Los textos y enlaces que ven los visitantes.';
export const save = 'Guardar ajustes';
export const saved = 'Ajustes guardados';
export const theSettings = 'los ajustes';
export const brandTitle = 'Marca y contactos';
export const rulesTitle = 'Reglas y términos';
export const link = (number: number) => `Enlace ${number}`;
export const removeLink = (number: number) => `Quitar enlace ${number}`;
export const addLink = 'Agregar enlace';
export const noMoreLinks = `Ya hay ${COMMUNITY_LINKS_MAX} enlaces, el máximo. Para agregar otro, quita uno.`;
export const address = 'Dirección';
export const rulesHint = 'Una por línea. Se proponen en cada torneo nuevo.';
export const keptHint =
  'Después del final de cada torneo. Pasados esos días se borran por sí solos y no se pueden recuperar; quedan los resultados y cuántos jugaron. Vacío: se guardan hasta que elimines el torneo.';
export const keptForMinors = `Si en tus torneos juegan menores de edad, te proponemos ${KEEP_MINORS_DAYS} días.`;
export const putMinorsDays = `Poner ${KEEP_MINORS_DAYS} días`;

const days = (count: number) => counted(count, 'día', 'días');
export const cutTitle = '¿Guardar menos tiempo los datos?';
export const cutText = (before: number | null, after: number) =>
  `${
    before === null
      ? `Hasta ahora los datos de los jugadores se guardan hasta que elimines el torneo. Desde ahora, ${days(after)} después de su final.`
      : `Los datos de los jugadores se guardan ${days(before)} después de cada torneo. Desde ahora, ${days(after)}.`
  } Los de torneos que terminaron hace más tiempo se borran en una hora y no se pueden recuperar. Quedan los resultados y cuántos jugaron.`;
export const cutSure = (count: number) => `Sí, guardar solo ${days(count)}`;

export const privacyTitle = 'Datos personales';
export const privacyText =
  'Los términos dicen esto a los jugadores y a sus adultos. Lo que falte se lee ahí como pendiente.';
export const responsibleHint = 'La persona o la comunidad que responde por los datos.';
export const countryHint = 'Los términos nombran la ley de ese país; con otro, las tres.';
export const cityHint = 'Ciudad y, si quieres, dirección.';
export const mailProviderHint = 'La empresa que envía los correos del sitio, por ejemplo SendGrid.';
export const serversHint = 'El país de los servidores de Google que elegiste, por ejemplo Estados Unidos.';

export const countries: Readonly<Record<Privacy['country'], string>> = {
  '': 'Sin elegir',
  MX: 'México',
  CO: 'Colombia',
  BR: 'Brasil',
  other: 'Otro país',
};

export const fieldLabels = {
  name: 'Nombre',
  tagline: 'Lema',
  description: 'Descripción',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  responsible: 'Quién responde',
  city: 'Dónde está',
  country: 'País',
  privacyEmail: 'Correo para pedidos sobre datos',
  mailProvider: 'Quién envía los correos',
  serversIn: 'Dónde están los servidores',
  community: 'Enlaces de la comunidad',
  defaultRules: 'Reglas de siempre',
  termsVersion: 'Versión de los términos',
  keepPlayersDays: 'Días que se guardan los datos de los jugadores',
};

export const emptyValue = '(vacío)';
