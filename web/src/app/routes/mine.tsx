import { useCallback, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { OwnCard } from '../../features/day/public/own-card.tsx';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { currentOf } from '../../features/registrations/public/own/own-days.ts';
import { OwnRegistrationList } from '../../features/registrations/public/own/own-registration-list.tsx';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { SeasonChip } from '../../features/tournaments/public/season-chip.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ticketSources } from '../own/ticket-sources.ts';
import * as words from '../words/pages.ts';

const SameTeam = optionalPart(() => import('../../features/registrations/public/again/same-team.tsx'));

/** Without this a borrowed phone would go on telling when the room of somebody else opens. */
async function endNotices(ticketId: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const phone = await import('../../features/day/public/ticket/push/phone-push.ts');
  await phone.turnOff(phone.ticketSubject(ticketId));
}

function useOwed() {
  const [owed, setOwed] = useState<readonly string[]>([]);
  const note = useCallback((ticketId: string, isOwed: boolean) => {
    setOwed((before) => [...before.filter((id) => id !== ticketId), ...(isOwed ? [ticketId] : [])]);
  }, []);
  return { owed, note };
}

export function Component() {
  useDocumentTitle(pageMeta.ticket.title);
  const { hash } = useLocation();
  const all = useOwnRegistrations();
  const live = currentOf(all);
  const [only, ...others] = live;
  const { owed, note } = useOwed();
  const firstOwed = live.find(({ unit }) => owed.includes(unit.ticketId));
  const over = all
    .filter((own) => !live.includes(own))
    .toSorted((one, other) => other.registeredAt - one.registeredAt);
  if (only !== undefined && others.length === 0 && hash === '') {
    return <Navigate to={paths.ticket.to(only.unit.ticketId)} replace />;
  }
  return (
    <div className="wrap-narrow">
      <PageHeader eyebrow={words.onThisPhone} title={pageMeta.ticket.title} intro={words.onThisPhoneText} />
      <UndeliveredResponses />
      <OwnRegistrationList
        onLeaving={endNotices}
        current={({ code, unit, tournamentName, playerName, consent }) => (
          <OwnCard
            key={unit.ticketId}
            ticketId={unit.ticketId}
            isCaptain={unit.isCaptain}
            tournamentName={tournamentName}
            playerName={playerName}
            consentSlot={consent?.slot ?? null}
            sources={ticketSources}
            isFirstOwed={code === firstOwed?.code}
            onOwed={note}
            seasonLink={(season) => <SeasonChip season={season} />}
          />
        )}
      />
      {over[0] !== undefined && (
        <div className="grid gap-3 pb-12 empty:hidden">
          <SameTeam key={over[0].code} code={over[0].code} />
        </div>
      )}
    </div>
  );
}
