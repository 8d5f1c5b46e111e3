import { getRegistration } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { type ReactNode, useMemo } from 'react';
import { LoadError, PartSkeletons } from '../../../../components/admin/query-states.tsx';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/inbox.ts';
import { type StandingNote, useStandings } from './use-standings.ts';

const REFRESH_MS = 10_000;

interface LinkedRegistrationProps {
  readonly id: string;
  readonly tournaments: ReadonlyMap<string, ListedTournament>;
  readonly onClose: () => void;
  readonly children: (registration: Registration, note: StandingNote | null) => ReactNode;
}

export function LinkedRegistration({ id, tournaments, onClose, children }: LinkedRegistrationProps) {
  const query = useApiQuery(getRegistration, { params: { id } }, { refetchInterval: REFRESH_MS });
  const read = useMemo(() => (query.data === undefined ? [] : [query.data]), [query.data]);
  const standings = useStandings(read, tournaments);
  const missing = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  if (query.data !== undefined && !missing) return children(query.data, standings.get(query.data.id) ?? null);
  return (
    <Overlay size="small" title={words.registration} onClose={onClose}>
      {missing && (
        <EmptyState
          heading="h3"
          title={words.missingTitle}
          actions={<Button onClick={onClose}>{words.showOthers}</Button>}
        >
          {words.missingText}
        </EmptyState>
      )}
      {!missing && query.isError && <LoadError query={query} />}
      {query.isPending && <PartSkeletons label={words.loadingOne} sizes={['h-6 w-40', 'h-24']} />}
    </Overlay>
  );
}
