import { isQuiet } from '@copa/domain/day/notices/night';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Logger } from '../logger.ts';
import { type Letter, mailOf } from '../mail.ts';
import { dueBy } from '../store/agenda.ts';
import type { Collection } from '../store/collection.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import type { Database, Transaction } from '../store/database.ts';
import { mailMembers, type PlayerMail, queueInto } from '../store/mail-queue.ts';
import { openMailTraces } from '../store/mail-share.ts';
import { type PushNotice, queuePush } from '../store/push-queue.ts';
import { unitPage } from '../store/unit-pages.ts';
import type { Happening, JobNotice, Notice } from './notice.ts';

type Unit = StoredRegistration;

interface Post {
  readonly now: Date;
  mail(unit: Unit, about: PlayerMail, letterFor: (member: StoredAccepted) => Letter): Unit;
  queuePush(unit: Unit, notice: PushNotice): void;
}

/** Call this before the first write of the transaction, with all units that get mails. */
export async function openPost(transaction: Transaction, units: readonly Unit[], now: Date): Promise<Post> {
  const traces = await openMailTraces(transaction, units, now);
  return {
    now,
    mail: (unit, about, letterFor) => ({
      ...unit,
      members: mailMembers(queueInto(transaction), traces, unit.members, about, (member) =>
        mailOf(member.email, letterFor(member), now),
      ),
    }),
    queuePush: (unit, notice) => {
      if (unit.listens) queuePush(transaction, unit, notice, now);
    },
  };
}

/** The caller must store the returned unit, because it has the ids of its mails. */
export function tellUnit<H extends Happening>(post: Post, notice: Notice<H>, happening: H, unit: Unit): Unit {
  const { kind, mail, push, night } = notice;
  const { about, turn, tournament } = happening;
  const { now } = post;
  if (push !== null && !(night === 'left out' && isQuiet(now, tournament.timeZone))) {
    const until = push.until(happening, unit, now);
    for (const each of until instanceof Date ? [{ about, turn, until }] : until) {
      if (now <= each.until) post.queuePush(unit, { kind, ...each });
    }
  }
  if (mail === null) return unit;
  const asked = unit.members.filter(
    (member) => member.state === 'accepted' && (mail.isFor?.(member, happening) ?? true),
  );
  const name = mail.named !== undefined ? about : [kind, ...(about === '' ? [] : [about])].join('-');
  const isUncounted = mail.isOncePerEvent === true && unit.status === 'approved';
  const told = post.mail({ ...unit, members: asked }, { kind: name, turn, isUncounted }, (member) =>
    mail.letter(happening, unit, member, now),
  );
  const members = unit.members.map((member) => told.members[asked.indexOf(member)] ?? member);
  return { ...unit, members };
}

export function tellIn<H extends Happening>(
  transaction: Transaction,
  post: Post,
  notice: Notice<H>,
  happening: H,
  unit: Unit,
  noted: Partial<Unit> = {},
): void {
  const { members } = tellUnit(post, notice, happening, unit);
  const isMailed = members.some((member, index) => member !== unit.members[index]);
  const fields = { ...(isMailed && { members }), ...noted };
  if (Object.keys(fields).length > 0) transaction.update(REGISTRATIONS, unit.id, fields);
}

interface Place {
  readonly what: string;
  readonly after: string;
}

export async function tellAll<H extends Happening>(
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
  notice: JobNotice<H>,
  about: string,
): Promise<void> {
  let from: Place | null = null;
  do {
    const place: Place | null = from;
    from = await database.transaction((transaction) => tellPage(transaction, notice, about, place, clock()));
  } while (from !== null);
}

async function tellPage<H extends Happening>(
  transaction: Transaction,
  notice: JobNotice<H>,
  about: string,
  from: Place | null,
  now: Date,
): Promise<Place | null> {
  const due = await notice.due(transaction, about, now);
  if (due === null) return null;
  const { happening } = due;
  if (happening === null) {
    due.done(transaction);
    return null;
  }
  const what = `${happening.about} ${happening.turn}`;
  const after = from?.what === what ? from.after : null;
  const { units, next } =
    typeof notice.to === 'function'
      ? await notice.to(transaction, happening, after)
      : await unitPage(transaction, happening.tournament.id, notice.to, after);
  const told = units.filter(
    (unit) => !isRejectedForGood(unit, now) && (notice.concerns?.(unit, happening) ?? true),
  );
  const write = await notice.beside?.(transaction, units, happening);
  const post = await openPost(transaction, notice.mail === null ? [] : told, now);
  for (const unit of told) {
    tellIn(transaction, post, notice, happening, unit, notice.noted?.(unit, happening));
  }
  write?.();
  if (next === null) due.done(transaction);
  else due.paused?.(transaction, next);
  return next === null ? null : { what, after: next };
}

/** The undo of a rejection sends no notice, so a unit is told as long as its rejection can be undone. */
const isRejectedForGood = ({ givenOnAt }: Unit, now: Date) => givenOnAt !== null && givenOnAt < now;

export async function tellDue<H extends Happening>(
  { database, logger }: { readonly database: Database; readonly logger: Logger },
  notice: JobNotice<H>,
  documents: Collection<{ readonly id: string }>,
  now: Date,
): Promise<void> {
  for (const { id } of await database.find(documents, dueBy('dueAt', now))) {
    try {
      await tellAll({ database, clock: () => now }, notice, id);
    } catch (error) {
      logger.error('players could not be told', error, { kind: notice.kind, about: id });
    }
  }
}
