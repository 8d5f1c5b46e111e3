import type { Endpoint } from '@copa/domain/api/endpoint';
import { getInvitation, getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import { pageMeta } from '../src/config/page-meta.ts';
import { paths } from '../src/config/paths.ts';
import { site } from '../src/config/site.ts';

/** The next request reads the document whose id is in `field` of the first answer. */
interface NextRequest {
  readonly field: string;
  readonly collection: string;
  readonly fields?: readonly string[];
}

/** The id of the document, or the code for the call, follows `at` in the address. */
export type EarlyRequest = ({ readonly collection: string } | { readonly call: Endpoint }) & {
  readonly at: string;
  readonly route: string;
  readonly next?: NextRequest;
  readonly play?: true;
};

const asks = {
  own: { at: paths.registrationStatus.to(''), route: 'registration-status', call: getOwnRegistration },
  invitation: {
    at: paths.invitation.to(''),
    route: 'team-invitation',
    call: getInvitation,
    next: { field: 'tournamentId', collection: 'tournaments' },
  },
  ticket: {
    at: paths.ticket.to(''),
    route: 'ticket',
    collection: 'tickets',
    next: {
      field: 'tournamentId',
      collection: 'tournaments',
      fields: Object.keys(FollowedTournamentSchema.shape),
    },
    play: true,
  },
  tournament: { at: paths.tournament.to(''), route: 'tournament', collection: 'tournaments' },
  form: { at: paths.register.to(''), route: 'registration', collection: 'tournaments' },
  rules: { at: paths.tournamentRules.to(''), route: 'tournament-rules', collection: 'tournaments' },
  season: { at: paths.season.to(''), route: 'season', collection: 'seasonBoards' },
} satisfies Readonly<Record<string, EarlyRequest>>;

export type FirstCardName = 'ticket' | 'registration-status';

interface DocumentBase {
  /** Hosting does not publish the folder `.templates`; the API fills its files. */
  file: string;
  title: string;
  description?: string;
  sources?: readonly string[];
  /** The styles are inline, and in a visible page the entry script waits for the first paint. */
  paintsFirst?: boolean;
  /**
   * The styles are inline. The entry script does not wait for a paint, because the shell shows only a
   * skeleton.
   */
  paintsFrame?: boolean;
  asks?: readonly EarlyRequest[];
  /** The script of `own-first.ts` runs before the first paint; the others come from a cache, as it does. */
  ownFirst?: boolean;
  picture?: string;
  firstCard?: FirstCardName;
  /** The body is the template of the list of tournaments. */
  filledWith?: 'tournaments';
}

export type Shell =
  | 'site'
  | 'admin'
  | 'bare'
  | 'link'
  | 'registration'
  | 'rules'
  | 'board'
  | 'season'
  | 'invitation'
  | 'ticket'
  | 'registrationStatus';

/**
 * `main.tsx` hydrates only HTML with the attribute `data-prerendered`. The build adds the attribute to each
 * `page`, and the API's `hydratable` adds it to some shells.
 */
export type StaticDocument =
  | (DocumentBase & { kind: 'page'; path: string })
  | (DocumentBase & { kind: 'shell'; shell: Shell });

export const dataSource = 'src/lib/network/public-firestore.ts';

export const notFoundPath = '/404';

/**
 * The service worker answers page loads with this document. `navigateFallbackDenylist` in `pwa.ts` lists the
 * exceptions, and `/` gets `offline.html`.
 */
export const keptDocument = 'app.html';

type Own = Omit<DocumentBase, 'file' | 'sources'>;

export const sourcesOf = (route: string) => [`src/app/routes/${route}.tsx`];

function page(file: string, at: { readonly path: string }, route: string, own: Own): StaticDocument {
  return { kind: 'page', file, path: at.path, sources: sourcesOf(route), ...own };
}

function shell(file: string, kind: Shell, route: string, own: Own): StaticDocument {
  return { kind: 'shell', file, shell: kind, sources: sourcesOf(route), ...own };
}

function withData(document: StaticDocument): StaticDocument {
  return { ...document, sources: [...(document.sources ?? []), dataSource] };
}

const paintsFirst = true;
const paintsFrame = true;

export const documents: readonly StaticDocument[] = [
  page('index.html', paths.home, 'home', { ...pageMeta.home, paintsFirst, picture: '/art/hero.svg' }),
  // The service worker serves this home page for `/`. Its styles are not inline, because the style sheet is
  // stored.
  page('offline.html', paths.home, 'home', { ...pageMeta.home, ownFirst: true }),
  page('.templates/tournaments.html', paths.tournaments, 'tournaments', {
    ...pageMeta.tournaments,
    paintsFirst,
    filledWith: 'tournaments',
    description:
      'Mira los torneos con inscripciones abiertas, sus premios y sus reglas. La inscripción es gratuita.',
  }),
  page('terminos.html', paths.terms, 'terms', {
    ...pageMeta.terms,
    paintsFirst,
    description: `Las condiciones para participar en ${site.name}.`,
  }),
  page('faq.html', paths.faq, 'faq', {
    ...pageMeta.faq,
    paintsFirst,
    description: `Todo sobre los torneos de ${site.name}: inscripción, requisitos, partidas y premios.`,
  }),
  withData(
    page('tournament-history.html', paths.tournamentHistory, 'tournament-history', {
      ...pageMeta.history,
      paintsFirst,
      description: 'Torneos anteriores y sus resultados.',
    }),
  ),
  { kind: 'page', file: '404.html', path: notFoundPath, ...pageMeta.notFound, paintsFirst },
  withData(shell('registration.html', 'site', 'registration', { ...pageMeta.registration, paintsFrame })),
  shell('inscripcion.html', 'registrationStatus', 'registration-status', {
    ...pageMeta.registrationStatus,
    paintsFrame,
    description: 'La página privada de una inscripción: solo para quien se inscribió.',
    asks: [asks.own],
    firstCard: 'registration-status',
  }),
  withData(
    shell('.templates/invitation.html', 'invitation', 'team-invitation', {
      ...pageMeta.invitation,
      paintsFirst,
      asks: [asks.invitation],
    }),
  ),
  shell('permiso.html', 'site', 'consent', {
    ...pageMeta.consent,
    paintsFrame,
    description: 'La página del adulto responsable de un jugador.',
  }),
  withData(
    shell('mi.html', 'ticket', 'ticket', {
      ...pageMeta.ticket,
      paintsFrame,
      description: 'El cupo, las confirmaciones, la sala y la tabla de un jugador o un equipo.',
      asks: [asks.ticket],
      firstCard: 'ticket',
    }),
  ),
  withData(shell('jugador.html', 'site', 'player', { ...pageMeta.player, paintsFrame })),
  shell('acceso.html', 'site', 'sign-in', pageMeta.signIn),
  shell('admin.html', 'admin', 'admin/area', pageMeta.admin),
  shell('form.html', 'bare', 'public-form', { ...pageMeta.publicForm, paintsFrame }),
  shell('.templates/tournament.html', 'link', 'tournament', { ...pageMeta.home, paintsFirst }),
  shell('.templates/registration.html', 'registration', 'registration', {
    ...pageMeta.registration,
    paintsFirst,
  }),
  shell('.templates/tournamentRules.html', 'rules', 'tournament-rules', {
    ...pageMeta.tournamentRules,
    paintsFirst,
  }),
  withData(shell('.templates/board.html', 'board', 'board', { ...pageMeta.board, paintsFirst })),
  withData(shell('.templates/season.html', 'season', 'season', { ...pageMeta.season, paintsFirst })),
  {
    kind: 'shell',
    file: keptDocument,
    shell: 'site',
    ...pageMeta.home,
    sources: [dataSource],
    asks: Object.values(asks),
  },
];

export const indexedPaths = [
  paths.home.to(),
  paths.tournaments.to(),
  paths.tournamentHistory.to(),
  paths.terms.to(),
  paths.faq.to(),
];
