import { DAY_MS, HOUR_MS, SECOND_MS } from '@copa/domain/limits';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom, TicketRoom } from '@copa/domain/registrations/ticket-room';
import { ownAt } from '@copa/domain/time/hours';
import { useEffect, useState } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { copyText } from '../../../../../lib/copy-text.ts';
import { serverNow } from '../../../../../lib/network/server-clock.ts';
import { keepTabRoom } from '../../../../../lib/storage/tab-room.ts';
import * as words from '../../../words/ticket.ts';
import { useRoom } from './use-room.ts';

interface RoomPartProps {
  readonly ticket: Ticket;
  /** The one that is open, or opens next. */
  readonly room: TicketRoom | null;
}

/** A part of the first card. */
export function RoomPart({ ticket, room }: RoomPartProps) {
  const { attempt, isLeft, again } = useAttempts();
  const hasEnded = room === null;
  useEffect(() => {
    if (hasEnded) keepTabRoom(null);
  }, [hasEnded]);
  if (room === null || isLeft) return null;
  return <Room key={`${ticket.id} ${room.id} ${attempt}`} ticket={ticket} room={room} again={again} />;
}

/** Another when somebody asks for it, and after the page was left: what the browser keeps for «back» keeps its memory too. */
function useAttempts() {
  const [attempt, setAttempt] = useState(0);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const leave = () => setIsLeft(true);
    const comeBack = () => setIsLeft(false);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return { attempt, isLeft, again: () => setAttempt((count) => count + 1) };
}

function Room({ ticket, room, again }: { ticket: Ticket; room: TicketRoom; again: () => void }) {
  const load = useRoom(ticket, room);
  return (
    <section aria-labelledby="sala" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sala" className="text-lg uppercase">
          {words.roomOf(room.match, room.lobby)}
        </h2>
        <p className="text-mist">
          {words.yourSeat} <strong className="text-xl text-gold tabular-nums">{room.seat}</strong>
        </p>
      </div>
      {load.state === 'closed' && <Waiting openAt={room.openAt} behindMs={load.behindMs} />}
      {load.state === 'reading' && <output className="text-mist">{words.openingRoom}</output>}
      {load.state === 'failed' && (
        <div className="grid gap-3">
          <output className="font-semibold text-warning">{words.roomFailed}</output>
          <Button variant="secondary" onClick={again}>
            {words.tryNow}
          </Button>
        </div>
      )}
      {load.state === 'open' && <Credentials room={load.room} isTeam={ticket.unit.size > 1} />}
    </section>
  );
}

function Waiting({ openAt, behindMs }: { openAt: Date; behindMs: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, openAt.getTime() - now - behindMs + SECOND_MS - 1);
  const clock = new Date(left).toISOString().slice(left < HOUR_MS ? 14 : 11, 19);
  return (
    <div className="grid gap-1 text-mist">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {words.opensAt(ownAt(openAt, serverNow()))}
        <span role="timer" className="text-xl font-extrabold text-gold tabular-nums">
          {left < DAY_MS && clock}
        </span>
      </p>
      <p className="text-sm">{words.leaveOpen}</p>
    </div>
  );
}

/** One tap for both: in the game they are typed one after the other. */
function Credentials({ room: { roomId, password }, isTeam }: { room: OpenRoom; isTeam: boolean }) {
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const copy = async () => setOutcome(await copyText(words.credentials(roomId, password)));
  return (
    <>
      <dl className="grid gap-2 rounded-md border border-line bg-night/60 p-3">
        <Secret label={words.roomId} value={roomId} />
        {password !== '' && <Secret label={words.password} value={password} />}
      </dl>
      {password === '' && <p className="text-mist">{words.noPassword}</p>}
      <Button size="lg" block icon="copy" onClick={() => void copy()}>
        {outcome === true ? words.copied : password === '' ? words.copyId : words.copyBoth}
      </Button>
      <output className={outcome === false ? 'text-sm text-warning' : 'sr-only'}>
        {outcome !== null && (outcome ? words.copied : words.copyByHand)}
      </output>
      <p className="text-sm text-mist">{words.stayInSeat(isTeam)}</p>
    </>
  );
}

/** Large, unmistakable letters, to be typed on another phone too. */
function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid min-w-0">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="font-mono text-2xl leading-tight font-bold text-ink wrap-anywhere select-all">
        {value}
      </dd>
    </div>
  );
}
