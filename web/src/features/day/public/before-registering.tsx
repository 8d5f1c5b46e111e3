import { WINDOW_ASKS, WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { capitalized } from '@copa/domain/sentence';
import { fromToText } from '@copa/domain/time/hours';
import {
  isPlaceWindow,
  needsReady,
  type WindowPhase,
  windowPhase,
} from '@copa/domain/tournaments/places/window-phase';
import { detailState } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Badge } from '../../../components/badge.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/before-registering.ts';

interface BeforeRegisteringProps {
  readonly tournament: Tournament;
}

export function BeforeRegistering({ tournament }: BeforeRegisteringProps) {
  const now = useNow();
  const waits = isWaiting(tournament, now);
  if (!waits && !isAsking(tournament, now)) return null;
  return (
    <div className="grid gap-5">
      {waits && <QueueNotice tournament={tournament} now={now} />}
      <WindowsAhead tournament={tournament} />
    </div>
  );
}

export function QueueAhead({ tournament }: BeforeRegisteringProps) {
  const now = useNow();
  return isWaiting(tournament, now) ? <QueueNotice tournament={tournament} now={now} /> : null;
}

export function WindowsAhead({ tournament }: BeforeRegisteringProps) {
  const now = useNow();
  if (!isAsking(tournament, now)) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg uppercase">{words.whenTitle}</h2>
      <Windows tournament={tournament} now={now} />
    </section>
  );
}

const isAhead = ({ date, cancelledAt }: Tournament, now: Date) =>
  cancelledAt === null && (date === null || now < date);

const isWaiting = (tournament: Tournament, now: Date) =>
  isAhead(tournament, now) && detailState(tournament, now) === 'waiting';

const isAsking = (tournament: Tournament, now: Date) =>
  isAhead(tournament, now) && tournament.windows.length > 0;

interface PartProps {
  readonly tournament: Tournament;
  readonly now: Date;
}

const PAST: ReadonlySet<WindowPhase> = new Set(['review', 'closed']);

function Windows({ tournament, now }: PartProps) {
  return (
    <ol className="grid gap-4">
      {tournament.windows.map((window, index) => (
        <li key={window.kind} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          <span
            aria-hidden="true"
            className="font-display text-2xl leading-none font-extrabold text-gold italic tabular-nums"
          >
            {index + 1}
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="text-ink">{WINDOW_NAMES[window.kind]}</strong>
            {PAST.has(windowPhase(tournament, window, now)) && <Badge>{words.isClosed}</Badge>}
          </span>
          <span className="col-start-2 grid min-w-0 gap-0.5 text-sm">
            <span className="text-mist">{WINDOW_ASKS[window.kind]}</span>
            <span className="font-semibold text-ink">
              {capitalized(fromToText(window.opensAt, window.closesAt, now))}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function queueHope(tournament: Tournament, now: Date): string {
  const { windows, waitlist, modality } = tournament;
  if (waitlist.mode === 'manual') return words.byHand;
  const ahead = windows.filter(isPlaceWindow);
  const isLast =
    ahead.length > 0 && ahead.every((window) => windowPhase(tournament, window, now) === 'closed');
  if (isLast) return needsReady(tournament, now) ? words.lastPlacesReady : words.lastPlaces;
  return needsReady(tournament, now) ? words.placesReady : words.passesOn(modality !== 'solo');
}

function QueueNotice({ tournament, now }: PartProps) {
  const { currentPlayers, maxPlayers, waitingPlayers, waitlist } = tournament;
  return (
    <div className="flex gap-3 rounded-md border border-warning/60 bg-night/60 p-3">
      <Icon name="clock" className="mt-0.5 size-5 text-warning" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold text-warning">
          {words.queue(currentPlayers >= maxPlayers, waitingPlayers)}
        </p>
        <p className="text-sm text-mist">
          {words.joinsQueue(waitlist.max)} {queueHope(tournament, now)}
        </p>
      </div>
    </div>
  );
}
