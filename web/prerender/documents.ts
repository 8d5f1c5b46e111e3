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
  },
  tournament: { at: paths.tournament.to(''), collection: 'tournaments' },
  form: { at: paths.register.to(''), collection: 'tournaments' },
} satisfies Readonly<Record<string, EarlyQuestion>>;

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
  /** Asked of Firestore, or of the API, before the scripts have come. */
  asks?: readonly EarlyQuestion[];
  /** The picture of its first screen. */
  picture?: string;
  /** Filled in by the API; Hosting does not publish folders that begin with a dot. */
  filledWith?: 'tournaments';
}

export type Shell = 'site' | 'admin' | 'bare' | 'link' | 'registration' | 'rules' | 'board' | 'invitation';

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

export const documents: readonly StaticDocument[] = [
  {
    kind: 'page',
    file: 'index.html',
    path: paths.home.path,
    sources: ['src/app/routes/home.tsx'],
    paintsFirst: true,
    picture: '/art/hero.svg',
    ...pageMeta.home,
  },
  {
    kind: 'page',
    // The same for who was here before: kept on the phone, where the sheet is at hand for every page.
    file: 'offline.html',
    path: paths.home.path,
    sources: ['src/app/routes/home.tsx'],
    ...pageMeta.home,
  },
  {
    kind: 'page',
    file: '.templates/tournaments.html',
    path: paths.tournaments.path,
    sources: ['src/app/routes/tournaments.tsx'],
    paintsFirst: true,
    filledWith: 'tournaments',
    ...pageMeta.tournaments,
    description:
      'Mira los torneos con inscripciones abiertas, sus premios y sus reglas. La inscripción es gratuita.',
  },
  {
    kind: 'page',
    file: 'terminos.html',
    path: paths.terms.path,
    sources: ['src/app/routes/terms.tsx'],
    paintsFirst: true,
    ...pageMeta.terms,
    description: `Las condiciones para participar en ${site.name}.`,
  },
  {
    kind: 'page',
    file: 'faq.html',
    path: paths.faq.path,
    sources: ['src/app/routes/faq.tsx'],
    paintsFirst: true,
    ...pageMeta.faq,
    description: `Todo sobre los torneos de ${site.name}: inscripción, requisitos, partidas y premios.`,
  },
  {
    kind: 'page',
    file: 'tournament-history.html',
    path: paths.tournamentHistory.path,
    sources: ['src/app/routes/tournament-history.tsx', dataSource],
    paintsFirst: true,
    ...pageMeta.history,
    description: 'Torneos anteriores y sus resultados.',
  },
  { kind: 'page', file: '404.html', path: notFoundPath, paintsFirst: true, ...pageMeta.notFound },
  {
    kind: 'shell',
    file: 'registration.html',
    shell: 'site',
    paintsFrame: true,
    sources: ['src/app/routes/registration.tsx', dataSource],
    ...pageMeta.registration,
  },
  {
    kind: 'shell',
    file: 'inscripcion.html',
    shell: 'site',
    paintsFrame: true,
    sources: ['src/app/routes/registration-status.tsx'],
    asks: [asks.own],
    ...pageMeta.registrationStatus,
  },
  {
    kind: 'shell',
    file: '.templates/invitation.html',
    shell: 'invitation',
    paintsFirst: true,
    sources: ['src/app/routes/team-invitation.tsx', dataSource],
    asks: [asks.invitation],
    ...pageMeta.invitation,
  },
  {
    kind: 'shell',
    file: 'permiso.html',
    shell: 'site',
    paintsFrame: true,
    sources: ['src/app/routes/consent.tsx'],
    ...pageMeta.consent,
    description: 'La página del adulto responsable de un jugador.',
  },
  {
    kind: 'shell',
    file: 'mi.html',
    shell: 'site',
    paintsFrame: true,
    sources: ['src/app/routes/ticket.tsx', dataSource],
    asks: [asks.ticket],
    ...pageMeta.ticket,
  },
  {
    kind: 'shell',
    file: 'jugador.html',
    shell: 'site',
    paintsFrame: true,
    sources: ['src/app/routes/player.tsx', dataSource],
    ...pageMeta.player,
  },
  {
    kind: 'shell',
    file: 'acceso.html',
    shell: 'site',
    sources: ['src/app/routes/sign-in.tsx'],
    ...pageMeta.signIn,
  },
  {
    kind: 'shell',
    file: 'admin.html',
    shell: 'admin',
    sources: ['src/app/routes/admin/area.tsx'],
    ...pageMeta.admin,
  },
  {
    kind: 'shell',
    file: 'form.html',
    shell: 'bare',
    paintsFrame: true,
    sources: ['src/app/routes/public-form.tsx'],
    ...pageMeta.publicForm,
  },
  {
    kind: 'shell',
    // Filled in by the API; Hosting does not publish folders that begin with a dot.
    file: '.templates/tournament.html',
    shell: 'link',
    paintsFirst: true,
    sources: ['src/app/routes/tournament.tsx'],
    ...pageMeta.home,
  },
  {
    kind: 'shell',
    file: '.templates/registration.html',
    shell: 'registration',
    paintsFirst: true,
    sources: ['src/app/routes/registration.tsx'],
    ...pageMeta.registration,
  },
  {
    kind: 'shell',
    file: '.templates/tournamentRules.html',
    shell: 'rules',
    paintsFirst: true,
    sources: ['src/app/routes/tournament-rules.tsx'],
    ...pageMeta.rules,
  },
  {
    kind: 'shell',
    file: '.templates/board.html',
    shell: 'board',
    paintsFirst: true,
    sources: ['src/app/routes/board.tsx', dataSource],
    ...pageMeta.board,
  },
  {
    kind: 'shell',
    file: keptDocument,
    shell: 'site',
    sources: ['src/app/routes/tournament.tsx', dataSource],
    asks: Object.values(asks),
    ...pageMeta.home,
  },
];

export const indexedPaths = [
  paths.home.to(),
  paths.tournaments.to(),
  paths.tournamentHistory.to(),
  paths.terms.to(),
  paths.faq.to(),
];
