export const registeredHere = (player: string) => `Desde este teléfono se inscribió ${player}.`;
export const toMine = 'Ir a Mi torneo';
export const lookInOwn = '¿Eres tú? Mira «Mi torneo».';
export const another = 'Inscribir a otra persona';
