import type { Invitation } from '@copa/domain/registrations/invitation';
import { isPlayerNumber, ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import { hourOnPage } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { HourThere } from '../../../../components/hour-there.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/invitation.tsx';
import { TeamCount, TeamDeadline } from '../team/team-link.tsx';
import { InvitationIntro, invitedTeamName } from './waiting-invitation.tsx';

interface About {
  readonly invitation: Invitation;
  readonly tournament: Tournament;
}

interface HeadProps extends About {
  readonly hasBegun: boolean;
  readonly hasEntered: boolean;
}

export function InvitationHead({ invitation, tournament, hasBegun, hasEntered }: HeadProps) {
  const { captain, unit } = invitation;
  const now = useNow();
  return (
    <PageHeader
      className="pt-4 pb-4 sm:pt-8"
      eyebrow={!hasEntered && words.invitedBy(captain)}
      title={invitedTeamName(unit)}
      intro={
        <InvitationIntro hasBegun={hasBegun}>
          {words.invitedTo(
            paths.tournament.to(tournament.id),
            tournament.name,
            startText(tournament, now, hourOnPage),
          )}
          <HourThere {...tournament} />
        </InvitationIntro>
      }
    />
  );
}

export function InvitedTeam({ invitation, tournament, onGoOn }: About & { onGoOn: () => void }) {
  const { members, place, incompleteUntil, role } = invitation;
  const [hasGoneOn, setGoneOn] = useState(false);
  const others = members.flatMap(({ state, role: its, name }) =>
    state === 'accepted' && its !== 'captain' && !isPlayerNumber(name) ? [name] : [],
  );
  return (
    <Card className="mb-6 grid gap-3">
      <TeamCount members={members} />
      <TeamDeadline
        members={members}
        place={place}
        until={incompleteUntil}
        waitlistMode={tournament.waitlist.mode}
        timeZone={tournament.timeZone}
      />
      {(role !== 'player' || others.length > 0) && (
        <p className="text-mist wrap-anywhere">
          {words.youEnter(ROLE_LABELS[role].toLowerCase())}
          {others.length > 0 && ` ${words.alsoIn(others)}`}
        </p>
      )}
      <Button
        size="lg"
        block
        variant={hasGoneOn ? 'secondary' : 'primary'}
        iconAfter="arrow-right"
        onClick={() => {
          setGoneOn(true);
          onGoOn();
        }}
      >
        {words.goOn}
      </Button>
    </Card>
  );
}
