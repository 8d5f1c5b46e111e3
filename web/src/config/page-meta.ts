import { site } from './site.ts';

interface PageMeta {
  readonly title: string;
  readonly description?: string;
}

/** Titles and descriptions of the pages that do not depend on data; the prerendered files use the same ones. */
export const pageMeta = {
  home: { title: `${site.name} · ${site.tagline}`, description: site.description },
  tournaments: {
    title: 'Torneos activos',
    description:
      'Mira los torneos con inscripciones abiertas, sus premios y sus reglas. La inscripción es gratuita.',
  },
  history: { title: 'Historial de torneos', description: 'Torneos anteriores y sus resultados.' },
  registration: { title: 'Inscripción' },
  rules: { title: 'Reglas del torneo' },
  publicForm: { title: 'Formulario público' },
  registrationStatus: { title: 'Estado de tu inscripción' },
  myRegistrations: { title: 'Mis inscripciones' },
  signIn: { title: 'Acceso' },
  admin: { title: 'Panel de Administración' },
  terms: { title: 'Términos y condiciones', description: `Las condiciones para participar en ${site.name}.` },
  faq: {
    title: 'Preguntas frecuentes',
    description: `Todo sobre los torneos de ${site.name}: inscripción, requisitos, partidas y premios.`,
  },
  notFound: { title: 'Página no encontrada' },
} as const satisfies Record<string, PageMeta>;

/** The built files carry the brand as built; a page that knows what the owner calls it since says that instead. */
export function documentTitle(title: string, brand: string = site.name): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}
