import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';
import { isAsked, liveTickets } from './own-days.ts';
import { useOwnRegistrations } from './own-registrations.ts';

/** The tournament of this phone in the hero, first the one that waits for something. It asks nobody. */
export default function OwnHero({ whenNone }: { whenNone: ReactNode }) {
  const registrations = useOwnRegistrations();
  const live = liveTickets(registrations);
  const own = registrations.filter(({ unit }) => live.includes(unit.ticketId));
  const first = own.find(({ unit }) => isAsked(unit.ticketId)) ?? own[0];
  if (first === undefined) return whenNone;
  const asked = isAsked(first.unit.ticketId);
  return (
    <Link to={paths.ticket.to(first.unit.ticketId)} className="own-card surface">
      <Icon name="flag" className={asked ? 'size-6 text-gold' : 'size-6 text-ember'} />
      <span className="grid min-w-0 flex-1">
        <span className="text-sm text-mist">{asked ? words.somethingToDo : words.toMine}</span>
        <span className="truncate font-semibold">{first.tournamentName}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-dim" />
    </Link>
  );
}
