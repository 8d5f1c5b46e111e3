import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { TermsContent } from '../../features/site/public/legal/terms-content.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.terms.title);
  return (
    <div className="wrap-narrow">
      <PageHeader title={pageMeta.terms.title} />
      <TermsContent heading="h2" />
    </div>
  );
}
