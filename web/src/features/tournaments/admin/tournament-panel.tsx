import { relativeTime } from '@copa/domain/time/relative-time';
import { ownStart } from '@copa/domain/tournaments/date';
import type { ComponentProps } from 'react';
import { LinkButton } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import * as words from '../words/admin.ts';
import { TournamentOverview } from './tournament-overview.tsx';

interface TournamentPanelProps extends ComponentProps<typeof TournamentOverview> {
  readonly onClose: () => void;
}

/** On a wide screen the first page of a tournament stands beside the list. */
export function TournamentPanel({ onClose, ...overview }: TournamentPanelProps) {
  const { tournament, now } = overview;
  const { id, name, date, cancelledAt } = tournament;
  return (
    <SidePanel
      title={name}
      onClose={onClose}
      footer={
        <LinkButton variant="secondary" to={tournamentPath(id)}>
          {words.openPage}
        </LinkButton>
      }
    >
      <p className="mb-4 text-sm text-mist">
        {ownStart(tournament, now)}
        {date !== null && `\u00A0· ${relativeTime(date, now)}`}
      </p>
      {cancelledAt !== null && <p className="mb-4 font-semibold text-danger">{words.isCancelled}</p>}
      <TournamentOverview {...overview} />
    </SidePanel>
  );
}
