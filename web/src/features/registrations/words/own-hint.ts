export const registeredHere = (players: readonly string[]) =>
  `Desde este teléfono se ${players.length === 1 ? 'inscribió' : 'inscribieron'} ${new Intl.ListFormat('es').format(players)}.`;
export const toMine = 'Ir a Mi torneo';
export const lookInOwn = '¿Eres tú? Mira «Mi torneo».';
export const another = 'Inscribir a otra persona';
