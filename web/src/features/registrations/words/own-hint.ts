export const registeredHere = (player: string) => `Desde este teléfono se inscribió ${player}.`;
export const toMine = 'Ir a Mi torneo';
export const ownTournament = 'Tu torneo';
export const somethingToDo = 'Hay algo que hacer. Entra antes de que se pase la hora.';
export const nothingToDo = 'Aquí ves cómo vas, a qué hora juegas y tu sala.';
export const otherTournaments = 'Ver otros torneos';
export const toAllMine = (count: number) => `Mis ${count} torneos`;
export const lookInOwn = '¿Eres tú? Mira «Mi torneo».';
