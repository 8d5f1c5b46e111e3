import { mailboxKey } from '@copa/domain/contact';
import { DAY_MS } from '@copa/domain/limits';
import { existing, Refused } from './steps.ts';
import type { Person } from './unit-rules.ts';
import type { Member } from './units.ts';
import { type Form, later, type Question, SIZES, statusOf, type Tournament, type World } from './world.ts';

/** What registering and accepting an invitation have in common. */

const TRACES_KEPT_MS = 90 * DAY_MS;

export const isRecent = (moment: string | undefined, milliseconds: number, now: string): boolean =>
  moment !== undefined && now < later(moment, milliseconds);

/** Whoever left is not brought back by the request that brought them. */
export function requireNotWithdrawn({ traces, now }: World, ids: readonly string[]): void {
  if (ids.some((id) => isRecent(traces.withdrawn[id], TRACES_KEPT_MS, now))) {
    throw new Refused('registration-withdrawn');
  }
}

export function leaveTrace({ traces, now }: World, ids: readonly string[]): void {
  for (const id of ids) traces.withdrawn[id] = now;
}

type Answers = Person['answers'];

const areSame = (one: Answers, two: Answers) =>
  Object.keys({ ...one, ...two }).every((question) => one[question] === two[question]);

/** What is sent again with the same request is the same; the nick may have been changed since. */
export function requireSame(member: Member | undefined, { freeFireId, email, answers }: Person): void {
  const isSame =
    member !== undefined &&
    member.freeFireId === freeFireId &&
    member.email === email &&
    areSame(member.answers, answers);
  if (!isSame) throw new Refused('request-reused');
}

/** Its form takes answers now. */
export function requireOpen(world: World, tournamentId: string): { tournament: Tournament; form: Form } {
  const tournament = existing(world.tournaments, tournamentId);
  if (statusOf(tournament, world.now) !== 'published') throw new Refused('not-found');
  const form = tournament.linkedFormId === null ? undefined : world.forms[tournament.linkedFormId];
  if (form === undefined) throw new Refused('registration-form-missing');
  if (!form.isActive) throw new Refused('form-inactive');
  return { tournament, form };
}

export type Asked = readonly (readonly [id: string, question: Question])[];

export const askedIn = ({ questions }: World): Asked =>
  Object.entries(questions).filter(([, { active }]) => active);

export function requireAnswers(questions: Asked, form: Form, answers: Answers): void {
  const asked = [...questions.map(([id]) => id), 'f1'];
  const demanded = questions.filter(([, { required }]) => required).map(([id]) => id);
  if (form.asks) demanded.push('f1');
  const isComplete = demanded.every((question) => answers[question] !== undefined);
  if (!isComplete || Object.keys(answers).some((question) => !asked.includes(question))) {
    throw new Refused('validation-failed');
  }
}

/** One mail for a mailbox in a tournament, and in all not more than two for each who can play. */
export function tellArrived(world: World, tournamentId: string, member: Member): Member {
  const { traces, now } = world;
  const { maxPlayers, modality } = existing(world.tournaments, tournamentId);
  const mailbox = `${tournamentId} ${mailboxKey(member.email)}`;
  const written = traces.mails[tournamentId] ?? 0;
  const isTold = isRecent(traces.mailboxes[mailbox], TRACES_KEPT_MS, now);
  if (isTold || written >= 2 * maxPlayers * SIZES[modality]) return member;
  traces.mailboxes[mailbox] = now;
  traces.mails[tournamentId] = written + 1;
  return { ...member, mails: ['received'] };
}
