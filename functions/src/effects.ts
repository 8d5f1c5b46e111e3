import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Config } from './config/config.ts';
import type { Transaction, Writer } from './store/database.ts';
import type { RemovalPage } from './store/removal-page.ts';

type Page = Pick<RemovalPage, 'isLast' | 'remove'>;

export interface PageOfUnits {
  readonly count: number;
  readonly remove: () => { readonly places: number; readonly waiting: readonly number[] };
}

/**
 * An effect that gets a `Transaction` only reads, and returns a function (or a `remove`) that writes later.
 * An effect that gets a `Writer` writes at once.
 */
export interface Effects {
  tournamentChanged(
    context: { readonly config: Config; readonly newId: () => string },
    transaction: Transaction,
    before: Tournament | null,
    after: Tournament,
    now: Date,
  ): Promise<() => Partial<Pick<Tournament, 'currentPlayers' | 'waitingPlayers' | 'plan'>>>;
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
    why: 'aged' | 'deleted',
  ): Promise<PageOfUnits>;
  pageOfTraces(transaction: Transaction, tournamentId: string): Promise<Page>;
  pageOfPlay(transaction: Transaction, tournamentId: string): Promise<Page>;
  removeDay(writer: Writer, tournamentId: string): void;
  closeRooms(context: { readonly newId: () => string }, writer: Writer, tournament: Tournament): void;
}
