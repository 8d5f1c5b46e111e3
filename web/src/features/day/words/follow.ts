const when =
  'Te avisamos de lo que falta: el comienzo, cada tabla y el podio. Sin cuenta, y de noche no suena.';

export const offers = {
  off: { title: 'Sigue este torneo', text: when },
  on: { title: 'Sigues este torneo', text: when },
  denied: {
    title: 'Los avisos están bloqueados',
    text: 'Para seguir este torneo, toca el ícono junto a la dirección de esta página, entra en «Permisos» y permite las notificaciones.',
  },
  install: {
    title: 'Sigue este torneo en tu iPhone o iPad',
    text: 'Primero instala la app: toca «Compartir», elige «Agregar a inicio» y abre esta página desde ahí.',
  },
  otherApp: {
    title: 'Aquí no podemos avisarte',
    text: 'Dentro de otra app no hay avisos. Abre el menú de esa app, elige «Abrir en el navegador» y sigue el torneo ahí.',
  },
  unsupported: {
    title: 'Aquí no podemos avisarte',
    text: 'Este navegador no recibe avisos; en modo incógnito ninguno los recibe. Agrega la fecha a tu calendario, o vuelve a tiempo.',
  },
};

export const answers = {
  on: 'Listo: este teléfono te avisa.',
  off: 'Este teléfono ya no te avisa de este torneo.',
};
export const follow = 'Seguir';
export const stop = 'Dejar de seguir';
export const whom = '¿A quién sigues?';
export const everybody = 'Todo el torneo';
export const notInTable = 'A quien elegiste antes (no está en esta tabla)';
export const kept =
  'Guardamos solo la dirección de avisos de este teléfono y a quién sigues, hasta dos días después del torneo.';
