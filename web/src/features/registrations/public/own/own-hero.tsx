import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/own-hint.ts';
import { isAsked, liveTickets } from './own-days.ts';
import { useOwnRegistrations } from './own-registrations.ts';

/** Home begins with the tournament of this phone, first the one that waits for something. It asks nobody. */
export default function OwnHero({ whenNone }: { whenNone: ReactNode }) {
  const registrations = useOwnRegistrations();
  const live = liveTickets(registrations);
  const own = registrations.filter(({ unit }) => live.includes(unit.ticketId));
  const first = own.find(({ unit }) => isAsked(unit.ticketId)) ?? own[0];
  if (first === undefined) return whenNone;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-grid">
        <img src="/art/hero.svg" alt="" width={640} height={640} className="hero-art" />
        <div className="hero-text">
          <p className="eyebrow">{words.ownTournament}</p>
          <h1 id="hero-title" tabIndex={-1} className="mt-2 text-4xl wrap-anywhere uppercase">
            {first.tournamentName}
          </h1>
          <p className="mt-4 max-w-md text-lg text-mist">
            {isAsked(first.unit.ticketId) ? words.somethingToDo : words.nothingToDo}
          </p>
          <div className="mt-6 grid gap-3 sm:flex">
            <LinkButton to={paths.ticket.to(first.unit.ticketId)} size="lg" icon="flag">
              {words.toMine}
            </LinkButton>
            {own.length > 1 ? (
              <LinkButton to={paths.mine.to()} size="lg" variant="secondary">
                {words.toAllMine(own.length)}
              </LinkButton>
            ) : (
              <LinkButton to={paths.tournaments.to()} size="lg" variant="secondary">
                {words.otherTournaments}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
