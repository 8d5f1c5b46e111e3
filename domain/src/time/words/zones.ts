/** «hora de Colombia», by the last part of a zone's name. A zone that is not here is called by its city. */
const ZONE_PLACES: Readonly<Record<string, string>> = {
  Asuncion: 'de Paraguay',
  Bogota: 'de Colombia',
  Buenos_Aires: 'de Argentina',
  Cancun: 'de Quintana Roo',
  Caracas: 'de Venezuela',
  Chicago: 'del centro de EE.\u00A0UU.',
  Denver: 'de la montaña de EE.\u00A0UU.',
  Guayaquil: 'de Ecuador',
  Havana: 'de Cuba',
  Hermosillo: 'de Sonora',
  La_Paz: 'de Bolivia',
  Lima: 'de Perú',
  Los_Angeles: 'del Pacífico de EE.\u00A0UU.',
  Madrid: 'de España',
  Managua: 'de Nicaragua',
  Mazatlan: 'del Pacífico de México',
  Mexico_City: 'del centro de México',
  Montevideo: 'de Uruguay',
  New_York: 'del este de EE.\u00A0UU.',
  Panama: 'de Panamá',
  Santiago: 'de Chile',
  Santo_Domingo: 'de República Dominicana',
  Sao_Paulo: 'de Brasilia',
  Tegucigalpa: 'de Honduras',
  Tijuana: 'del noroeste de México',
  UTC: 'UTC',
};

export function zoneName(timeZone: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return `hora ${ZONE_PLACES[city] ?? `de ${city.replaceAll('_', ' ')}`}`;
}
