import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { OwnRegistrationList } from '../../features/registrations/public/own/own-registration-list.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.myRegistrations.title);
  return (
    <div className="wrap-narrow">
      <PageHeader
        eyebrow="En este teléfono"
        title={pageMeta.myRegistrations.title}
        intro="Los enlaces privados de tus inscripciones se guardan solo aquí."
      />
      <UndeliveredResponses />
      <OwnRegistrationList />
    </div>
  );
}
