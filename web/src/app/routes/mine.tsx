import { Navigate, useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { OwnCard } from '../../features/day/public/own-card.tsx';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { currentOf } from '../../features/registrations/public/own/own-days.ts';
import { OwnRegistrationList } from '../../features/registrations/public/own/own-registration-list.tsx';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ticketSources } from '../own/ticket-sources.ts';
import * as words from '../words/pages.ts';

/** Opens the only live tournament of this phone; lists all of them when there are more, or when the address asks for it. */
export function Component() {
  useDocumentTitle(pageMeta.ticket.title);
  const { hash } = useLocation();
  const [only, ...others] = currentOf(useOwnRegistrations());
  if (only !== undefined && others.length === 0 && hash === '') {
    return <Navigate to={paths.ticket.to(only.unit.ticketId)} replace />;
  }
  return (
    <div className="wrap-narrow">
      <PageHeader eyebrow={words.onThisPhone} title={pageMeta.ticket.title} intro={words.onThisPhoneText} />
      <UndeliveredResponses />
      <OwnRegistrationList
        current={({ unit, tournamentName, fullName, consent }) => (
          <OwnCard
            ticketId={unit.ticketId}
            isCaptain={unit.isCaptain}
            tournamentName={tournamentName}
            fullName={fullName}
            consentSlot={consent?.slot ?? null}
            sources={ticketSources}
          />
        )}
      />
    </div>
  );
}
