import { LinkButton } from '../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../components/message-state.tsx';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/tournament.ts';

export function TournamentLoadFailed({ retry }: { retry: () => void }) {
  return <LoadFailed heading="h1" title={words.failedTitle} keepsTrying again={retry} />;
}

export function TournamentMissing({
  title,
  children = words.missingText,
}: {
  title: string;
  children?: string;
}) {
  return (
    <EmptyState
      heading="h1"
      title={title}
      actions={
        <LinkButton to={paths.tournaments.to()} icon="arrow-left">
          {words.backToTournaments}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

export function StaleTournament() {
  return <output className="mb-4 block text-sm text-warning">{words.mayHaveChanged}</output>;
}
