import type { Phone, Push } from '@copa/domain/day/push';
import type { Dependencies } from '../../../dependencies.ts';
import type { NoticeKind } from '../../../notices/notice.ts';
import { pushWords } from '../../../notices/push-words.ts';
import { FOLLOWERS, PHONES, PUSHES, REGISTRATIONS, TOURNAMENTS } from '../../../store/collections.ts';
import type { Database } from '../../../store/database.ts';
import { forgetFollowers } from './followers.ts';
import { forgetPhones, isToBeNoted, notePhones } from './phones.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { OutgoingPush, PushOutcome, SendPush } from './push-service.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'logger'>;

export async function sendPush(
  needs: Needs,
  notices: readonly NoticeKind[],
  send: SendPush,
  id: string,
): Promise<void> {
  const { config, database, clock, logger } = needs;
  const push = await take(database, id, clock());
  if (push === null || push.until < clock()) return;
  const told = await (push.followers === null
    ? unitToTell(needs, notices, push)
    : followersToTell(needs, notices, push, push.followers));
  if (told === null) return;
  const standIn = config.push?.standIn ?? null;
  const phones = told.phones.filter(({ phone }) => isPushEndpoint(phone.endpoint, standIn));
  const outcomes = await Promise.all(phones.map(({ phone, letter }) => sendTo(needs, send, phone, letter)));
  const endpointsOf = (outcome: PushOutcome) =>
    phones.flatMap(({ phone }, index) => (outcomes[index] === outcome ? [phone] : []));
  const gone = endpointsOf('gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0) await told.forget(gone);
  await told.note?.(endpointsOf('sent'));
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  logger.info('notice sent', { pushId: id, phones: phones.length, sent, gone: gone.length });
}

interface Told {
  readonly phones: readonly { readonly phone: Phone; readonly letter: OutgoingPush }[];
  readonly forget: (endpoints: readonly string[]) => Promise<void>;
  readonly note?: (reached: readonly Phone[]) => Promise<void>;
}

async function unitToTell(needs: Needs, notices: readonly NoticeKind[], push: Push): Promise<Told | null> {
  const { database, clock } = needs;
  const { registrationId } = push;
  if (registrationId === null) throw new Error(`push ${push.id} is for nobody`);
  const letter = await letterOf(needs, notices, push, registrationId);
  const stored = letter === null ? null : await database.get(PHONES, registrationId);
  if (letter === null || stored === null) return null;
  return {
    phones: stored.phones.map((phone) => ({ phone, letter })),
    forget: (endpoints) => forgetPhones(database, registrationId, endpoints),
    note: async (phones) => {
      const now = clock();
      const reached = phones.filter((phone) => isToBeNoted(phone, now)).map(({ endpoint }) => endpoint);
      if (reached.length > 0) await notePhones(database, registrationId, reached, now);
    },
  };
}

async function followersToTell(
  { database, clock }: Needs,
  notices: readonly NoticeKind[],
  { kind, about, tournamentId, until }: Push,
  id: string,
): Promise<Told | null> {
  const followed = notices.find((each) => each.kind === kind)?.followed;
  if (followed === undefined) throw new Error(`no notice of the kind ${kind} is for followers`);
  const [stored, tournament] = await Promise.all([
    database.get(FOLLOWERS, id),
    database.get(TOURNAMENTS, tournamentId),
  ]);
  if (stored === null || tournament?.status !== 'published' || tournament.cancelledAt !== null) return null;
  const wordsFor = await followed.words(database, about, tournament);
  if (wordsFor === null) return null;
  const leftMs = until.getTime() - clock().getTime();
  const letterFor = (unit: number | null): OutgoingPush => {
    const { tag, ...words } = wordsFor(unit);
    const message = { ...words, tag: `${tournamentId}-${tag}`, ticketId: '', followed: tournamentId };
    return { message, isUrgent: false, leftMs };
  };
  return {
    phones: stored.phones.map(({ unit, ...phone }) => ({ phone, letter: letterFor(unit) })),
    forget: (endpoints) => forgetFollowers(database, id, endpoints),
  };
}

/** Returns null for a push that was taken before, because the platform may call twice with the same event. */
function take(database: Database, id: string, now: Date): Promise<Push | null> {
  return database.transaction(async (transaction) => {
    const push = await transaction.get(PUSHES, id);
    if (push === null || push.takenAt !== null) return null;
    transaction.update(PUSHES, id, { takenAt: now });
    return push;
  });
}

async function letterOf(
  { database, clock }: Needs,
  notices: readonly NoticeKind[],
  push: Push,
  registrationId: string,
): Promise<OutgoingPush | null> {
  const [unit, tournament] = await Promise.all([
    database.get(REGISTRATIONS, registrationId),
    database.get(TOURNAMENTS, push.tournamentId),
  ]);
  if (unit === null || tournament === null) return null;
  const now = clock();
  const words = pushWords(notices, push, unit, tournament, now);
  if (words === null) return null;
  const { isUrgent, ...message } = words;
  const leftMs = push.until.getTime() - now.getTime();
  return { message: { ...message, ticketId: unit.ticketId }, isUrgent, leftMs };
}

async function sendTo({ logger }: Needs, send: SendPush, phone: Phone, letter: OutgoingPush) {
  const service = new URL(phone.endpoint).hostname;
  try {
    const { outcome, status } = await send(phone, letter);
    if (outcome === 'failed') logger.warn('a push service took no notice', { service, status });
    return outcome;
  } catch (error) {
    logger.error('a phone could not be told', error, { service });
    return 'failed';
  }
}
