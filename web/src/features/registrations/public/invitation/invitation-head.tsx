import type { Invitation } from '@copa/domain/registrations/invitation';
import { ROLE_LABELS } from '@copa/domain/registrations/member';
import { zonedDateTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Link } from 'react-router-dom';
import { Card } from '../../../../components/card.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { paths } from '../../../../config/paths.ts';
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
      eyebrow={`${captain} te invita a su equipo`}
      title={unit.tag === '' ? unit.name : `${unit.tag} ${unit.name}`}
      intro={
        <>
          Entras como <strong className="text-ink">{ROLE_LABELS[role].toLowerCase()}</strong> a{' '}
          <Link to={paths.tournament.to(tournament.id)} className="text-gold underline underline-offset-4">
            {tournament.name}
          </Link>
          . {startText(tournament, zonedDateTime)}.
        </>
      }
    />
  );
}

/** The members so far, and the deadline for the others. */
export function InvitedTeam({ invitation, tournament }: InvitationHeadProps) {
  const { members, place, incompleteUntil } = invitation;
  return (
    <Card className="mb-6 grid gap-3">
      <h2 className="text-xl uppercase">El equipo</h2>
      <MemberList members={members} />
      {place === 'waiting' && (
        <p className="text-sm text-warning">
          El equipo está en la lista de espera: todavía no tiene cupo, y solo completo puede recibir uno.
        </p>
      )}
      {incompleteUntil !== null && (
        <p className="text-sm text-warning">
          El cupo del equipo se guarda hasta el {zonedDateTime(incompleteUntil, tournament.timeZone)}.
        </p>
      )}
    </Card>
  );
}
