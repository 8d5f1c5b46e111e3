import type { ReactNode } from 'react';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../components/admin/tournament/tournament-frame.tsx';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useWindowNow } from '../../../lib/live/use-window-now.ts';
import * as words from '../words/admin.ts';
import { type Day, useDay } from './use-day.ts';

interface DayFrameProps {
  readonly id: string;
  readonly onMissing: () => void;
  readonly isWide?: boolean;
  readonly children: (day: Day, now: Date) => ReactNode;
}

const TICK_MS = 5000;

export const DayFrame = inLiveArea(function DayFrame(props: DayFrameProps) {
  const { id, onMissing, isWide = false, children } = props;
  const day = useDay(id);
  const now = useWindowNow(typeof day === 'string' ? null : day.tournament, TICK_MS);
  if (typeof day === 'string')
    return <TournamentNotShown why={day} loading={words.loading} onMissing={onMissing} />;
  return (
    <TournamentFrame
      tournament={day.tournament}
      now={now}
      isOld={day.isOld}
      notice={day.isPartial ? words.incomplete : null}
      cancelled={words.cancelled}
      isWide={isWide}
    >
      {children(day, now)}
    </TournamentFrame>
  );
});
