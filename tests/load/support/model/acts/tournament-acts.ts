import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import { runJob } from '../job-rules.ts';
import {
  createTournament,
  deleteTournament,
  publishDue,
  shown,
  type TournamentInput,
  updateTournament,
} from '../rules.ts';
import { later, newestFirst, type Window, type World } from '../world.ts';
import {
  type ActOf,
  actOf,
  ask,
  formId,
  type Plan,
  seenOf,
  tournament,
  tournamentId,
  tournamentRequest,
  upTo,
  type ValueOf,
  versionSeen,
} from './act.ts';

const details = fc.record({
  name: fc.constantFrom('Copa', 'Copa 2'),
  startsIn: fc.constantFrom<(number | null)[]>(48, 48, 48, 48, 48, 2, 0, -1, -7, null),
  lasts: fc.constantFrom(0, 0, 24),
  closes: fc.constantFrom(0, 0, 1),
  maxPlayers: upTo(3),
  status: fc.constantFrom('draft', 'scheduled', 'published', 'published', 'published' as const),
  publishesIn: fc.constantFrom(null, -1, 0, 1, 1),
  form: fc.constantFrom(null, 1, 1, 1, 1, 2),
  asks: fc.constantFrom('nothing', 'both', 'both', 'entry', 'match' as const),
  waits: fc.constantFrom(0, 2, 5),
  mode: fc.constantFrom('auto', 'auto', 'auto', 'manual' as const),
  waitsUntil: fc.constantFrom<(number | null)[]>(null, null, null, 1),
});
type Details = ValueOf<typeof details>;

export const OPEN: Details = {
  name: 'Copa',
  startsIn: 48,
  lasts: 0,
  closes: 0,
  maxPlayers: 3,
  status: 'published',
  publishesIn: null,
  form: 1,
  asks: 'both',
  waits: 5,
  mode: 'auto',
  waitsUntil: null,
};

const modalityOf = (number: number) =>
  number === 1
    ? ({ modality: 'duo', substitutes: 1 } as const)
    : ({ modality: 'solo', substitutes: 0 } as const);

function windowsOf(asks: Details['asks'], date: string): readonly Window[] {
  const before = (milliseconds: number) => later(date, -milliseconds);
  const entry = { kind: 'entry', opensAt: before(24 * HOUR_MS), closesAt: before(3 * HOUR_MS) } as const;
  const match = { kind: 'match', opensAt: before(60 * MINUTE_MS), closesAt: before(20 * MINUTE_MS) } as const;
  const asked = [entry, match].filter(({ kind }) => asks === 'both' || asks === kind);
  return asked.map((window) => ({ ...window, onMissing: 'release' as const }));
}

function inputOf(number: number, fields: Details, { now }: World): TournamentInput {
  const date = fields.startsIn === null ? null : later(now, fields.startsIn * HOUR_MS);
  return {
    name: fields.name,
    date,
    endDate: fields.lasts === 0 || date === null ? null : later(date, fields.lasts * HOUR_MS),
    registrationDeadline: fields.closes === 0 || date === null ? null : later(date, -fields.closes * HOUR_MS),
    maxPlayers: fields.maxPlayers,
    ...modalityOf(number),
    status: fields.status,
    publishDate: fields.publishesIn === null ? null : later(now, fields.publishesIn * HOUR_MS),
    linkedFormId: fields.form === null ? null : formId(fields.form),
    windows: date === null ? [] : windowsOf(fields.asks, date),
    waitlist: {
      max: fields.waits,
      mode: fields.mode,
      endsAt: fields.waitsUntil === null || date === null ? null : later(date, -fields.waitsUntil * HOUR_MS),
    },
  };
}

const announcement = { tournament, details };
const amendment = { ...announcement, seen: versionSeen };

export function planTournament(act: ActOf<typeof announcement>, world: World): Plan {
  const input = inputOf(act.tournament, act.details, world);
  const steps = (then: World) => createTournament(then, tournamentId(act.tournament), input);
  return ask(act, 'POST /tournaments', steps, { ...input, requestId: tournamentRequest(act.tournament) });
}

export function planUpdating(act: ActOf<typeof amendment>, world: World): Plan {
  const id = tournamentId(act.tournament);
  const input = inputOf(act.tournament, act.details, world);
  const seen = seenOf(world.tournaments[id], act.seen);
  const steps = (then: World) => updateTournament(then, id, input, seen);
  return ask(act, `PUT /tournaments/${id}`, steps, { ...input, expectedUpdatedAt: seen });
}

export const tournamentDeletion = actOf('delete tournament', { tournament, force: fc.boolean() }, (act) => {
  const id = tournamentId(act.tournament);
  const steps = (then: World) => deleteTournament(then, id, act.force);
  return ask(act, `DELETE /tournaments/${id}?force=${act.force}`, steps);
});

export const planJob = (at: number): Plan => ({ send: (site) => site.runJob(at), steps: runJob });

export const runningTheJob = actOf('run the job', {}, (act) => planJob(act.instance));

export const organising = [
  actOf('create tournament', announcement, planTournament),
  actOf('update tournament', amendment, planUpdating),
  runningTheJob,
  actOf('list tournaments', {}, (act) =>
    ask(act, 'GET /tournaments', function* list(then) {
      yield* publishDue(then);
      const tournaments = Object.entries(then.tournaments).toSorted(newestFirst(({ date }) => date));
      return { tournaments: tournaments.map(([id, each]) => shown(then, id, each)) };
    }),
  ),
];
