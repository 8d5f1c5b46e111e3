import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Steps } from './steps.ts';
import { seenByPlayers, tellAll } from './units.ts';
import { isOver, later, placesOf, type Tournament, unitsOf, type World, waitingIn } from './world.ts';

const SENT_AFTER_MS = 5 * MINUTE_MS;
const SENT_EVERY_MS = HOUR_MS;
const READ_BEFORE_MS = HOUR_MS;

export function putChangeNotice(world: World, id: string, before: Tournament, after: Tournament): void {
  const { changeNotices, now } = world;
  const hasPlayers = before.playersErasedAt === null && placesOf(world, id) + waitingIn(world, id).length > 0;
  if (before.status !== 'published' && !hasPlayers) return;
  if (before.date === after.date) return;
  const notice = changeNotices[id] ?? { told: null, sentAt: null, dueAt: null };
  const told = notice.dueAt === null ? before.date : notice.told;
  const soon = later(now, SENT_AFTER_MS);
  const next = notice.sentAt === null ? soon : latest(soon, later(notice.sentAt, SENT_EVERY_MS));
  const closes = [before, after].flatMap(({ windows }) => windows.map(({ closesAt }) => closesAt));
  const awaited = [told ?? [], after.date ?? [], closes].flat().filter((at) => at > now);
  const isPressing = awaited.some((at) => at < later(next, READ_BEFORE_MS));
  const pressed = isPressing ? soon : latest(soon, notice.dueAt ?? next);
  const dueAt = told !== after.date && pressed < next ? pressed : next;
  changeNotices[id] = { ...notice, told, dueAt };
}

const latest = (one: string, other: string): string => (one > other ? one : other);

export function* sendChangeNotices(world: World): Steps {
  const isDue = (id: string) => (world.changeNotices[id]?.dueAt ?? '~') <= world.now;
  const due = Object.keys(world.changeNotices).filter(isDue);
  if (due.length > 0) yield;
  for (const id of due) {
    if (isDue(id)) send(world, id);
    yield;
  }
  return null;
}

function send(world: World, id: string): void {
  const { changeNotices, now, tournaments, units } = world;
  const tournament = tournaments[id];
  const notice = changeNotices[id];
  if (tournament === undefined || notice === undefined) {
    delete changeNotices[id];
    return;
  }
  const told = { ...notice, told: tournament.date, dueAt: null };
  const isVain = isOver(tournament, now) || tournament.date === notice.told;
  if (isVain) changeNotices[id] = told;
  // The notice of an unpublished tournament stays due until the tournament is published or the notice is in
  // vain.
  if (isVain || tournament.status !== 'published') return;
  changeNotices[id] = { ...told, sentAt: now };
  for (const unitId of unitsOf(world, id)) {
    const unit = units[unitId];
    if (unit !== undefined && ['held', 'waiting'].includes(seenByPlayers(unit).place))
      units[unitId] = tellAll(unit, `notice ${String(notice.dueAt)}`);
  }
}
