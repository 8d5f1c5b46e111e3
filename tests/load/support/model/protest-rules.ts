import { COMPLAINTS_MS, PROVISIONAL_MS } from '@copa/domain/limits';
import { byCode } from './member-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import { tellAll } from './units.ts';
import { later, type Match, note, type Protest, protestId, type Stage, type World } from './world.ts';

export type Correction =
  | { readonly kind: 'rows'; readonly rows: Match['rows'] }
  | { readonly kind: 'adjustment'; readonly unit: string }
  | { readonly kind: 'void' };

function played({ stage }: World, match: string): { stage: Stage; found: Match } {
  if (stage === null) throw new Refused('not-found');
  return { stage, found: existing(stage.matches, match) };
}

function change({ stage }: World, match: string, changes: Partial<Match>): void {
  if (stage === null) return;
  stage.matches[match] = { ...existing(stage.matches, match), ...changes };
}

const openOf = ({ protests }: Stage, match: string): readonly Protest[] =>
  Object.values(protests).filter((protest) => protest.match === match && protest.state === 'open');

const officialFrom = ({ scoresUntil }: Match, now: string): string => (scoresUntil > now ? scoresUntil : now);

export function* sendProtest(world: World, protest: Protest): Steps {
  byCode(world, protest.unit);
  yield;
  byCode(world, protest.unit);
  const { stage, found } = played(world, protest.match);
  if (found.rows[protest.unit] === undefined) throw new Refused('not-found');
  const earlier = stage.protests[protestId(protest)];
  if (earlier !== undefined) {
    if (earlier.request !== protest.request) throw new Refused('conflict');
    const isSame = earlier.kind === protest.kind && earlier.against === protest.against;
    if (!isSame && earlier.state !== 'withdrawn') throw new Refused('request-reused');
  } else {
    const { isVoid, scoresUntil } = found;
    const until = protest.kind === 'cheating' ? endOfComplaints(found) : scoresUntil;
    if (isVoid || until <= world.now) throw new Refused('conflict');
    stage.protests[protestId(protest)] = protest;
    change(world, protest.match, { officialAt: null });
  }
  yield;
  byCode(world, protest.unit);
  return {};
}

const endOfComplaints = ({ publishedAt, fairPlayUntil }: Match) =>
  fairPlayUntil ?? later(publishedAt, COMPLAINTS_MS);

export function* withdrawProtest(world: World, unit: string, match: string): Steps {
  byCode(world, unit);
  yield;
  const { stage } = played(world, match);
  const id = protestId({ unit, match });
  const { state } = existing(stage.protests, id);
  if (state !== 'withdrawn') {
    if (state !== 'open') throw new Refused('conflict');
    end(world, id, 'withdrawn');
  }
  yield;
  byCode(world, unit);
  return {};
}

function end(world: World, id: string, state: Protest['state']): void {
  if (world.stage === null) return;
  const protest = existing(world.stage.protests, id);
  world.stage.protests[id] = { ...protest, state };
  const { stage, found } = played(world, protest.match);
  const isHeld = openOf(stage, protest.match).length > 0;
  change(world, protest.match, { officialAt: isHeld ? null : officialFrom(found, world.now) });
}

export function* decideProtest(
  world: World,
  unit: string,
  match: string,
  correction: Correction | null,
): Steps {
  yield* [];
  const { stage } = played(world, match);
  const id = protestId({ unit, match });
  const protest = existing(stage.protests, id);
  const state = correction === null ? 'dismissed' : 'upheld';
  if (protest.state !== 'open') {
    if (protest.state !== state) throw new Refused('conflict');
    return { state };
  }
  if (correction !== null) correct(world, match, correction);
  end(world, id, state);
  note(world, `play.decide-protest registrations/${unit}`);
  tell(world, unit, `protest ${match}`);
  if (protest.against !== null) tell(world, protest.against, `protest ${match} ${unit}`);
  return { state };
}

function tell({ units, now }: World, id: string, what: string): void {
  const unit = units[id];
  if (unit === undefined) return;
  units[id] = { ...tellAll(unit, what), protestDecidedAt: now };
}

function correct(world: World, match: string, correction: Correction): void {
  const { stage } = played(world, match);
  if (correction.kind === 'rows') writeRows(world, match, correction.rows, 'validation-failed');
  else if (correction.kind === 'void') annul(world, match);
  else {
    world.stage = {
      ...stage,
      corrections: stage.corrections + 1,
      disqualified: [...stage.disqualified, correction.unit],
    };
    note(world, `play.adjust registrations/${correction.unit}`);
  }
}

/** Refuses unchanged rows with the code `nothing`, or accepts them if `nothing` is null. */
function writeRows(world: World, match: string, rows: Match['rows'], nothing: string | null): void {
  const { stage, found } = played(world, match);
  if (found.isVoid) throw new Refused('conflict');
  const changed = Object.entries(rows).filter(
    ([unit, { placement }]) => found.rows[unit]?.placement !== placement,
  );
  if (changed.length === 0) {
    if (nothing === null) return;
    throw new Refused(nothing);
  }
  if (changed.some(([unit, { revision }]) => found.rows[unit]?.revision !== revision)) {
    throw new Refused('stale-write');
  }
  const revision = found.revision + 1;
  const after = {
    ...found.rows,
    ...Object.fromEntries(changed.map(([unit, { placement }]) => [unit, { placement, revision }])),
  };
  if (new Set(Object.values(after).map(({ placement }) => placement)).size < Object.keys(after).length) {
    throw new Refused('validation-failed');
  }
  const scoresUntil = new Date(Date.parse(world.now) + PROVISIONAL_MS).toISOString();
  const officialAt = found.officialAt === null ? null : scoresUntil;
  world.stage = { ...stage, corrections: stage.corrections + 1 };
  const changedAt = changedAfter(found, world.now);
  change(world, match, { rows: after, revision, changedAt, scoresUntil, officialAt });
  note(world, `play.correct-match ${targetOf(stage, match)}`);
}

const changedAfter = ({ changedAt }: Match, now: string) => (changedAt >= now ? later(changedAt, 1) : now);

const targetOf = ({ tournamentId }: Stage, match: string) =>
  `tournaments/${tournamentId}/stages/1/matches/${match}`;

function annul(world: World, match: string): void {
  const { stage, found } = played(world, match);
  if (found.isVoid) throw new Refused('conflict');
  world.stage = { ...stage, corrections: stage.corrections + 1 };
  change(world, match, { isVoid: true, changedAt: changedAfter(found, world.now) });
  note(world, `play.void-match ${targetOf(stage, match)}`);
}

export function* correctRows(world: World, match: string, rows: Match['rows']): Steps {
  yield* [];
  writeRows(world, match, rows, null);
  return { id: match };
}

/** After a match is restored, units may protest for the time that was left when the match was annulled. */
function protestableAgain(match: Match, now: string): Partial<Match> {
  const { changedAt, officialAt } = match;
  const again = (until: string) =>
    until <= changedAt ? null : later(now, Date.parse(until) - Date.parse(changedAt));
  const [scoresUntil, fairPlayUntil] = [again(match.scoresUntil), again(endOfComplaints(match))];
  return {
    ...(scoresUntil !== null && { scoresUntil, officialAt: officialAt === null ? null : scoresUntil }),
    ...(fairPlayUntil !== null && { fairPlayUntil }),
  };
}

export function* voidOrRestore(world: World, match: string, isVoid: boolean): Steps {
  yield* [];
  const { stage, found } = played(world, match);
  if (found.isVoid === isVoid) return { id: match };
  if (isVoid) annul(world, match);
  else {
    world.stage = { ...stage, corrections: stage.corrections + 1 };
    const changedAt = changedAfter(found, world.now);
    change(world, match, { isVoid: false, changedAt, ...protestableAgain(found, world.now) });
    note(world, `play.restore-match ${targetOf(stage, match)}`);
  }
  return { id: match };
}

/** If the last open protest about a match was deleted with its unit, the job sets `officialAt`. */
export function* freeMatches(world: World): Steps {
  const { stage } = world;
  for (const [id, match] of Object.entries(stage?.matches ?? {})) {
    if (stage === null || match.officialAt !== null || openOf(stage, id).length > 0) continue;
    change(world, id, { officialAt: officialFrom(match, world.now) });
    yield;
  }
  return null;
}
