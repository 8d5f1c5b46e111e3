export const loading = 'Abriendo el permiso…';
export const failedTitle = 'No pudimos abrir el permiso';
export const goneTitle = 'Este enlace ya no sirve';
export const goneText =
  'Puede que haya cambiado o que los datos ya se hayan borrado. Pide un enlace nuevo a quien te lo mandó, o escribe a la organización.';

export const howShown = '¿Qué nombre verán todos?';
export const shownAs = (number: string) => [
  { value: 'number', label: `Solo «${number}»` },
  { value: 'nick', label: 'Su nick del juego' },
];
export const tickMissing = 'Marca la casilla para dar permiso.';
export const give = 'Doy permiso';
export const refuse = 'No doy permiso';

export const givenTitle = 'Diste permiso';
export const givenText = (firstName: string, tournament: string, at: string) =>
  `${firstName} tiene tu permiso para jugar «${tournament}». Permiso dado: ${at}`;
export const nickShown = 'Todos ven su nick del juego.';
export const nickHidden = (number: string) => `Todos ven solo «${number}».`;
export const hideNick = 'Ocultar su nick';
export const showNick = 'Mostrar su nick';
export const keepLink = (days: number | null) =>
  `Guarda este enlace: con él puedes retirar el permiso cuando quieras.${days === null ? '' : ` Si no, borramos sus datos y los tuyos ${days} días después del torneo.`}`;
export const withdraw = 'Retirar el permiso y borrar sus datos';

export const refuseTitle = '¿Seguro que no das permiso?';
export const withdrawTitle = '¿Retirar el permiso?';
export const eraseText = (firstName: string) =>
  `${firstName} sale del torneo, y borramos al momento sus datos y los tuyos. No se puede deshacer.`;
export const eraseConfirm = 'Sí, borrar sus datos';
export const keepAsIs = 'No, dejarlo así';
export const erasedTitle = 'Listo, los datos están borrados';
export const erasedText = 'Ya no juega este torneo: borramos sus datos y los tuyos.';
