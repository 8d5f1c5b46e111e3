import { Navigate, useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { liveTickets } from '../../features/registrations/public/own/own-days.ts';
import { OwnRegistrationList } from '../../features/registrations/public/own/own-registration-list.tsx';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

/** Opens the only live tournament of this phone; lists all of them when there are more, or when the address asks for it. */
export function Component() {
  useDocumentTitle(pageMeta.ticket.title);
  const { hash } = useLocation();
  const [only, ...others] = liveTickets(useOwnRegistrations());
  if (only !== undefined && others.length === 0 && hash === '') {
    return <Navigate to={paths.ticket.to(only)} replace />;
  }
  return (
    <div className="wrap-narrow">
      <PageHeader eyebrow={words.onThisPhone} title={pageMeta.ticket.title} intro={words.onThisPhoneText} />
      <UndeliveredResponses />
      <OwnRegistrationList />
    </div>
  );
}
