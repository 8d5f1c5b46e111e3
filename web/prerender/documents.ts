import type { Endpoint } from '@copa/domain/api/endpoint';
import { getInvitation, getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import { FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import { pageMeta } from '../src/config/page-meta.ts';
import { paths } from '../src/config/paths.ts';
import { site } from '../src/config/site.ts';

/** The document that a field of the answer names, and the fields that are read of it: all where none are named. */
interface NextQuestion {
  readonly field: string;
  readonly collection: string;
  readonly fields?: readonly string[];
}

/** A document of Firestore, or a call of the API, with the code or id that follows `at` in the address. */
export type EarlyQuestion = ({ readonly collection: string } | { readonly call: Endpoint }) & {
  readonly at: string;
  readonly next?: NextQuestion;
  /** Also asks for the newest open room of a ticket, and for the table of its stage. */
  readonly play?: true;
};

const asks = {
  own: { at: paths.registrationStatus.to(''), call: getOwnRegistration },
  invitation: {
    at: paths.invitation.to(''),
    call: getInvitation,
    next: { field: 'tournamentId', collection: 'tournaments' },
  },
  ticket: {
    at: paths.ticket.to(''),
    collection: 'tickets',
    next: {
      field: 'tournamentId',
      collection: 'tournaments',
      fields: Object.keys(FollowedTournamentSchema.shape),
    },
    play: true,
  },
  tournament: { at: paths.tournament.to(''), collection: 'tournaments' },
  form: { at: paths.register.to(''), collection: 'tournaments' },
  rules: { at: paths.tournamentRules.to(''), collection: 'tournaments' },
  season: { at: paths.season.to(''), collection: 'seasonBoards' },
} satisfies Readonly<Record<string, EarlyQuestion>>;

/** The file of its script in `src/app/first-cards`. */
export type FirstCardName = 'ticket' | 'registration-status';

interface DocumentBase {
  file: string;
  title: string;
  description?: string;
  /** Modules of the first view: their download starts with the entry instead of after it. */
  sources?: readonly string[];
  /** It shows before anything else is asked for: its styles stand in it, and its scripts wait for the first paint. */
  paintsFirst?: boolean;
  /** It shows its frame before its scripts are asked for, and these begin at once: it says nothing without them. */
  paintsFrame?: boolean;
  asks?: readonly EarlyQuestion[];
  picture?: string;
  /** A small script draws it before React runs. */
  firstCard?: FirstCardName;
  /** The API fills it in, like all in `.templates`: Hosting does not publish folders that begin with a dot. */
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

/** `page` is hydrated at its own address; anywhere else, and as a `shell`, it is a picture that a screen replaces. */
export type StaticDocument =
  | (DocumentBase & { kind: 'page'; path: string })
  | (DocumentBase & { kind: 'shell'; shell: Shell });

/** Asks Firestore: whoever needs it connects there at once. */
export const dataSource = 'src/lib/network/public-firestore.ts';

/** Served for addresses that are not there, each of them another one: it has none to tell search engines. */
export const notFoundPath = '/404';

/** Returning visitors open every address without a copy of its own from this one, shared links above all. */
export const keptDocument = 'app.html';

type Own = Omit<DocumentBase, 'file' | 'sources'>;

const sourcesOf = (route: string) => [`src/app/routes/${route}.tsx`];

function page(file: string, at: { readonly path: string }, route: string, own: Own): StaticDocument {
  return { kind: 'page', file, path: at.path, sources: sourcesOf(route), ...own };
}

function shell(file: string, kind: Shell, route: string, own: Own): StaticDocument {
  return { kind: 'shell', file, shell: kind, sources: sourcesOf(route), ...own };
}

/** A page whose screen reads Firestore at once. */
function withData(document: StaticDocument): StaticDocument {
  return { ...document, sources: [...(document.sources ?? []), dataSource] };
}

const paintsFirst = true;
const paintsFrame = true;

export const documents: readonly StaticDocument[] = [
  page('index.html', paths.home, 'home', { ...pageMeta.home, paintsFirst, picture: '/art/hero.svg' }),
  // The same for who was here before: kept on the phone, where the sheet is at hand for every page.
  page('offline.html', paths.home, 'home', pageMeta.home),
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
  shell('.templates/tournamentRules.html', 'rules', 'tournament-rules', { ...pageMeta.rules, paintsFirst }),
  withData(shell('.templates/board.html', 'board', 'board', { ...pageMeta.board, paintsFirst })),
  withData(shell('.templates/season.html', 'season', 'season', { ...pageMeta.season, paintsFirst })),
  withData(shell(keptDocument, 'site', 'tournament', { ...pageMeta.home, asks: Object.values(asks) })),
];

export const indexedPaths = [
  paths.home.to(),
  paths.tournaments.to(),
  paths.tournamentHistory.to(),
  paths.terms.to(),
  paths.faq.to(),
];
