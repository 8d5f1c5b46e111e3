const part = encodeURIComponent;

const fixed = (path: string) => ({ path, to: () => path });

const differing = (path: string) => ({
  path,
  to: (value: string) => path.replace(/:[^/]+/, () => part(value)),
});

export const paths = {
  home: fixed('/'),
  tournaments: fixed('/tournaments'),
  tournament: differing('/tournament/:id'),
  board: differing('/tournament/:id/posiciones'),
  season: differing('/temporada/:id'),
  tournamentHistory: fixed('/tournament-history'),
  tournamentRules: differing('/tournament-rules/:tournamentId'),
  registration: fixed('/registration'),
  register: differing('/register/:tournamentId'),
  registerQuery: {
    path: '/register',
    to: (tournamentId: string) => `/register?tournament=${part(tournamentId)}`,
  },
  publicForm: differing('/form/:formId?'),
  registrationStatus: differing('/inscripcion/:code'),
  invitation: differing('/equipo/:invitation'),
  consent: differing('/permiso/:code'),
  ticket: differing('/mi/:ticketId'),
  player: differing('/jugador/:key'),
  mine: fixed('/mi'),
  signIn: fixed('/acceso'),
  terms: fixed('/terminos'),
  faq: fixed('/faq'),
  admin: {
    home: fixed('/admin'),
    tournaments: fixed('/admin/torneos'),
    /** Links to this page are made in `day-path.ts`, because visitors download this file. */
    day: fixed('/admin/torneos/:id/*'),
    registrations: fixed('/admin/inscripciones'),
    seasons: {
      path: '/admin/temporadas/:id?',
      to: (id?: string) => (id === undefined ? '/admin/temporadas' : `/admin/temporadas/${part(id)}`),
    },
    records: fixed('/admin/suspensiones'),
    questions: fixed('/admin/preguntas'),
    forms: fixed('/admin/formularios'),
    admins: fixed('/admin/administradores'),
    statistics: fixed('/admin/estadisticas'),
    settings: fixed('/admin/ajustes'),
    audit: fixed('/admin/auditoria'),
  },
} as const;

export const overlayHashes = {
  terms: '#terminos',
  faq: '#faq',
  faqQuestion: (slug: string) => `#faq-${part(slug)}`,
} as const;

export const PRIVACY_HASH = '#datos';
