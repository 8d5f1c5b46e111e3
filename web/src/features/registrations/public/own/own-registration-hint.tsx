import { Link } from 'react-router-dom';
import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';
import { useOwnRegistrations } from './own-registrations.ts';

export function OwnRegistrationHint({ tournamentId }: { tournamentId: string }) {
  const own = useOwnRegistrations().find((registration) => registration.tournamentId === tournamentId);
  if (own === undefined) return null;
  return (
    <div className="grid gap-3 rounded-md border border-success/60 bg-success/10 p-4">
      <p className="font-semibold">{words.registeredHere(own.fullName)}</p>
      <LinkButton to={paths.ticket.to(own.unit.ticketId)} size="lg" icon="flag" block>
        {words.toMine}
      </LinkButton>
    </div>
  );
}

/** Shown when the ID already holds a place: most often by the visitor's own registration. */
export function OwnRegistrationsLink() {
  return (
    <Link to={paths.mine.to()} className="text-gold underline underline-offset-4">
      {words.lookInOwn}
    </Link>
  );
}
