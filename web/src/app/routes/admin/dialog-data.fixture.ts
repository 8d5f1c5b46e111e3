import type { ShownEntry } from '@copa/domain/fairness/endpoints';
import { FormResponseSchema, FormSchema } from '@copa/domain/forms/form';
import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { ListedUserRequestSchema } from '@copa/domain/people/user-request';
import { MatchSchema } from '@copa/domain/play/match';
import { PLAN_PRESETS } from '@copa/domain/play/plan/presets';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { QuestionSchema } from '@copa/domain/questions/question';
import { ListedAuditEntrySchema } from '@copa/domain/site/audit';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { Day } from '../../../features/day/admin/use-day.ts';
import { BAN } from '../../../features/fairness/admin/record.fixture.ts';
import { protestFields, SATURDAY, stageOf, TOURNAMENT } from '../../../features/play/admin/play.fixture.ts';
import { stageView } from '../../../features/play/admin/stages/stage-view.ts';
import { sampleTeam } from '../../../features/registrations/admin/registration.fixture.ts';

export const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();

export const tournament = z.parse(TournamentSchema, {
  ...TOURNAMENT,
  id: 'copa',
  date: after(HOUR_MS),
  currentPlayers: 11,
  waitlist: { max: 4, mode: 'manual' },
  windows: [{ kind: 'match', opensAt: after(-HOUR_MS), closesAt: after(-MINUTE_MS), onMissing: 'release' }],
  closings: { match: { toldAt: after(-HOUR_MS) } },
});
export const listed = z.parse(listTournamentsWithRegistrations.data, {
  tournaments: [
    {
      ...TOURNAMENT,
      id: 'copa',
      date: after(HOUR_MS),
      phase: 'open',
      registrations: { pending: 1, approved: 2, rejected: 0 },
    },
  ],
  nextCursor: null,
}).tournaments;
export const team = sampleTeam('andes', 4, { tournamentId: 'copa' });
const waiting = sampleTeam('maya', 4, { tournamentId: 'copa', place: 'waiting', waitSeq: 1 });
export const day: Day = {
  tournament,
  units: [sampleTeam('andes', 4, { tournamentId: 'copa', status: 'approved' }), waiting],
  reminders: {},
  isWhole: true,
  isPartial: false,
  isOld: false,
};
export const stage = stageOf('copa', ['Fenix', 'Lobos']);
const seen = { ...NO_RESULT, revision: 1, by: 'ana', byName: 'Ana', at: SATURDAY };
export const match = z.parse(MatchSchema, {
  id: 'a-1',
  tournamentId: 'copa',
  stage: 1,
  lobby: 'a',
  number: 1,
  map: '',
  revision: 1,
  state: 'published',
  rows: { fenix: { ...seen, placement: 1, kills: 3 }, lobos: { ...seen, placement: 2, kills: 3 } },
});
export const view = stageView(stage, []);
export const even = stageView(
  stageOf('copa', ['Fenix', 'Lobos'], {
    finish: { kind: 'matches', matches: 1 },
    advance: { perLobby: 1, byTable: 0 },
  }),
  [
    {
      ...match,
      rows: Object.fromEntries(['fenix', 'lobos'].map((id) => [id, { ...seen, kills: 3 }])),
    },
  ],
);
export const form = z.parse(FormSchema, {
  id: 'registro',
  title: 'Registro',
  fields: [{ id: 'clan', type: 'text', label: '¿Tu clan?', required: false }],
});
export const response = z.parse(FormResponseSchema, {
  id: 'r1',
  formId: 'registro',
  answers: { clan: 'Fénix' },
  submittedAt: SATURDAY,
});
export const entry: ShownEntry = { ...BAN, kind: 'ban', from: SATURDAY };

const storedStages = PLAN_PRESETS.qualifier({ places: 24, modality: 'squad' }).map((settings, index) => ({
  ...settings,
  id: String(index + 1),
  tournamentId: 'copa',
  number: index + 1,
  state: 'draft',
  revision: 1,
}));

const account = { uid: 'bea', email: 'bea@correo.mx', displayName: 'Bea', emailVerified: true };
const admin = {
  ...account,
  disabled: false,
  role: 'admin' as const,
  tournaments: null,
};
export const referee = {
  ...admin,
  uid: 'caro',
  displayName: 'Caro',
  role: 'referee' as const,
  tournaments: 'all' as const,
};
export const accessRequest = z.parse(ListedUserRequestSchema, {
  ...account,
  id: 'bea',
  status: 'pending',
  requestedAt: SATURDAY,
  approvedAt: null,
  approvedBy: null,
  rejectedAt: null,
  rejectedBy: null,
  notes: '',
});
export const question = z.parse(QuestionSchema, { id: 'clan', text: '¿Tu clan?', type: 'text', order: 0 });
const room = {
  match: 1,
  lobby: null,
  roomId: '1234',
  password: 'fenix',
  openAt: SATURDAY,
  revision: 1,
};

/**
 * Maps a part of the URL to the server's answer, or to null for a 404. The first key that the URL contains is
 * used.
 */
export const ANSWERS: Readonly<Record<string, object | null>> = {
  '/rooms': { rooms: [room], isDelivered: true },
  '/stages': { stages: storedStages },
  '/with-registrations': { tournaments: [], nextCursor: null },
  '/tournaments/copa': { ...TOURNAMENT, id: 'copa', phase: 'open', updatedAt: SATURDAY },
  '/tournaments?': { tournaments: [], nextCursor: null },
  '/user-requests': {
    requests: [accessRequest],
    nextCursor: null,
  },
  '/auth/admins': { admins: [admin, referee], nextCursor: null },
  '/named-tournaments': { all: true, tournaments: [] },
  '/auth/admin/user': { ...admin, role: 'visitor' },
  '/questions': { questions: [], nextCursor: null },
  '/settings': { ...DEFAULT_SITE, defaultRules: '' },
  '/forms': { forms: [form], nextCursor: null },
  '/registrations/andes': team,
  '/registrations/borrada': null,
};

export const DOCUMENTS: Readonly<Record<string, object>> = {
  'tournaments/viva': TOURNAMENT,
  'tournaments/viva/stages/1': { ...stage, tournamentId: 'viva' },
  'tournaments/viva/stages/1/matches/a-2': {
    ...match,
    id: 'a-2',
    tournamentId: 'viva',
    number: 2,
    state: 'draft',
  },
  'tournaments/viva/stages/1/matches/a-1': {
    ...match,
    tournamentId: 'viva',
    publishedAt: SATURDAY,
    updatedAt: SATURDAY,
  },
  'protests/fenix-viva_1_a-1': protestFields('viva', 'fenix'),
};
export const audited = z.parse(ListedAuditEntrySchema, {
  id: 'acto',
  actor: { uid: 'valeria', email: 'valeria@correo.mx' },
  action: 'settings.update',
  target: 'settings/site',
  before: { name: 'Copa' },
  after: { name: 'Copa Fénix' },
  at: SATURDAY,
});
