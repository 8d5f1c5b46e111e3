import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { OwnStatus } from '../../features/registrations/public/own/own-status.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  const { code = '' } = useParams();
  useDocumentTitle(pageMeta.registrationStatus.title);
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow={words.onlyYourLink} title={pageMeta.registrationStatus.title} />
      <OwnStatus key={code} code={code} />
    </div>
  );
}
