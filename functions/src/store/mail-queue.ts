import { UNSENT_MAILS_MAX } from '@copa/domain/limits';
import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted, StoredMember } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { MAIL, REGISTRATIONS } from './collections.ts';
import type { Writer } from './database.ts';
import { type MailTraces, takesMail } from './mail-share.ts';

/** Everything that players are told by mail. `functions/src/registrations/mailbox.test.ts` causes each of them. */
export const PLAYER_MAILS = [
  'received',
  'added',
  'approved',
  'rejected',
  'released',
  'promoted',
  'entry',
  'match',
  'final',
  'consent',
  'change',
  'result',
  'protest',
] as const;

export interface PlayerMail {
  readonly kind: (typeof PLAYER_MAILS)[number];
  /** Tells mails of the same kind apart; each is queued once. */
  readonly turn: string | number | null;
}

type Queue<Queued = Mail> = (id: string, mail: Queued) => void;

/**
 * The only way to a mailbox. Nobody proved that it is theirs: it gets the mails about one member of a tournament, however
 * many registrations name it, and only so many of them. A mail that is left out stays left out. `mailFor` gives null where a
 * mail does not concern the member.
 */
export function mailMembers<Queued>(
  queue: Queue<Queued>,
  traces: MailTraces,
  members: readonly StoredMember[],
  { kind, turn }: PlayerMail,
  mailFor: (member: StoredAccepted) => Queued | null,
): StoredMember[] {
  return members.map((member) => {
    if (member.state === 'invited' || member.mailbox === null) return member;
    const id = [member.id, kind, ...(turn === null ? [] : [turn])].join('-');
    if (member.mailIds.includes(id) || member.unsentMails.includes(id)) return member;
    const mail = mailFor(member);
    if (mail === null) return member;
    if (!takesMail(traces, member.mailbox)) {
      return { ...member, unsentMails: [...member.unsentMails, id].slice(-UNSENT_MAILS_MAX) };
    }
    queue(id, mail);
    return { ...member, mailIds: [...member.mailIds, id] };
  });
}

export const queueInto =
  (writer: Writer): Queue =>
  (id, mail) => {
    writer.set(MAIL, { id, ...mail });
  };

export function mailUnit(
  writer: Writer,
  traces: MailTraces,
  { id, members }: StoredRegistration,
  about: PlayerMail,
  mailFor: (member: StoredAccepted) => Mail | null,
): void {
  const noted = mailMembers(queueInto(writer), traces, members, about, mailFor);
  if (noted.some((member, index) => member !== members[index])) {
    writer.update(REGISTRATIONS, id, { members: noted });
  }
}

/** A mail to an account, whose address its sign-in has proven. */
export function mailAccount(writer: Writer, id: string, mail: Mail): void {
  writer.create(MAIL, { id, ...mail });
}

export function eraseMail(writer: Writer, id: string): void {
  writer.remove(MAIL, id);
}
