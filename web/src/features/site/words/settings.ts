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
export const address = 'Dirección';
export const rulesHint = 'Una por línea. Se proponen en cada torneo nuevo.';
export const keptHint =
  'Después del final de cada torneo. Pasados esos días se borran por sí solos y no se pueden recuperar; quedan los resultados y cuántos jugaron. Vacío: se guardan hasta que elimines el torneo.';

export const fieldLabels = {
  name: 'Nombre',
  tagline: 'Lema',
  description: 'Descripción',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  community: 'Enlaces de la comunidad',
  defaultRules: 'Reglas de siempre',
  termsVersion: 'Versión de los términos',
  keepPlayersDays: 'Días que se guardan los datos de los jugadores',
};

export const emptyValue = '(vacío)';
