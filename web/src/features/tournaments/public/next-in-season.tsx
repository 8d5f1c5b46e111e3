import { reservedFirst } from '@copa/domain/tournaments/places/reservation-lines';
import { detailState } from '@copa/domain/tournaments/state';
import { useCallback } from 'react';
import { NextBar } from '../../../components/page/next-bar.tsx';
import { useLoad } from '../../../lib/network/use-load.ts';
import { readLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { fetchNextInSeason } from './next-of-season.ts';

interface NextInSeasonProps {
  readonly seasonId: string;
  readonly mayBeGold: boolean;
}

export default function NextInSeason({ seasonId, mayBeGold }: NextInSeasonProps) {
  const load = useLoad(useCallback(() => fetchNextInSeason(seasonId), [seasonId]));
  const now = useNow();
  const next = load.state === 'ready' ? load.value : null;
  const date = next?.date ?? null;
  if (next === null || date === null || date <= now) return null;
  const isOwn = readLocal(storageKeys.registrations)?.includes(JSON.stringify(next.id)) === true;
  const mayRegister = detailState(next, now) === 'open' && reservedFirst(next, now) === null;
  const isOpen = mayRegister && !isOwn;
  return <NextBar tournament={{ ...next, date }} isOpen={isOpen} isGold={isOpen && mayBeGold} />;
}
