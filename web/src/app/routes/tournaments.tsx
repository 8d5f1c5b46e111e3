import { LinkButton } from '../../components/button.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { TournamentList } from '../../features/tournaments/public/list/tournament-list.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  useDocumentTitle(pageMeta.tournaments.title);
  return (
    <div className="wrap">
      <PageHeader
        actionsBeside
        eyebrow={words.activeEyebrow}
        title={words.activeTitle}
        intro={words.activeIntro}
        actions={
          <LinkButton to={paths.mine.to()} variant="secondary">
            {pageMeta.ticket.title}
          </LinkButton>
        }
      />
      <TournamentList />
    </div>
  );
}
