import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { PastTournaments } from '../../features/tournaments/public/list/past-tournaments.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  useDocumentTitle(pageMeta.history.title);
  return (
    <div className="wrap">
      <PageHeader eyebrow={words.historyEyebrow} title={words.historyTitle} />
      <PastTournaments />
    </div>
  );
}
