export const registeredHere = (player: string) => `Desde este teléfono se inscribió ${player}.`;
export const toMine = 'Ir a Mi torneo';
export const somethingToDo = 'Mi torneo: hay algo que hacer';
export const lookInOwn = '¿Eres tú? Mira «Mi torneo».';
