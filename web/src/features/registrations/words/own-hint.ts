// Another registration of this phone
export const registeredHere = (player: string) => `Desde este teléfono se inscribió ${player}.`;
export const showStatus = 'Ver estado';
export const lookInOwn = '¿Eres tú? Mira «Mis inscripciones».';
