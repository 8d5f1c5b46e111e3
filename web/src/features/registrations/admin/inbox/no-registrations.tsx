import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/inbox.ts';

interface NoRegistrationsProps {
  readonly tournament: Pick<ListedTournament, 'playersErasedAt' | 'status'> | null;
  readonly offline: boolean;
  readonly filtered: boolean;
  /** Shows all registrations instead; null unless the list is empty because all are decided. */
  readonly onAll?: (() => void) | null;
}

export function NoRegistrations({ tournament, offline, filtered, onAll = null }: NoRegistrationsProps) {
  if (filtered && onAll !== null) {
    return (
      <EmptyState
        illustration="nest"
        title={words.allDecidedTitle}
        actions={
          <Button variant="secondary" onClick={onAll}>
            {words.seeAll}
          </Button>
        }
      >
        {words.allDecidedText}
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <EmptyState illustration="loupe" title={words.noneMatchesTitle}>
        {words.noneMatchesText}
      </EmptyState>
    );
  }
  if (offline) {
    return (
      <EmptyState illustration="ember" title={words.unreadTitle}>
        {words.unreadText}
      </EmptyState>
    );
  }
  const erasedAt = tournament?.playersErasedAt ?? null;
  if (tournament !== null && erasedAt !== null) {
    return (
      <EmptyState illustration="ashes" title={words.erasedTitle}>
        {words.erasedText(dateText(erasedAt, ownTimeZone(), serverNow()))}
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="nest" title={words.noneYetTitle}>
      {tournament !== null && tournament.status !== 'published' ? words.notPublishedText : words.noneYetText}
    </EmptyState>
  );
}
