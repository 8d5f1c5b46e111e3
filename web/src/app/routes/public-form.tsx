import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.publicForm.title);
  return <PageSkeleton label="Cargando formulario…" />;
}
