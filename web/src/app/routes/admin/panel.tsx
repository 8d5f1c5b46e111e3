import { pageMeta } from '../../../config/page-meta.ts';
import { PanelScreen } from '../../../features/site/admin/panel/panel-screen.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.admin.title);
  return <PanelScreen />;
}
