import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { ConsentScreen } from '../../features/registrations/public/consent/consent-screen.tsx';
import { codeIn } from '../../lib/browser/code-in.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const code = codeIn(useParams()['code']);
  useDocumentTitle(pageMeta.consent.title);
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader className="pt-6! pb-4!" title={pageMeta.consent.title} />
      <ConsentScreen key={code} code={code} />
    </div>
  );
}
