import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { FaqContent } from '../../features/site/public/faq/faq-content.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.faq.title);
  return (
    <div className="wrap-narrow">
      <PageHeader title={pageMeta.faq.title} />
      <FaqContent heading="h2" />
    </div>
  );
}
