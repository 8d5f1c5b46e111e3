import { pageMeta } from '../../config/page-meta.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.home.title);
  return <HomePage featured={null} />;
}
