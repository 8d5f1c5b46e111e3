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
  /** Names the window or the stage that the notice is about. It is empty in all other notices. */
  readonly about: string;
  /** A second notice with the same `kind` and `about` is sent only if its `turn` differs. */
  readonly turn: string | number | null;
}

export interface PushContext {
  readonly about: string;
  readonly unit: StoredRegistration;
  readonly tournament: Tournament;
  readonly now: Date;
  readonly name: string;
}

export type PushWords = Pick<PushMessage, 'title' | 'body' | 'tag'>;

export interface Notice<H extends Happening> {
  readonly kind: string;
  readonly night: Night;
  readonly mail: Mailed<H> | null;
  readonly push: Pushed<H> | null;
  readonly followed?: Followed;
}

export interface NoticeKind extends Pick<Notice<never>, 'kind' | 'night' | 'followed'> {
  readonly mail: Pick<Mailed<never>, 'named' | 'isOncePerEvent'> | null;
  readonly push: Pick<Pushed<never>, 'isUrgent' | 'words'> | null;
}

/** `words` returns null if the notice is outdated. */
export interface Followed {
  readonly words: (
    reader: Reader,
    about: string,
    tournament: Tournament,
  ) => Promise<((unit: number | null) => PushWords) | null>;
}

interface Mailed<H> {
  /** Lists all values that `about` can have. If the list is set, the ids of the mails omit `kind`. */
  readonly named?: readonly string[];
  /**
   * An approved unit gets such a mail at most once for each window, stage or decision. So it does not count for
   * the mailbox of an approved unit.
   */
  readonly isOncePerEvent?: boolean;
  readonly isFor?: (member: StoredAccepted, happening: H) => boolean;
  readonly letter: (happening: H, unit: StoredRegistration, member: StoredAccepted, now: Date) => Letter;
}

interface Pushed<H> {
  readonly isUrgent: boolean;
  /**
   * The push is useless after the returned time. If the function returns a list, each entry is a push of its
   * own.
   */
  readonly until: (happening: H, unit: StoredRegistration, now: Date) => Date | readonly Until[];
  /**
   * A locked screen shows this text, so it must contain no room credentials. Null: the notice is outdated.
   */
  readonly words: (context: PushContext) => PushWords | null;
}

type Until = Pick<PushNotice, 'about' | 'turn' | 'until'>;

export interface JobNotice<H extends Happening> extends Notice<H> {
  readonly due: (reader: Reader, about: string, now: Date) => Promise<Due<H> | null>;
  readonly to:
    | readonly Filter[]
    | ((reader: Reader, happening: H, after: string | null) => Promise<UnitPage>);
  readonly concerns?: (unit: StoredRegistration, happening: H) => boolean;
  readonly noted?: (unit: StoredRegistration, happening: H) => Partial<StoredRegistration>;
  readonly beside?: (
    transaction: Transaction,
    units: readonly StoredRegistration[],
    happening: H,
  ) => Promise<() => void>;
}

export interface Due<H> {
  readonly happening: H | null;
  readonly paused?: (transaction: Transaction, after: string) => void;
  /** Writes that nothing is left to do, or when to ask again. */
  readonly done: (transaction: Transaction) => void;
}
