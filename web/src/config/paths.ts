const part = encodeURIComponent;

/** Every address of the site, once: the pattern for the router and the builder for links (spec section 2). */
export const paths = {
  home: { path: '/', to: () => '/' },
  tournaments: { path: '/tournaments', to: () => '/tournaments' },
  tournament: { path: '/tournament/:id', to: (id: string) => `/tournament/${part(id)}` },
  tournamentHistory: { path: '/tournament-history', to: () => '/tournament-history' },
  tournamentRules: {
    path: '/tournament-rules/:tournamentId',
    to: (tournamentId: string) => `/tournament-rules/${part(tournamentId)}`,
  },
  registration: { path: '/registration', to: () => '/registration' },
  register: {
    path: '/register/:tournamentId',
    to: (tournamentId: string) => `/register/${part(tournamentId)}`,
  },
  registerQuery: {
    path: '/register',
    to: (tournamentId: string) => `/register?tournament=${part(tournamentId)}`,
  },
  publicForm: { path: '/form/:formId?', to: (formId: string) => `/form/${part(formId)}` },
  registrationStatus: { path: '/inscripcion/:code', to: (code: string) => `/inscripcion/${part(code)}` },
  ticket: { path: '/mi/:ticketId', to: (ticketId: string) => `/mi/${part(ticketId)}` },
  myRegistrations: { path: '/mis-inscripciones', to: () => '/mis-inscripciones' },
  signIn: { path: '/acceso', to: () => '/acceso' },
  terms: { path: '/terminos', to: () => '/terminos' },
  faq: { path: '/faq', to: () => '/faq' },
  admin: {
    home: { path: '/admin', to: () => '/admin' },
    tournaments: { path: '/admin/torneos', to: () => '/admin/torneos' },
    registrations: { path: '/admin/inscripciones', to: () => '/admin/inscripciones' },
    questions: { path: '/admin/preguntas', to: () => '/admin/preguntas' },
    forms: { path: '/admin/formularios', to: () => '/admin/formularios' },
    admins: { path: '/admin/administradores', to: () => '/admin/administradores' },
    statistics: { path: '/admin/estadisticas', to: () => '/admin/estadisticas' },
    settings: { path: '/admin/ajustes', to: () => '/admin/ajustes' },
    audit: { path: '/admin/auditoria', to: () => '/admin/auditoria' },
  },
} as const;

/** Overlays open over any page by hash, so that the back button closes them. */
export const overlayHashes = {
  terms: '#terminos',
  faq: '#faq',
  faqQuestion: (slug: string) => `#faq-${part(slug)}`,
} as const;
