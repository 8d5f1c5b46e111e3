import { DAY_MS, HOUR_MS, SECOND_MS } from '@copa/domain/limits';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { TicketRoom } from '@copa/domain/registrations/ticket-room';
import { ownAt } from '@copa/domain/time/hours';
import { useEffect, useState } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { copyText } from '../../../../../lib/copy-text.ts';
import { serverNow } from '../../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import * as words from '../../../words/ticket.ts';
import { useRoom } from './use-room.ts';

export function RoomPart({ ticket }: { ticket: Ticket }) {
  const now = useNow();
  const room = currentRoom(ticket.rooms, now);
  const { attempt, isLeft, again } = useAttempts();
  if (room === null || isLeft) return null;
  return <Room key={`${ticket.id} ${room.id} ${attempt}`} ticket={ticket} room={room} again={again} />;
}

/** The room that opened last, or else the first that will open. */
function currentRoom(rooms: readonly TicketRoom[], now: Date): TicketRoom | null {
  const inOrder = rooms.toSorted((a, b) => a.openAt.getTime() - b.openAt.getTime() || a.match - b.match);
  return inOrder.filter(({ openAt }) => openAt <= now).at(-1) ?? inOrder[0] ?? null;
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
    <Card className="grid gap-4 border-gold/60">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl uppercase">{words.roomOf(room.match, room.lobby)}</h2>
        <p className="text-mist">
          {words.yourSeat}{' '}
          <strong className="font-display text-2xl text-gold tabular-nums">{room.seat}</strong>
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
      {load.state === 'open' && (
        <>
          <Secret label={words.roomId} value={load.room.roomId} />
          {load.room.password === '' ? (
            <p className="text-mist">{words.noPassword}</p>
          ) : (
            <Secret label={words.password} value={load.room.password} />
          )}
          <p className="text-sm text-mist">{words.stayInSeat(ticket.unit.size > 1)}</p>
        </>
      )}
    </Card>
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
    <div className="grid gap-1">
      <p className="text-mist">{words.leaveOpen}</p>
      <p role="timer" className="font-display text-4xl font-extrabold text-gold italic tabular-nums">
        {left < DAY_MS && clock}
      </p>
      <p className="text-sm text-mist">{words.opensAt(ownAt(openAt, serverNow()))}</p>
    </div>
  );
}

/** Large, unmistakable letters, to be typed on another phone too. */
function Secret({ label, value }: { label: string; value: string }) {
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const copy = async () => setOutcome(await copyText(value));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-night/60 p-3 sm:p-4">
      <p className="grid min-w-0">
        <span className="text-sm text-mist">{label}</span>
        <strong className="font-mono text-2xl text-ink wrap-anywhere select-all">{value}</strong>
      </p>
      <Button
        variant="secondary"
        icon="copy"
        className="w-full min-[22rem]:w-auto"
        aria-label={words.copyNamed(label)}
        onClick={() => void copy()}
      >
        {outcome === true ? words.copied : words.copy}
      </Button>
      <output className={outcome === false ? 'w-full text-sm text-warning' : 'sr-only'}>
        {outcome !== null && (outcome ? words.copied : words.copyByHand)}
      </output>
    </div>
  );
}
