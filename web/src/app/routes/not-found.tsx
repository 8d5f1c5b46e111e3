import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function NotFound() {
  useDocumentTitle(pageMeta.notFound.title);
  return (
    <div className="wrap py-10">
      <EmptyState
        illustration="feather"
        heading="h1"
        title="Página no encontrada"
        actions={
          <LinkButton to={paths.home.to()} icon="home">
            Volver al inicio
          </LinkButton>
        }
      >
        El enlace está incompleto o esta página ya no existe. Los torneos te esperan en otro lado.
      </EmptyState>
    </div>
  );
}
