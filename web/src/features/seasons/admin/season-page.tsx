import { seasonDay } from '@copa/domain/seasons/page';
import { type Season, SeasonSchema } from '@copa/domain/seasons/season';
import { daysText } from '@copa/domain/seasons/words/board';
import { useNavigate } from 'react-router-dom';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { SeasonState } from './season-list.tsx';
import { SeasonTournaments } from './season-tournaments.tsx';

export function SeasonPage({ id }: { readonly id: string }) {
  const {
    document: season,
    status,
    isOld,
  } = useLiveDocument(`seasons/${encodeURIComponent(id)}`, SeasonSchema);
  const navigate = useNavigate();
  if (season !== null) return <Shown season={season} isOld={isOld} />;
  if (status === 'loading') return <PageSkeleton label={words.loadingSeason} />;
  if (status === 'live') {
    return <MissingDocument title={words.missing} onClose={() => void navigate(paths.admin.seasons.to())} />;
  }
  return (
    <EmptyState heading="h1" illustration="ember" title={words.offline}>
      {words.offlineText}
    </EmptyState>
  );
}

function Shown({ season, isOld }: { readonly season: Season; readonly isOld: boolean }) {
  const now = useNow();
  const { name, firstDay, lastDay, state, erasedAt } = season;
  return (
    <div className="wrap pb-16">
      <div className="mx-auto grid max-w-3xl gap-5">
        <header className="grid gap-1 pt-4">
          <LinkButton variant="ghost" icon="arrow-left" className="-ml-4 w-fit" to={paths.admin.seasons.to()}>
            {words.allSeasons}
          </LinkButton>
          <h1 tabIndex={-1} className="text-2xl text-ink uppercase wrap-anywhere">
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-mist">
            <SeasonState state={state} />
            {daysText(seasonDay(firstDay, now), seasonDay(lastDay, now))}
          </p>
          <p className="text-warning empty:hidden">{erasedAt !== null && words.isErased}</p>
          <p className="text-warning empty:hidden">{isOld && words.isOld}</p>
        </header>
        <PublicPage season={season} />
        <SeasonTournaments season={season} />
      </div>
    </div>
  );
}

function PublicPage({ season: { id, name } }: { readonly season: Season }) {
  const path = paths.season.to(id);
  return (
    <AdminSection title={words.publicPage}>
      <p className="text-sm text-mist">{words.publicPageText}</p>
      <LinkButton variant="secondary" icon="link" className="w-fit" to={path}>
        {words.openPage}
      </LinkButton>
      <ShareButtons url={new URL(path, location.origin).href} title={name} text={words.shareText(name)} />
    </AdminSection>
  );
}
