export const close = 'Cerrar el enlace';
export const open = 'Abrir el enlace';
export const change = 'Cambiar el enlace';
export const changed = '✓ Este enlace es nuevo. Mándalo a quien falta.';
export const closed = 'Tu enlace está cerrado: nadie más puede entrar al equipo.';
export const failed = 'No pudimos abrirlo. Inténtalo otra vez.';
export const remove = 'Quitar';
export const removeNamed = (name: string) => `Quitar a ${name} del equipo`;

export const questions = {
  close: {
    title: '¿Cerrar el enlace?',
    confirm: 'Sí, cerrarlo',
    effect:
      'Nadie más podrá entrar al equipo. Los que ya entraron se quedan, y puedes abrirlo cuando quieras.',
  },
  change: {
    title: '¿Cambiar el enlace?',
    confirm: 'Sí, cambiarlo',
    effect: 'El de ahora deja de servir. Los que ya entraron se quedan; manda el nuevo a quien falta.',
  },
  remove: {
    title: '¿Quitar del equipo?',
    confirm: 'Sí, quitar',
    effect:
      'Se borran sus datos y su lugar queda libre. Si tiene el enlace puede volver a entrar: para que no pase, cambia también el enlace. Cambia el enlace de «Mi torneo» del equipo, y los avisos en sus teléfonos se apagan. No se puede deshacer.',
  },
};

export const leavesGap = (isApproved: boolean) =>
  `El equipo queda incompleto${isApproved ? ' y vuelve a revisión' : ''}: si no se completa a tiempo, pierde el cupo.`;
