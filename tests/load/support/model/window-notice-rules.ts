import { type WindowNotice, windowNotices } from '@copa/domain/day/notices/window-notice';
import { NO_WAITLIST } from '@copa/domain/tournaments/places/waitlist';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { CONSENT } from '../../../../functions/src/day/notices/day-notices.ts';
import { owes } from './day-rules.ts';
import { tellOne } from './entry-rules.ts';
import { type Kind, windowOf } from './place-rules.ts';
import { existing, type Steps } from './steps.ts';
import { membersOf, needsConsent, seenByPlayers, tellAll } from './units.ts';
import { TIME_ZONE, type Tournament, unitsOf, type World } from './world.ts';

export function* tellAllDue(world: World): Steps {
  for (const id of Object.keys(world.tournaments)) {
    for (let due = dueNotice(world, id); due !== null; due = dueNotice(world, id)) {
      yield;
      const now = dueNotice(world, id);
      if (now?.kind !== due.kind || now.about !== due.about) continue;
      tell(world, id, due);
      yield;
    }
    if (!isConsentDue(world, id)) continue;
    yield;
    if (!isConsentDue(world, id)) continue;
    tellOfConsent(world, id);
    yield;
  }
  return null;
}

function tellOfConsent(world: World, id: string): void {
  const tournament = existing(world.tournaments, id);
  for (const each of unitsOf(world, id)) {
    const unit = existing(world.units, each);
    if (seenByPlayers(unit).place !== 'held') continue;
    const minors = membersOf(unit).filter(needsConsent);
    world.units[each] = minors.reduce((told, minor) => tellOne(told, minor.id, 'consent'), unit);
  }
  world.tournaments[id] = { ...tournament, told: { ...tournament.told, consent: world.now } };
}

/** The times of this notice have their own unit test, so the model uses the product's function. */
function isConsentDue(world: World, id: string): boolean {
  const tournament = world.tournaments[id];
  if (tournament === undefined) return false;
  const now = new Date(world.now);
  const at = CONSENT.at(
    {
      ...timesOf(tournament),
      status: tournament.status,
      date: moment(tournament.date),
      publishedAt: moment(tournament.publishedAt),
      told: times(tournament.told),
      waitlist: NO_WAITLIST,
      stage: 0,
      adultsOnly: false,
    },
    now,
  );
  return at !== null && at <= now;
}

interface Due {
  readonly kind: Kind;
  readonly about: WindowNotice['about'];
}

function dueNotice(world: World, id: string): Due | null {
  const tournament = world.tournaments[id];
  if (tournament?.status !== 'published') return null;
  const now = new Date(world.now);
  const [next] = windowNotices({ ...timesOf(tournament), stage: 0 }, now);
  return next !== undefined && next.at <= now ? { kind: next.window.kind as Kind, about: next.about } : null;
}

function timesOf({ windows, closings }: Tournament) {
  const told = (kind: Kind) => ({ ...UNTOLD, toldAt: moment(closings[kind]?.toldAt ?? null) });
  return {
    windows: windows.map((window) => ({
      ...window,
      opensAt: new Date(window.opensAt),
      closesAt: new Date(window.closesAt),
    })),
    closings: { entry: told('entry'), match: told('match'), final: null },
    cancelledAt: null,
    hiddenAt: null,
    endedAt: null,
    timeZone: TIME_ZONE,
  };
}

const times = (told: Tournament['told']) =>
  Object.fromEntries(Object.entries(told).map(([kind, at]) => [kind, new Date(at)]));

const moment = (at: string | null) => (at === null ? null : new Date(at));

const UNTOLD = { extendedAt: null, endedAt: null, closedAt: null, resumedAt: null, untoldAt: null };

/** The notice of an opening is mailed; the notice before the close goes only to phones. */
function tell(world: World, id: string, { kind, about }: Due): void {
  const tournament = existing(world.tournaments, id);
  const opensAt = windowOf(tournament, kind)?.opensAt;
  for (const each of about === 'opening' ? unitsOf(world, id) : []) {
    const unit = existing(world.units, each);
    if (seenByPlayers(unit).place !== 'held' || !owes(unit, tournament, kind)) continue;
    world.units[each] = tellAll(unit, `${kind} ${String(opensAt)}`);
  }
  const closing = { ...NO_CLOSING, ...tournament.closings[kind], toldAt: world.now };
  world.tournaments[id] = { ...tournament, closings: { ...tournament.closings, [kind]: closing } };
}
