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
    <div className="wrap relative">
      <PageHeader
        className="pt-5! pb-4! sm:pt-4! sm:pb-4! max-sm:[&>h1]:pr-12 max-[22rem]:[&>h1]:text-[2rem]"
        title={words.activeTitle}
        intro={words.activeIntro}
      />
      <TournamentList />
      <LinkButton to={paths.mine.to()} variant="ghost" className="mb-8">
        {pageMeta.ticket.title}
      </LinkButton>
    </div>
  );
}
