import type { Invitation } from '@copa/domain/registrations/invitation';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import { hourInSentence, hourText } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Card } from '../../../../components/card.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/invitation.tsx';
import { MemberList } from '../member-list.tsx';

interface InvitationHeadProps {
  readonly invitation: Invitation;
  readonly tournament: Tournament;
}

/** The inviting team and its tournament. */
export function InvitationHead({ invitation, tournament }: InvitationHeadProps) {
  const { captain, unit, role } = invitation;
  return (
    <PageHeader
      className="pt-6 sm:pt-8"
      eyebrow={words.invitedBy(captain)}
      title={unit.tag === '' ? unit.name : `${unit.tag} ${unit.name}`}
      intro={words.youEnter(
        ROLE_LABELS[role].toLowerCase(),
        paths.tournament.to(tournament.id),
        tournament.name,
        startText(tournament, serverNow(), hourText),
      )}
    />
  );
}

/** The members so far, and the deadline for the others. */
export function InvitedTeam({ invitation, tournament }: InvitationHeadProps) {
  const { members, place, incompleteUntil } = invitation;
  return (
    <Card className="mb-6 grid gap-3">
      <h2 className="text-xl uppercase">{words.team}</h2>
      <MemberList members={members} />
      {place === 'waiting' && <p className="text-sm text-warning">{words.teamWaits}</p>}
      {incompleteUntil !== null && (
        <p className="text-sm text-warning">
          {words.placeHeld(hourInSentence(incompleteUntil, tournament.timeZone, serverNow()))}
        </p>
      )}
    </Card>
  );
}
