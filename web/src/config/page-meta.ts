import { site } from './site.ts';
import * as words from './words.ts';

export const pageMeta = {
  home: { title: `${site.name} · ${site.tagline}` },
  tournament: { title: words.tournament },
  tournaments: { title: words.tournaments },
  board: { title: words.board },
  season: { title: words.season },
  history: { title: words.history },
  registration: { title: words.registration },
  tournamentRules: { title: words.rules },
  publicForm: { title: words.publicForm },
  registrationStatus: { title: words.registrationStatus },
  invitation: { title: words.invitation },
  consent: { title: words.consent },
  ticket: { title: words.ticket },
  player: { title: words.player },
  signIn: { title: words.signIn },
  admin: { title: words.admin },
  terms: { title: words.terms },
  faq: { title: words.faq },
  notFound: { title: words.notFound },
} as const satisfies Record<string, { readonly title: string }>;
