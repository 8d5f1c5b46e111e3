import { freeFireIdKey } from '@copa/domain/contact';
import type { StoredEntry } from '@copa/domain/fairness/record';
import type { StoredAccepted } from '@copa/domain/registrations/member';

/** The proof that somebody asked whether these players may join: an operation that forgets to ask does not compile. */
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

/** `claimed`: the player has a place or waits in the tournament. `member` is null for a player who is in no unit yet. */
export type JoinRefusal =
  | { readonly why: 'claimed' }
  | { readonly why: 'banned'; readonly ban: StoredEntry; readonly member: StoredAccepted | null };

export type JoinAnswer = JoinPass | JoinRefusal;

/** Only the places of a ledger call this, because they have asked claims and records. */
export const joinPass = (freeFireIds: readonly string[], behind: boolean): JoinPass =>
  new Pass(freeFireIds, behind);
