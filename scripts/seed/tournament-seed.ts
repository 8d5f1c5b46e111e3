import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import type { DaySeed } from './day.ts';
import { SOLO_FORM, TEAM_FORM } from './forms.ts';
import type { PlaySeed } from './play.ts';
import type { CastMember } from './season-cast.ts';

export interface TournamentSeed {
  readonly data: TournamentFormValues;
  readonly stored?: Partial<Pick<Tournament, 'cancelledAt' | 'cancelReason' | 'formerDate' | 'season'>>;
  readonly publishedDaysAgo: number | null;
  readonly day?: DaySeed;
  readonly play?: PlaySeed;
  readonly cast?: readonly CastMember[];
  readonly units: {
    readonly approved?: number;
    readonly pending?: number;
    readonly rejected?: number;
    /**
     * `incomplete` and `released` count pending units that lack members. The released units have also lost
     * their places.
     */
    readonly incomplete?: number;
    readonly released?: number;
    readonly minors?: number;
    readonly behind?: number;
  };
}

export const MEXICO = 'America/Mexico_City';

export const base = { gameMode: 'COMPETITIVO', timeZone: MEXICO, entryFee: '0' } as const;

type Told = Partial<TournamentFormValues> & Pick<TournamentFormValues, 'name' | 'date' | 'maxPlayers'>;

export function dataOf({ modality = 'solo', ...told }: Told): TournamentFormValues {
  return {
    ...base,
    status: 'published',
    mapSelection: 'Bermuda',
    modality,
    format: 'puntos',
    linkedFormId: modality === 'solo' ? SOLO_FORM : TEAM_FORM,
    ...told,
  };
}
