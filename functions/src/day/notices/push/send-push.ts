import type { Phone, Push } from '@copa/domain/day/push';
import type { Dependencies } from '../../../dependencies.ts';
import type { NoticeKind } from '../../../notices/notice.ts';
import { pushWords } from '../../../notices/push-words.ts';
import { PHONES, PUSHES, REGISTRATIONS, TOURNAMENTS } from '../../../store/collections.ts';
import type { Database } from '../../../store/database.ts';
import { forgetPhones, isToBeNoted, notePhones } from './phones.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { Letter, SendPush } from './push-service.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'logger'>;

/** Sends one notice to the phones of its unit, if it is still true. What fails here has failed for the notice alone. */
export async function sendPush(
  needs: Needs,
  notices: readonly NoticeKind[],
  send: SendPush,
  id: string,
): Promise<void> {
  const { config, database, clock, logger } = needs;
  const push = await take(database, id, clock());
  if (push === null || push.until < clock()) return;
  const letter = await letterOf(needs, notices, push);
  const stored = letter === null ? null : await database.get(PHONES, push.registrationId);
  if (letter === null || stored === null) return;
  const standIn = config.push?.standIn ?? null;
  const phones = stored.phones.filter(({ endpoint }) => isPushEndpoint(endpoint, standIn));
  const outcomes = await Promise.all(phones.map((phone) => sendTo(needs, send, phone, letter)));
  const gone = phones.filter((_, index) => outcomes[index] === 'gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0) await forgetPhones(database, push.registrationId, gone);
  const now = clock();
  const reached = phones.filter((phone, index) => outcomes[index] === 'sent' && isToBeNoted(phone, now));
  if (reached.length > 0) {
    const endpoints = reached.map(({ endpoint }) => endpoint);
    await notePhones(database, push.registrationId, endpoints, now);
  }
  const sent = outcomes.filter((outcome) => outcome === 'sent').length;
  logger.info('notice sent', { pushId: id, phones: phones.length, sent, gone: gone.length });
}

/** The platform may come with the same event again: only the first sends. */
function take(database: Database, id: string, now: Date): Promise<Push | null> {
  return database.transaction(async (transaction) => {
    const push = await transaction.get(PUSHES, id);
    if (push === null || push.takenAt !== null) return null;
    transaction.update(PUSHES, id, { takenAt: now });
    return push;
  });
}

/** Null where it is not true any more: who withdrew or confirmed meanwhile hears nothing. */
async function letterOf(
  { database, clock }: Needs,
  notices: readonly NoticeKind[],
  push: Push,
): Promise<Letter | null> {
  const [unit, tournament] = await Promise.all([
    database.get(REGISTRATIONS, push.registrationId),
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

/** One phone that cannot be told holds back no other. */
async function sendTo({ logger }: Needs, send: SendPush, phone: Phone, letter: Letter) {
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
