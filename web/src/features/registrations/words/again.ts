export const invitedTitle = (count: number) =>
  count === 1 ? 'Tu equipo juega otra vez' : 'Tu equipo juega otra vez: te invitan';
export const invitedText =
  'Tu capitán inscribió al mismo equipo. Tus datos ya van puestos: lee las reglas, revísalos y acepta. Sin eso nadie ocupa tu lugar por ti.';
export const accept = (tournament: string) => `Entrar a ${tournament}`;
export const title = (isTeam: boolean) => (isTeam ? 'El mismo equipo otra vez' : 'Juega otra vez');
export const text = (team: string) =>
  team === ''
    ? 'Tus datos ya van puestos: revísalos y envía.'
    : `«${team}» y tus datos ya van puestos: revísalos y envía. Tus compañeros encuentran la invitación en su «Mi torneo», y entra quien la acepta.`;
export const register = (tournament: string, isTeam: boolean) =>
  `${isTeam ? 'Inscribirnos' : 'Inscribirme'} en ${tournament}`;
export const offer = (tournament: string) => `¿Otra vez con el equipo de ${tournament}?`;
export const fill = 'Poner esos datos';
export const notThere = 'Ese equipo no se puede inscribir aquí. Llena el formulario como siempre.';
