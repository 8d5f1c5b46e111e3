export const loading = 'Abriendo el permiso…';
export const failedTitle = 'No pudimos abrir el permiso';
export const goneTitle = 'Este enlace ya no sirve';
export const goneText =
  'Puede que haya cambiado o que los datos ya se hayan borrado. Pide un enlace nuevo a quien te lo mandó.';

export const howShown = '¿Cómo se ve en la lista y en la tabla?';
export const shownAs = (number: string) => [
  { value: 'nick', label: 'Mostrar su nick en público' },
  { value: 'number', label: `Mostrar solo «${number}»` },
];
export const tickMissing = 'Marca la casilla para dar permiso.';
export const give = 'Doy permiso';
export const refuse = 'No doy permiso';

export const givenTitle = 'Diste permiso';
export const givenText = (firstName: string, tournament: string, at: string) =>
  `${firstName} puede jugar «${tournament}». Diste permiso: ${at}`;
export const nickShown = 'En público se ve su nick.';
export const nickHidden = (number: string) => `En público se ve «${number}».`;
export const hideNick = 'Ocultar su nick';
export const showNick = 'Mostrar su nick';
export const keepLink = (days: number | null) =>
  `Guarda este enlace: con él puedes retirar el permiso cuando quieras.${days === null ? '' : ` Todo se borra ${days} días después del torneo.`}`;
export const withdraw = 'Retirar el permiso y borrar sus datos';

export const refuseTitle = '¿No das permiso?';
export const withdrawTitle = '¿Retirar el permiso?';
export const eraseText = 'Sale del torneo y borramos al momento sus datos y los tuyos. No se puede deshacer.';
export const eraseConfirm = 'Sí, borrar';
export const erasedTitle = 'Listo, todo está borrado';
export const erasedText = 'Ya no juega este torneo y no guardamos sus datos ni los tuyos.';
