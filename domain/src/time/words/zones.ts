const ZONE_PLACES: Readonly<Record<string, string>> = {
  Asuncion: 'Paraguay',
  Bogota: 'Colombia',
  Buenos_Aires: 'Argentina',
  Canary: 'Canarias',
  Cancun: 'Quintana Roo',
  Caracas: 'Venezuela',
  Chicago: 'el centro de EE.\u00A0UU.',
  Denver: 'la montaña de EE.\u00A0UU.',
  Easter: 'Isla de Pascua',
  Guayaquil: 'Ecuador',
  Havana: 'Cuba',
  Hermosillo: 'Sonora',
  La_Paz: 'Bolivia',
  Lima: 'Perú',
  Los_Angeles: 'el Pacífico de EE.\u00A0UU.',
  Madrid: 'España',
  Managua: 'Nicaragua',
  Mazatlan: 'el Pacífico de México',
  Mexico_City: 'México',
  Montevideo: 'Uruguay',
  New_York: 'el este de EE.\u00A0UU.',
  Panama: 'Panamá',
  Santiago: 'Chile',
  Santo_Domingo: 'República Dominicana',
  Sao_Paulo: 'Brasilia',
  Tegucigalpa: 'Honduras',
  Tijuana: 'el noroeste de México',
};

/** In the names of these zones the sign is reversed: `Etc/GMT+5` is five hours behind UTC. */
const BY_OFFSET = /^Etc\/GMT([+-])([1-9]\d?)$/;

export function zonePlace(timeZone: string): string {
  const [, sign, hours] = BY_OFFSET.exec(timeZone) ?? [];
  if (hours !== undefined) return `UTC${sign === '+' ? '-' : '+'}${hours}`;
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return ZONE_PLACES[city] ?? city.replaceAll('_', ' ');
}

export const inZone = (timeZone: string) => `en ${zonePlace(timeZone)}`;

export const ownTime = 'en tu hora';
