import { detailState } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Icon } from '../../../components/icon.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/before-registering.ts';
import { WindowList } from './window-list.tsx';

/** Tells before typing whether a registration gets a place, and when it must be confirmed. */
export function BeforeRegistering({ tournament }: { tournament: Tournament }) {
  const now = useNow();
  const waits = detailState(tournament, now) === 'waiting';
  if (!waits && tournament.windows.length === 0) return null;
  return (
    <div className="grid gap-5">
      {waits && <QueueNotice tournament={tournament} />}
      {tournament.windows.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg uppercase">{words.whenTitle}</h2>
          <WindowList tournament={tournament} />
        </section>
      )}
    </div>
  );
}

function QueueNotice({ tournament }: { tournament: Tournament }) {
  const { currentPlayers, maxPlayers, waitingPlayers, waitlist } = tournament;
  return (
    <div className="flex gap-3 rounded-md border border-warning/60 bg-night/60 p-3">
      <Icon name="clock" className="mt-0.5 size-5 text-warning" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold text-warning">
          {words.queue(currentPlayers >= maxPlayers, waitingPlayers)}
        </p>
        <p className="text-sm text-mist">
          {words.nextInQueue(waitingPlayers + 1, waitlist.max)} {words.queueModes[waitlist.mode]}
        </p>
      </div>
    </div>
  );
}
