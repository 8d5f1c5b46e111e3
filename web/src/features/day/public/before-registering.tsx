import { needsReady, type WindowPhase, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { detailState } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Badge } from '../../../components/badge.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/before-registering.ts';
import { WindowList } from './window-list.tsx';

export function BeforeRegistering({ tournament }: { tournament: Tournament }) {
  const now = useNow();
  const { date, cancelledAt } = tournament;
  if (cancelledAt !== null || (date !== null && now >= date)) return null;
  const waits = detailState(tournament, now) === 'waiting';
  if (!waits && tournament.windows.length === 0) return null;
  return (
    <div className="grid gap-5">
      {waits && <QueueNotice tournament={tournament} now={now} />}
      {tournament.windows.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg uppercase">{words.whenTitle}</h2>
          <WindowList
            tournament={tournament}
            stateOf={(window) =>
              PAST.has(windowPhase(tournament, window, now)) && <Badge>{words.isClosed}</Badge>
            }
          />
        </section>
      )}
    </div>
  );
}

const PAST: ReadonlySet<WindowPhase> = new Set(['review', 'closed']);

function queueHope(tournament: Tournament, now: Date): string {
  const { windows, waitlist } = tournament;
  if (waitlist.mode === 'manual') return words.queueModes.manual;
  const ahead = windows.filter(({ kind }) => kind !== 'final');
  const isLast =
    ahead.length > 0 && ahead.every((window) => windowPhase(tournament, window, now) === 'closed');
  if (isLast) return needsReady(tournament, now) ? words.lastPlacesReady : words.lastPlaces;
  return needsReady(tournament, now) ? words.placesReady : words.queueModes.auto;
}

function QueueNotice({ tournament, now }: { tournament: Tournament; now: Date }) {
  const { currentPlayers, maxPlayers, waitingPlayers, waitlist } = tournament;
  return (
    <div className="flex gap-3 rounded-md border border-warning/60 bg-night/60 p-3">
      <Icon name="clock" className="mt-0.5 size-5 text-warning" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold text-warning">
          {words.queue(currentPlayers >= maxPlayers, waitingPlayers)}
        </p>
        <p className="text-sm text-mist">
          {words.nextInQueue(waitingPlayers + 1, waitlist.max)} {queueHope(tournament, now)}
        </p>
      </div>
    </div>
  );
}
