import { nextTelling, type Telling } from '@copa/domain/day/telling';
import { NO_CLOSING, owes } from './day-rules.ts';
import { type Kind, windowOf } from './place-rules.ts';
import { existing, type Steps } from './steps.ts';
import { tellAll } from './units.ts';
import { unitsOf, type World } from './world.ts';

/** Units that have a place and have not confirmed are told once for each opening. */
export function* tellAllDue(world: World): Steps {
  for (const id of Object.keys(world.tournaments)) {
    for (let due = dueTelling(world, id); due !== null; due = dueTelling(world, id)) {
      yield;
      const now = dueTelling(world, id);
      if (now?.kind !== due.kind || now.about !== due.about) continue;
      tell(world, id, due);
      yield;
    }
  }
  return null;
}

interface Due {
  readonly kind: Kind;
  readonly about: Telling['about'];
}

/** At which hour, and how late at night, is tried beside the function that says so. */
function dueTelling(world: World, id: string): Due | null {
  const tournament = world.tournaments[id];
  if (tournament === undefined) return null;
  const now = new Date(world.now);
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  const windows = tournament.windows.map((window) => ({
    ...window,
    opensAt: new Date(window.opensAt),
    closesAt: new Date(window.closesAt),
  }));
  const told = (kind: Kind) => ({ ...UNTOLD, toldAt: moment(tournament.closings[kind]?.toldAt ?? null) });
  const closings = { entry: told('entry'), match: told('match'), final: null };
  const next = nextTelling(
    { windows, closings, cancelledAt: null, endedAt: null, timeZone: TIME_ZONE, stage: 0 },
    now,
  );
  return next !== null && next.at <= now ? { kind: next.window.kind as Kind, about: next.about } : null;
}

const UNTOLD = { extendedAt: null, endedAt: null, closedAt: null };
const TIME_ZONE = 'America/Mexico_City';

/** That it closes soon, phones hear, and nobody by mail. */
function tell(world: World, id: string, { kind, about }: Due): void {
  const tournament = existing(world.tournaments, id);
  const opensAt = windowOf(tournament, kind)?.opensAt;
  for (const each of about === 'opening' && tournament.status === 'published' ? unitsOf(world, id) : []) {
    const unit = existing(world.units, each);
    if (unit.place !== 'held' || !owes(unit, tournament, kind)) continue;
    world.units[each] = tellAll(unit, `${kind} ${String(opensAt)}`);
  }
  const closing = { ...NO_CLOSING, ...tournament.closings[kind], toldAt: world.now };
  world.tournaments[id] = { ...tournament, closings: { ...tournament.closings, [kind]: closing } };
}
