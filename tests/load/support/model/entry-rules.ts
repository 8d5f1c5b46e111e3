import { mailboxKey } from '@copa/domain/contact/mailbox';
import { DAY_MS } from '@copa/domain/limits';
import { existing, Refused } from './steps.ts';
import type { Person } from './unit-rules.ts';
import { type Member, memberOf, membersOf, type Names, type Unit, withSeat } from './units.ts';
import { type Form, later, SIZES, statusOf, type Tournament, type World } from './world.ts';

export const TRACES_KEPT_MS = 90 * DAY_MS;

export const isRecent = (moment: string | undefined, milliseconds: number, now: string): boolean =>
  moment !== undefined && now < later(moment, milliseconds);

export function requireNotWithdrawn({ traces, now }: World, ids: readonly string[]): void {
  if (ids.some((id) => isRecent(traces.withdrawn[id], TRACES_KEPT_MS, now))) {
    throw new Refused('registration-withdrawn');
  }
}

export function countIn({ now }: World, counts: World['traces']['tickets'], id: string, most: number): void {
  const counted = isRecent(counts[id]?.since, DAY_MS, now) ? counts[id] : undefined;
  const { count, since } = counted ?? { count: 0, since: now };
  if (count === most) throw new Refused('rate-limited');
  counts[id] = { count: count + 1, since };
}

export function leaveTrace({ traces, now }: World, ids: readonly string[]): void {
  for (const id of ids) traces.withdrawn[id] = now;
}

type Answers = Person['answers'];

const areSame = (one: Answers, two: Answers) =>
  Object.keys({ ...one, ...two }).every((question) => one[question] === two[question]);

export const sentIn = ({ nick, ageBand, guardian }: Person, team: Names | null = null): string =>
  JSON.stringify([nick, ageBand, guardian, team && [team.name, team.tag]]);

export function requireSameSent({ sent }: Member, text: string): void {
  if (sent !== null && sent !== text) throw new Refused('request-reused');
}

export function requireSame(member: Member | undefined, person: Person): void {
  const { freeFireId, email, answers, ageBand = null } = person;
  const isSame =
    member !== undefined &&
    member.freeFireId === freeFireId &&
    member.email === email &&
    member.ageBand === ageBand &&
    areSame(member.answers, answers);
  if (!isSame) throw new Refused('request-reused');
}

export function requireOpen(world: World, tournamentId: string): { tournament: Tournament; form: Form } {
  const tournament = existing(world.tournaments, tournamentId);
  if (statusOf(tournament, world.now) !== 'published') throw new Refused('not-found');
  const form = tournament.linkedFormId === null ? undefined : world.forms[tournament.linkedFormId];
  if (form === undefined) throw new Refused('registration-form-missing');
  if (!form.isActive) throw new Refused('form-inactive');
  return { tournament, form };
}

export function requireAnswers({ asks }: Form, answers: Answers): void {
  const isUnknown = Object.keys(answers).some((question) => question !== 'f1');
  if (isUnknown || (asks && answers['f1'] === undefined)) throw new Refused('validation-failed');
}

/**
 * Sets `isMailed` of `memberId` to false if another member of the tournament already has the same mailbox, and
 * the trace of the mailbox has not expired. But if that other member is in another unit that is `released`,
 * `memberId` takes over the mailbox.
 */
export function withMailbox(world: World, id: string, unit: Unit, memberId: string): Unit {
  const member = memberOf(unit, memberId);
  if (member === undefined) throw new Error('a mailbox of nobody');
  const { traces, now } = world;
  const name = mailboxOf(unit, member);
  const known = traces.mailboxes[name];
  const isKnown = isRecent(known?.at, TRACES_KEPT_MS, now);
  const holderId = isKnown ? known?.unit : undefined;
  const holder = holderId === id ? unit : holderId === undefined ? undefined : world.units[holderId];
  const former =
    holder === undefined
      ? undefined
      : membersOf(holder).find(
          (each) => each.id !== memberId && each.isMailed && mailboxOf(holder, each) === name,
        );
  if (holder !== undefined && holderId !== undefined && former !== undefined) {
    if (holder.place !== 'released' || holderId === id) return withSeat(unit, { ...member, isMailed: false });
    world.units[holderId] = withSeat(holder, { ...former, isMailed: false });
  }
  traces.mailboxes[name] = { at: isKnown ? (known?.at ?? now) : now, unit: id };
  return withSeat(unit, { ...member, isMailed: true });
}

const mailboxOf = ({ tournamentId }: Unit, { email }: Member) => `${tournamentId} ${mailboxKey(email)}`;

export function tellArrived(world: World, id: string, before: Unit, memberId: string): Unit {
  const { traces, now } = world;
  const { tournamentId } = before;
  const { maxPlayers, modality } = existing(world.tournaments, tournamentId);
  const arriving = memberOf(before, memberId);
  const name = arriving === undefined ? '' : mailboxOf(before, arriving);
  const isFirst = !isRecent(traces.mailboxes[name]?.at, TRACES_KEPT_MS, now);
  const unit = withMailbox(world, id, before, memberId);
  const written = traces.mails[tournamentId] ?? 0;
  if (!isFirst || written >= 2 * maxPlayers * SIZES[modality]) return unit;
  traces.mails[tournamentId] = written + 1;
  return tellOne(unit, memberId, 'received');
}

export function tellOne(unit: Unit, memberId: string, what: string): Unit {
  const member = memberOf(unit, memberId);
  if (member === undefined || !member.isMailed) return unit;
  return withSeat(unit, { ...member, mails: [...new Set([...member.mails, what])] });
}
