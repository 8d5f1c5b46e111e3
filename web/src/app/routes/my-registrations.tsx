import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { OwnRegistrationList } from '../../features/registrations/public/own/own-registration-list.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  useDocumentTitle(pageMeta.myRegistrations.title);
  return (
    <div className="wrap-narrow">
      <PageHeader
        eyebrow={words.onThisPhone}
        title={pageMeta.myRegistrations.title}
        intro={words.onThisPhoneText}
      />
      <UndeliveredResponses />
      <OwnRegistrationList />
    </div>
  );
}
