const when = 'Te avisamos de tus confirmaciones, tu cupo, tu sala y tus resultados.';

export const offers = {
  off: {
    title: '¿Te avisamos en este teléfono?',
    text: `${when} Lo quitas cuando quieras.`,
  },
  on: {
    title: 'Avisos activados en este teléfono',
    text: `${when} No hace falta que tengas esta página abierta.`,
  },
  denied: {
    title: 'Los avisos están bloqueados',
    text: 'Para permitirlos, toca el ícono junto a la dirección de esta página, entra en «Permisos», permite las notificaciones y vuelve a abrir la página.',
  },
  install: {
    title: 'Avisos en tu iPhone o iPad',
    text: 'Primero instala la app: toca «Compartir», elige «Agregar a inicio» y abre esta página desde ahí.',
  },
  otherApp: {
    title: 'Aquí no podemos avisarte',
    text: 'Dentro de otra app no hay avisos. Abre el menú de esa app, elige «Abrir en el navegador» y actívalos ahí.',
  },
  unsupported: {
    title: 'Aquí no podemos avisarte',
    text: 'Este navegador no recibe avisos. Usa «Calendario siempre al día», que también te avisa, o vuelve a tiempo.',
  },
};

export const refused =
  'Este navegador no pudo activar los avisos. Prueba sin el modo incógnito, o con otro navegador.';

export const asking = 'Esperando tu permiso…';
export const turnOn = 'Activar avisos';
export const turnOff = 'Quitar avisos de este teléfono';
