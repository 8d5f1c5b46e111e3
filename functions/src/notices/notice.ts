import type { Night } from '@copa/domain/day/notices/night';
import type { PushMessage } from '@copa/domain/day/push';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Letter } from '../mail.ts';
import type { Filter, Reader, Transaction } from '../store/database.ts';
import type { PushNotice } from '../store/push-queue.ts';
import type { UnitPage } from '../store/unit-pages.ts';

export interface Happening {
  readonly tournament: Tournament;
  /** The window, the room, the stage or the match; empty where the kind says it all. */
  readonly about: string;
  /** Tells it apart from an earlier one about the same: each is told once. */
  readonly turn: string | number | null;
}

/** The words of a push are written when it is sent, from what is true then. */
export interface PushContext {
  readonly about: string;
  readonly unit: StoredRegistration;
  readonly tournament: Tournament;
  readonly now: Date;
  /** The tournament, in quotes. */
  readonly name: string;
}

export type PushWords = Pick<PushMessage, 'title' | 'body' | 'tag'>;

/** A row of the table of notices (docs/decisions/0039). A capability queues it with `tellUnit`, in the transaction of the event. */
export interface Notice<H extends Happening> {
  readonly kind: string;
  readonly night: Night;
  readonly mail: Mailed<H> | null;
  readonly push: Pushed<H> | null;
  /** Rings the phones of who follows the tournament, and no unit. */
  readonly followed?: Followed;
}

/** The part of a row that needs no happening. */
export interface NoticeKind extends Pick<Notice<never>, 'kind' | 'night' | 'followed'> {
  readonly mail: Pick<Mailed<never>, 'named'> | null;
  readonly push: Pick<Pushed<never>, 'isUrgent' | 'words'> | null;
}

/** The words for one team or for the whole tournament, from what is true when they are sent; null where nothing is. */
export interface Followed {
  readonly words: (
    reader: Reader,
    about: string,
    tournament: Tournament,
  ) => Promise<((unit: number | null) => PushWords) | null>;
}

interface Mailed<H> {
  /** Its mails have the names of what they are about, one of these, and not that of the kind. */
  readonly named?: readonly string[];
  readonly isFor?: (member: StoredAccepted, happening: H) => boolean;
  readonly letter: (happening: H, unit: StoredRegistration, member: StoredAccepted, now: Date) => Letter;
}

interface Pushed<H> {
  readonly isUrgent: boolean;
  /** The end of its use; several where a unit hears of several things at once. */
  readonly until: (happening: H, unit: StoredRegistration, now: Date) => Date | readonly Until[];
  /** Null where it is outdated or useless. A locked screen shows them to anybody: no name, and nothing that opens a room. */
  readonly words: (context: PushContext) => PushWords | null;
}

type Until = Pick<PushNotice, 'about' | 'turn' | 'until'>;

/** A row that the job tells, page by page. */
export interface JobNotice<H extends Happening> extends Notice<H> {
  /** Each page asks again what is due in the document that the job names; null when nothing is. */
  readonly due: (reader: Reader, about: string, now: Date) => Promise<Due<H> | null>;
  /** The filters choose units of the tournament; a function gives pages of others. */
  readonly to:
    | readonly Filter[]
    | ((reader: Reader, happening: H, after: string | null) => Promise<UnitPage>);
  readonly concerns?: (unit: StoredRegistration, happening: H) => boolean;
  /** The unit keeps these fields. */
  readonly noted?: (unit: StoredRegistration, happening: H) => Partial<StoredRegistration>;
  /** Writes more for the units of a page. It reads; the function that it returns writes. */
  readonly beside?: (
    transaction: Transaction,
    units: readonly StoredRegistration[],
    happening: H,
  ) => Promise<() => void>;
}

export interface Due<H> {
  /** Null where nobody has to hear of it any more. */
  readonly happening: H | null;
  readonly paused?: (transaction: Transaction, after: string) => void;
  /** After the last page: it is not due any more. */
  readonly done: (transaction: Transaction) => void;
}
