import { UNSENT_MAILS_MAX } from '@copa/domain/limits';
import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted, StoredMember } from '@copa/domain/registrations/member';
import { MAIL } from './collections.ts';
import type { Reader, Writer } from './database.ts';
import { type MailTraces, takesMail } from './mail-share.ts';

export interface PlayerMail {
  readonly kind: string;
  readonly turn: string | number | null;
  /** Such a mail does not count for its mailbox. */
  readonly isUncounted?: boolean;
}

type Queue<Queued = Mail> = (id: string, mail: Queued) => void;

/** Mailboxes are unverified, so each gets only a limited number of mails that count. */
export function mailMembers<Queued>(
  queue: Queue<Queued>,
  traces: MailTraces,
  members: readonly StoredMember[],
  { kind, turn, isUncounted = false }: PlayerMail,
  mailFor: (member: StoredAccepted) => Queued,
): StoredMember[] {
  return members.map((member) => {
    if (member.state === 'invited' || member.mailbox === null) return member;
    const id = [member.id, kind, ...(turn === null ? [] : [turn])].join('-');
    if (member.mailIds.includes(id) || member.unsentMails.includes(id)) return member;
    if (!isUncounted && !takesMail(traces, member.mailbox)) {
      return { ...member, unsentMails: [...member.unsentMails, id].slice(-UNSENT_MAILS_MAX) };
    }
    queue(id, mailFor(member));
    return { ...member, mailIds: [...member.mailIds, id] };
  });
}

export const queueInto =
  (writer: Writer): Queue =>
  (id, mail) => {
    writer.set(MAIL, { id, ...mail });
  };

export function mailAccount(writer: Writer, id: string, mail: Mail): void {
  writer.create(MAIL, { id, ...mail });
}

/** Also false for a mail that was erased, for example after `MAIL_KEPT_DAYS`. */
export async function wasMailed(reader: Pick<Reader, 'get'>, id: string): Promise<boolean> {
  return (await reader.get(MAIL, id)) !== null;
}

export function eraseMail(writer: Writer, id: string): void {
  writer.remove(MAIL, id);
}
