import { isOpenToAll } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useEffect } from 'react';
import { NextBar } from '../../../components/page/next-bar.tsx';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useLoad } from '../../../lib/network/use-load.ts';
import { readLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { fetchNextInSeason } from './next-of-season.ts';

interface NextInSeasonProps {
  readonly seasonId: string;
  readonly mayBeGold: boolean;
  /** Is called if no next tournament is open. Must be the same function in each render. */
  readonly onNoneOpen?: () => void;
}

export default function NextInSeason({ seasonId, mayBeGold, onNoneOpen }: NextInSeasonProps) {
  const load = useLoad(useCallback(() => fetchNextInSeason(seasonId, isOpenNow), [seasonId]));
  const now = useNow();
  const next = load.state === 'ready' ? load.value : null;
  const isOpen = next !== null && mayRegister(next, now);
  const isNoneOpen = load.state !== 'loading' && !isOpen;
  useEffect(() => {
    if (isNoneOpen) onNoneOpen?.();
  }, [isNoneOpen, onNoneOpen]);
  return next !== null && <NextTournament tournament={next} mayBeGold={mayBeGold} />;
}

interface NextTournamentProps {
  readonly tournament: Tournament;
  readonly mayBeGold: boolean;
}

export function NextTournament({ tournament, mayBeGold }: NextTournamentProps) {
  const now = useNow();
  const { date } = tournament;
  if (date === null || date <= now) return null;
  const isOpen = mayRegister(tournament, now);
  return <NextBar tournament={{ ...tournament, date }} isOpen={isOpen} isGold={isOpen && mayBeGold} />;
}

function mayRegister(next: Tournament, now: Date): boolean {
  const isOwn = readLocal(storageKeys.registrations)?.includes(JSON.stringify(next.id)) === true;
  return !isOwn && isOpenToAll(next, now);
}

const isOpenNow = (next: Tournament) => isOpenToAll(next, serverNow());
