import { positionIn, QueueSchema } from '@copa/domain/day/queue';
import { type Standing, standingOf } from '@copa/domain/registrations/places/standing';
import type { Registration } from '@copa/domain/registrations/registration';
import { useMemo } from 'react';
import { useDocumentsAt } from '../../../../lib/live/use-documents-at.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { placeLabel } from '../unit-words.ts';

export interface StandingNote {
  readonly standing: Standing;
  readonly label: string;
  /** The position in the queue, from 1; null if it is unknown or the unit does not wait. */
  readonly position: number | null;
}

export type StandingNotes = ReadonlyMap<string, StandingNote>;

export function useStandings(
  registrations: readonly Registration[],
  tournaments: ReadonlyMap<string, ListedTournament>,
): StandingNotes {
  const waited = useMemo(
    () => [
      ...new Set(
        registrations.flatMap(({ place, tournamentId }) => (place === 'waiting' ? [tournamentId] : [])),
      ),
    ],
    [registrations],
  );
  const queues = useDocumentsAt(waited.map(queuePath), QueueSchema);
  const now = useNow();
  return useMemo(
    () =>
      new Map(
        registrations.flatMap((registration) => {
          const { id, tournamentId, waitSeq } = registration;
          const standing = standingOf(registration, tournaments.get(tournamentId) ?? null, now);
          if (standing === null) return [];
          const queue = queues.get(queuePath(tournamentId));
          const position = queue === undefined || waitSeq === null ? null : positionIn(queue, waitSeq);
          return [[id, { standing, position, label: placeLabel(registration, standing, position, now) }]];
        }),
      ),
    [now, queues, registrations, tournaments],
  );
}

function queuePath(tournamentId: string): string {
  return `queues/${tournamentId}`;
}
