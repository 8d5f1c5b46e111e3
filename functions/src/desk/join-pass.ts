import { freeFireIdKey } from '@copa/domain/contact';
import type { StoredEntry } from '@copa/domain/fairness/record';
import type { StoredAccepted } from '@copa/domain/registrations/member';

/** `givePlace` and `joinQueue` take a pass, so that callers cannot forget to ask `mayJoin` or `mayPlay`. */
class Pass {
  readonly #players: ReadonlySet<string>;

  readonly behind: boolean;

  constructor(freeFireIds: readonly string[], behind: boolean) {
    this.behind = behind;
    this.#players = new Set(freeFireIds.map(freeFireIdKey));
  }

  require(freeFireId: string): void {
    if (!this.#players.has(freeFireIdKey(freeFireId))) throw new Error('a player joined unasked');
  }
}

export type JoinPass = Pass;

export type JoinRefusal =
  | { readonly why: 'claimed' }
  | { readonly why: 'banned'; readonly ban: StoredEntry; readonly member: StoredAccepted | null };

export type JoinAnswer = JoinPass | JoinRefusal;

/** Call this only in `mayJoin` and `mayPlay`, which check the players. */
export const joinPass = (freeFireIds: readonly string[], behind: boolean): JoinPass =>
  new Pass(freeFireIds, behind);
