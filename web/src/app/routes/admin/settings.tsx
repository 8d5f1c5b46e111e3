import { PageSkeleton } from '../../../components/skeleton.tsx';
import { pageMeta } from '../../../config/page-meta.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.admin.title);
  return <PageSkeleton label="Cargando panel…" />;
}
