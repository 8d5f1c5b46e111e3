import { LinkButton } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { TournamentList } from '../../features/tournaments/public/list/tournament-list.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.tournaments.title);
  return (
    <div className="wrap">
      <PageHeader
        actionsBeside
        eyebrow="Arena abierta"
        title="Torneos activos"
        intro="Elige el tuyo, lee las reglas e inscríbete gratis en un minuto."
        actions={
          <LinkButton to={paths.myRegistrations.to()} variant="secondary">
            {pageMeta.myRegistrations.title}
          </LinkButton>
        }
      />
      <TournamentList />
    </div>
  );
}
