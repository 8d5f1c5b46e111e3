import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { OwnStatus } from '../../features/registrations/public/own/own-status.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const { code = '' } = useParams();
  useDocumentTitle(pageMeta.registrationStatus.title);
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow="Solo tú tienes este enlace" title={pageMeta.registrationStatus.title} />
      <OwnStatus key={code} code={code} />
    </div>
  );
}
