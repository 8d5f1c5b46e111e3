/** Zones of the community, for the editor. */
export const COMMON_TIME_ZONES = [
  'America/Mexico_City',
  'America/Bogota',
  'America/Lima',
  'America/Guayaquil',
  'America/Caracas',
  'America/La_Paz',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Montevideo',
  'America/Asuncion',
  'America/Guatemala',
  'America/Costa_Rica',
  'America/Panama',
  'America/Santo_Domingo',
  'America/New_York',
  'Europe/Madrid',
] as const;
