import type { ReactNode } from 'react';
import { OwnHeroCard } from '../../features/day/public/own-card.tsx';
import { currentOf, isAskedOnDay } from '../../features/registrations/public/own/own-days.ts';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { ticketSources } from './ticket-sources.ts';

export default function OwnHero({ whenNone, isOpen }: { whenNone: ReactNode; isOpen: boolean }) {
  const own = currentOf(useOwnRegistrations());
  const first = own.find(({ unit }) => isAskedOnDay(unit.ticketId)) ?? own[0];
  if (first === undefined) return whenNone;
  const { unit, tournamentName, consent } = first;
  return (
    <OwnHeroCard
      key={unit.ticketId}
      ticketId={unit.ticketId}
      isCaptain={unit.isCaptain}
      tournamentName={tournamentName}
      consentSlot={consent?.slot ?? null}
      sources={ticketSources}
      isMain={isOpen}
    />
  );
}
