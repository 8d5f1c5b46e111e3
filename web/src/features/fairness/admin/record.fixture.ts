/** An entry as the server sends it. */
export const BAN = {
  id: 'ban-1',
  kind: 'ban',
  from: '2026-11-20T12:00:00Z',
  until: null,
  reason: 'Usó un programa para apuntar',
  by: { uid: 'valeria', email: 'valeria@correo.mx' },
  tournamentId: 'copa-1',
  registrationId: 'r1',
  revokedAt: null,
  revokedBy: null,
  revokeReason: '',
  tournament: 'Copa Ascenso',
  ofOthers: false,
  idEnd: '4821',
  decided: null,
};
