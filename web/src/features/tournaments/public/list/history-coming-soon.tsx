import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/list.ts';

export function HistoryComingSoon() {
  return (
    <EmptyState
      illustration="egg"
      title={words.historyToComeTitle}
      actions={
        <LinkButton to={paths.tournaments.to()} icon="trophy">
          {words.showActive}
        </LinkButton>
      }
    >
      <p>{words.historyToComeText}</p>
    </EmptyState>
  );
}
