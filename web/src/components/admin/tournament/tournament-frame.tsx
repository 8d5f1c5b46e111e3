import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { useSaidAfterDialog } from '../../../lib/admin/said-after-dialog.ts';
import { cx } from '../../../lib/cx.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { EmptyState } from '../../message-state.tsx';
import { PageSkeleton } from '../../skeleton.tsx';
import * as words from '../../words/admin.ts';
import { MissingDocument } from '../missing-document.tsx';
import { TournamentLinks } from '../sharing/tournament-links.tsx';
import { ShownTogether } from '../shown-together.tsx';
import { StartLine } from './start-line.tsx';
import { TournamentTabs } from './tournament-tabs.tsx';

export type NotShown = 'loading' | 'offline' | 'missing';

export function TournamentNotShown({
  why,
  loading,
  onMissing,
}: {
  why: NotShown;
  loading: string;
  onMissing: () => void;
}) {
  if (why === 'loading') return <PageSkeleton label={loading} />;
  if (why === 'missing') return <MissingDocument title={words.noTournament} onClose={onMissing} />;
  return (
    <EmptyState heading="h1" illustration="signal" title={words.offline}>
      {words.tournamentFailed}
    </EmptyState>
  );
}

interface TournamentFrameProps {
  readonly tournament: Tournament;
  readonly now: Date;
  readonly isOld: boolean;
  readonly notice: string | null;
  readonly cancelled: string;
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function TournamentFrame(props: TournamentFrameProps) {
  const { tournament, now, cancelled, actions, isWide = false, children } = props;
  const isOld = useSaidAfterDialog(props.isOld);
  const notice = useSaidAfterDialog(props.notice);
  const online = useOnline();
  return (
    <div className="wrap pb-8">
      <div className="mx-auto max-w-3xl xl:max-w-6xl min-[100rem]:max-w-none">
        <TournamentTabs id={tournament.id} />
        <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 pt-4 pb-3 sm:pt-6 sm:pb-4">
          <h1 tabIndex={-1} className="text-2xl text-ink uppercase wrap-anywhere">
            {tournament.name}
          </h1>
          <div className="col-span-2 row-start-2">
            <StartLine tournament={tournament} now={now} />
          </div>
          <div className="-my-1.5">
            <TournamentLinks tournament={tournament} />
          </div>
        </header>
        {actions && <div className="mb-4 flex flex-wrap items-center gap-3">{actions}</div>}
        <output className="block empty:absolute">
          {isOld && online && (
            <span className="mb-4 block rounded-md border border-warning/40 bg-warning/12 px-4 py-2 text-warning">
              {words.staleOffline}
            </span>
          )}
          {!isOld && notice !== null && <span className="mb-4 block text-warning">{notice}</span>}
        </output>
        {tournament.cancelledAt !== null && (
          <p className="mb-4 rounded-md border border-danger/50 p-3 font-semibold text-danger">{cancelled}</p>
        )}
        <div className={cx('max-w-3xl', isWide && 'xl:max-w-none')}>
          <ShownTogether loading={words.loadingPart}>{children}</ShownTogether>
        </div>
      </div>
    </div>
  );
}
