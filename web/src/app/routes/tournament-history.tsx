import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { HistoryComingSoon } from '../../features/tournaments/public/list/history-coming-soon.tsx';
import { PastTournaments } from '../../features/tournaments/public/list/past-tournaments.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.history.title);
  return (
    <div className="wrap">
      <PageHeader eyebrow="Salón de la fama" title="Historial de torneos" />
      <PastTournaments comingSoon={<HistoryComingSoon />} />
    </div>
  );
}
