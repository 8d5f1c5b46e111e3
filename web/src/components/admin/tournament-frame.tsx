import { relativeTime } from '@copa/domain/time/relative-time';
import { ownStart } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { HourThere } from '../hour-there.tsx';
import { EmptyState } from '../message-state.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageSkeleton } from '../skeleton.tsx';
import * as words from '../words/admin.ts';
import { MissingDocument } from './missing-document.tsx';

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
    <EmptyState heading="h1" illustration="ember" title={words.offline}>
      {words.tournamentFailed}
    </EmptyState>
  );
}

interface TournamentFrameProps {
  readonly eyebrow: ReactNode;
  readonly tournament: Tournament;
  readonly now: Date;
  readonly isOld: boolean;
  /** An oddity of the shown data, other than its age. */
  readonly notice: string | null;
  readonly cancelled: string;
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function TournamentFrame(props: TournamentFrameProps) {
  const { eyebrow, tournament, now, isOld, notice, cancelled, actions, isWide = false, children } = props;
  const { date } = tournament;
  return (
    <div className="wrap pb-8">
      <div className={cx('mx-auto max-w-3xl', isWide && 'xl:max-w-6xl')}>
        <PageHeader
          className="pt-5! pb-4! sm:pt-8! sm:pb-6!"
          eyebrow={eyebrow}
          title={tournament.name}
          intro={
            <p className="text-base">
              {ownStart(tournament, now)}
              {date !== null && `\u00A0· ${relativeTime(date, now)}`}
              <HourThere {...tournament} />
            </p>
          }
          actions={actions}
        />
        <output className="block empty:absolute">
          {isOld && (
            <span className="mb-4 block rounded-md border border-warning/40 bg-warning/12 px-4 py-2 text-warning">
              {words.staleOffline}
            </span>
          )}
          {!isOld && notice !== null && <span className="mb-4 block text-warning">{notice}</span>}
        </output>
        {tournament.cancelledAt !== null && (
          <p className="mb-4 rounded-md border border-danger/50 p-3 font-semibold text-danger">{cancelled}</p>
        )}
        {children}
      </div>
    </div>
  );
}
