import { Link } from 'react-router-dom';
import { LinkButton } from '../../../../components/button.tsx';
import { BottomBar } from '../../../../components/page/bottom-bar.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';
import { useOwnRegistrations } from './own-registrations.ts';

interface OwnRegistrationHintProps {
  readonly tournamentId: string;
  /** True on a page without another main action. */
  readonly inBar?: boolean;
}

export function OwnRegistrationHint({ tournamentId, inBar = false }: OwnRegistrationHintProps) {
  const own = useOwnRegistrations().find((registration) => registration.tournamentId === tournamentId);
  if (own === undefined) return null;
  const toMine = (
    <LinkButton to={paths.ticket.to(own.unit.ticketId)} size="lg" icon="flag" block>
      {words.toMine}
    </LinkButton>
  );
  return (
    <div className="grid gap-3 rounded-md border border-success/60 bg-success/10 p-4">
      <p className="font-semibold">{words.registeredHere(own.fullName)}</p>
      {inBar ? <BottomBar>{toMine}</BottomBar> : toMine}
    </div>
  );
}

/** Shown if the ID already has a place, mostly by the visitor's own registration. */
export function OwnRegistrationsLink() {
  return (
    <Link to={paths.mine.to()} className="text-gold underline underline-offset-4">
      {words.lookInOwn}
    </Link>
  );
}
