import type { ComponentProps } from 'react';
import { AwaitedArea, ShownTogether } from '../../../components/admin/shown-together.tsx';
import { StartLine } from '../../../components/admin/tournament/start-line.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { SidePanel } from '../../../components/dialog/side-panel.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import * as words from '../words/admin.ts';
import { TournamentOverview } from './tournament-overview.tsx';

interface TournamentPanelProps extends ComponentProps<typeof TournamentOverview> {
  readonly onClose: () => void;
}

export function TournamentPanel({ onClose, ...overview }: TournamentPanelProps) {
  const { tournament, now } = overview;
  const { id, name, cancelledAt } = tournament;
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
      <div className="mb-4">
        <StartLine tournament={tournament} now={now} />
      </div>
      {cancelledAt !== null && <p className="mb-4 font-semibold text-danger">{words.isCancelled}</p>}
      {/* The next step must not change under a thumb, so it waits for the stages and the protests. */}
      <AwaitedArea address={id}>
        <ShownTogether loading={words.loadingTournament}>
          <TournamentOverview key={id} {...overview} />
        </ShownTogether>
      </AwaitedArea>
    </SidePanel>
  );
}
