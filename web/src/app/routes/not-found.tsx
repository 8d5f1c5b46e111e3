import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function NotFound() {
  useDocumentTitle(pageMeta.notFound.title);
  return (
    <div className="wrap py-10">
      <EmptyState
        heading="h1"
        title={words.notFoundTitle}
        actions={
          <LinkButton to={paths.home.to()} icon="home">
            {words.backToStart}
          </LinkButton>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </div>
  );
}
