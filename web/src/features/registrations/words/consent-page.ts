export const loading = 'Abriendo el permiso…';
export const failedTitle = 'No pudimos abrir el permiso';
export const goneTitle = 'Este enlace ya no sirve';
export const goneText =
  'Puede que esté incompleto, que haya cambiado, que hayas retirado el permiso o que los datos ya se hayan borrado. Pide un enlace nuevo a quien te lo mandó, o escribe a la organización.';

export const playedAt = (start: string, hasBegun: boolean) => `${hasBegun ? 'Empezó' : 'Se juega'} ${start}`;
export const cancelled = 'El torneo fue cancelado: no se va a jugar.';
export const seeTournament = 'Ver el torneo y sus reglas';
export const needed = 'Sin tu permiso no juega.';
export const undated = 'La fecha del torneo está por confirmar.';
export const shownAs = (firstName: string, number: string) => [
  { value: 'number', label: `Solo «${number}»` },
  { value: 'nick', label: `El nick de ${firstName} en el juego` },
];
export const tickMissing = 'Marca la casilla para dar permiso.';
export const give = 'Doy permiso';
export const refuse = 'No doy permiso';
export const mayWithdraw = 'Puedes retirarlo aquí cuando quieras.';

export const givenTitle = 'Diste permiso';
export const givenText = (firstName: string, tournament: string, at: string) =>
  `${firstName} tiene tu permiso para jugar «${tournament}». Permiso dado: ${at}`;
export const nickShown = (firstName: string) => `En las tablas públicas sale el nick de ${firstName}.`;
export const nickHidden = (number: string) => `En las tablas públicas sale solo «${number}».`;
export const hideNick = 'Ocultar el nick';
export const showNick = 'Mostrar el nick';
export const keepLink = 'Guarda este enlace: con él puedes retirar el permiso cuando quieras.';
export const allOfIt = 'Tus derechos, en los términos';
export const withdraw = 'Retirar el permiso y borrar los datos';

export const refuseTitle = '¿No dar permiso?';
export const withdrawTitle = '¿Retirar el permiso?';
export const eraseText = (firstName: string) =>
  `${firstName} sale del torneo, y borramos al momento sus datos y también los tuyos. Si ya jugó, en las tablas queda un número en lugar de su nombre. No se puede deshacer.`;
export const refuseConfirm = 'No dar permiso';
export const withdrawConfirm = 'Sí, borrar los datos';
export const keepAsIs = 'Volver';
export const erasedTitle = 'Listo, los datos están borrados';
export const erasedText = (firstName: string) =>
  `${firstName} ya no juega este torneo. Borramos sus datos y también los tuyos.`;
