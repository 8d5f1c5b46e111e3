import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../../components/button.tsx';
import { BottomBar } from '../../../../components/page/bottom-bar.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';
import { hasNoDay, ownIn } from './own-days.ts';
import { useOwnRegistrations } from './own-registrations.ts';

export function OwnRegistrationHint({
  tournamentId,
  register,
  isMain = false,
  mayAnotherRegister = false,
}: {
  tournamentId: string;
  register?: ReactNode;
  /** True during play, when nobody can register and a lost place has the main button too. */
  isMain?: boolean;
  mayAnotherRegister?: boolean;
}) {
  const registrations = useOwnRegistrations();
  const own = ownIn(registrations, tournamentId);
  if (own === undefined) return register;
  const isLost = hasNoDay(own.unit.ticketId);
  const here = isLost
    ? [own]
    : registrations.filter((each) => each.tournamentId === tournamentId && !hasNoDay(each.unit.ticketId));
  const toMine = (
    <LinkButton
      to={here.length === 1 ? paths.ticket.to(own.unit.ticketId) : `${paths.mine.to()}#todas`}
      variant={isLost && !isMain ? 'secondary' : 'primary'}
      size="lg"
      icon="flag"
      block
    >
      {words.toMine}
    </LinkButton>
  );
  return (
    <>
      <div className="grid gap-3 rounded-md border border-success/60 bg-success/10 p-4">
        <p className="font-semibold">{words.registeredHere(here.map(({ playerName }) => playerName))}</p>
        {register === undefined || isLost ? toMine : <BottomBar>{toMine}</BottomBar>}
        {mayAnotherRegister && !isLost && (
          <LinkButton to={paths.registerQuery.to(tournamentId)} variant="secondary" block>
            {words.another}
          </LinkButton>
        )}
      </div>
      {isLost && register}
    </>
  );
}

export function OwnRegistrationsLink() {
  return (
    <Link to={paths.mine.to()} className="text-gold underline underline-offset-4">
      {words.lookInOwn}
    </Link>
  );
}
