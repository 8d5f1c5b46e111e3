import { site } from './site.ts';

/** Titles of the pages that do not depend on data; the prerendered files use the same ones. */
export const pageMeta = {
  home: { title: `${site.name} · ${site.tagline}` },
  tournaments: { title: 'Torneos activos' },
  board: { title: 'Tabla de posiciones' },
  history: { title: 'Historial de torneos' },
  registration: { title: 'Inscripción' },
  rules: { title: 'Reglas del torneo' },
  publicForm: { title: 'Formulario público' },
  registrationStatus: { title: 'Estado de tu inscripción' },
  invitation: { title: 'Invitación' },
  ticket: { title: 'Mi torneo' },
  player: { title: 'Página de jugador' },
  myRegistrations: { title: 'Mis inscripciones' },
  signIn: { title: 'Acceso' },
  admin: { title: 'Panel de Administración' },
  terms: { title: 'Términos y condiciones' },
  faq: { title: 'Preguntas frecuentes' },
  notFound: { title: 'Página no encontrada' },
} as const satisfies Record<string, { readonly title: string }>;

/** The built files carry the brand as built; a page that knows what the owner calls it since says that instead. */
export function documentTitle(title: string, brand: string = site.name): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}
