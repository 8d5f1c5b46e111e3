import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Config } from './config/config.ts';
import type { Transaction, Writer } from './store/database.ts';
import type { RemovalPage } from './store/removal-page.ts';

type Page = Pick<RemovalPage, 'isLast' | 'remove'>;

/** A page of the units of a tournament; `remove` gives the places and the numbers in the queue that they had. */
export interface PageOfUnits {
  readonly count: number;
  readonly remove: () => { readonly places: number; readonly waiting: readonly number[] };
}

/** Effects on higher capabilities, which are not imported. Each reads at once; the function that it returns writes. */
export interface Effects {
  /** A tournament was created (`before` is null), changed or cancelled. The second step gives the counts and the plan that changed with it. */
  tournamentChanged(
    context: { readonly config: Config; readonly newId: () => string },
    transaction: Transaction,
    before: Tournament | null,
    after: Tournament,
    now: Date,
  ): Promise<() => Partial<Pick<Tournament, 'currentPlayers' | 'waitingPlayers' | 'plan'>>>;
  /** A tournament was repeated: its stages are planned for the new one, which joins its season. The second step gives both. */
  tournamentRepeated(
    transaction: Transaction,
    original: Tournament,
    created: Tournament,
    now: Date,
  ): Promise<() => Pick<Tournament, 'plan' | 'season'>>;
  pageOfUnits(
    context: { readonly config: Config; readonly clock: () => Date },
    transaction: Transaction,
    tournamentId: string,
  ): Promise<PageOfUnits>;
  pageOfTraces(transaction: Transaction, tournamentId: string): Promise<Page>;
  pageOfPlay(transaction: Transaction, tournamentId: string): Promise<Page>;
  removeDay(writer: Writer, tournamentId: string): void;
  /** The rooms are closed: the job takes them back from the tickets. */
  closeRooms(context: { readonly newId: () => string }, writer: Writer, tournament: Tournament): void;
}
