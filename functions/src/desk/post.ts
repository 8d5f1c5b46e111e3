import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { type Letter, mailOf } from '../mail.ts';
import type { Writer } from '../store/database.ts';
import { eraseMail, mailMembers, type PlayerMail, queueInto } from '../store/mail-queue.ts';
import type { MailTraces } from '../store/mail-share.ts';
import { type PushNotice, queuePush } from '../store/push-queue.ts';
import type { Drafts } from './satellite.ts';
import type { StoredUnit } from './stored-unit.ts';

export interface Post {
  eraseMails(member: StoredAccepted): void;
  /** `letterFor` runs when the transaction writes its mails, after all operations. */
  mail(unit: StoredUnit, about: PlayerMail, letterFor: (member: StoredAccepted) => Letter): StoredUnit;
  queuePush(unit: StoredUnit, notice: PushNotice): void;
}

export function openLedgerPost(
  traces: MailTraces,
  drafts: Drafts,
): { readonly post: Post; readonly writeMails: (writer: Writer) => void } {
  const mails = new Map<string, (() => Mail) | null>();
  return {
    post: {
      eraseMails: ({ mailIds }) => {
        for (const id of mailIds) mails.set(id, null);
      },
      mail: (unit, about, letterFor) => {
        const queue = (id: string, mail: () => Mail) => mails.set(id, mail);
        const mailFor = (member: StoredAccepted) => () => mailOf(member.email, letterFor(member), traces.now);
        return { ...unit, members: mailMembers(queue, traces, unit.members, about, mailFor) };
      },
      queuePush: (unit, notice) => {
        if (unit.listens) queuePush(drafts, unit, notice, traces.now);
      },
    },
    writeMails: (writer) => {
      for (const [id, mail] of mails) {
        if (mail === null) eraseMail(writer, id);
        else queueInto(writer)(id, mail());
      }
    },
  };
}
