import { DAY_MS, HOUR_MS, SECOND_MS } from '@copa/domain/limits';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom, TicketRoom } from '@copa/domain/registrations/ticket-room';
import { ownAt } from '@copa/domain/time/hours';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../../components/button.tsx';
import { forgetTabRoom } from '../../../../../lib/storage/tab-room.ts';
import * as words from '../../../words/ticket.ts';
import { copyLabel, copyOutcome, copyRoom, spelled } from './copy-room.ts';
import { Credentials, NoPassword, Password, RoomFrame } from './room-card.tsx';
import { useRoom } from './use-room.ts';

export function RoomPart({ ticket, room }: { ticket: Ticket; room: TicketRoom | null }) {
  const { attempt, takeTap, isLeft, again } = useAttempts();
  const hasEnded = room === null;
  useEffect(() => {
    if (hasEnded) forgetTabRoom(ticket.id);
  }, [hasEnded, ticket.id]);
  if (room === null || isLeft) return null;
  const key = `${ticket.id} ${room.id} ${attempt}`;
  return <Room key={key} ticket={ticket} room={room} takeTap={takeTap} again={again} />;
}

/**
 * After the player leaves the page, the browser may keep it in its back/forward cache. The page must not
 * contain the room then. Without `flushSync`, React would render only after the browser has kept the page.
 */
function useAttempts() {
  const [attempt, setAttempt] = useState(0);
  const tapped = useRef(false);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const leave = () => flushSync(() => setIsLeft(true));
    const comeBack = () => setIsLeft(false);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  const again = () => {
    tapped.current = true;
    setAttempt((count) => count + 1);
  };
  const takeTap = useCallback(() => {
    const wasTapped = tapped.current;
    tapped.current = false;
    return wasTapped;
  }, []);
  return { attempt, takeTap, isLeft, again };
}

interface RoomProps {
  readonly ticket: Ticket;
  readonly room: TicketRoom;
  /** True once after each tap of `again`. */
  readonly takeTap: () => boolean;
  readonly again: () => void;
}

function Room({ ticket, room, takeTap, again }: RoomProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // The tapped button has disappeared.
    if (takeTap()) frame.current?.focus({ preventScroll: true });
  }, [takeTap]);
  const load = useRoom(ticket, room);
  return (
    <RoomFrame ref={frame} title={words.roomOf(room.match, room.lobby)} seat={room.seat}>
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
      {load.state === 'open' && <OpenedRoom room={load.room} isTeam={ticket.unit.size > 1} />}
    </RoomFrame>
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
        {words.opensAt(ownAt(openAt, new Date(now + behindMs)))}
        <span role="timer" className="text-xl font-extrabold text-gold tabular-nums">
          {left < DAY_MS && clock}
        </span>
      </p>
      <p className="text-sm">{words.leaveOpen}</p>
    </div>
  );
}

function OpenedRoom({ room, isTeam }: { room: OpenRoom; isTeam: boolean }) {
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const { className, said } = copyOutcome(outcome);
  const copy = async () => setOutcome(await copyRoom(room));
  return (
    <Credentials
      roomId={room.roomId}
      said={spelled(room.roomId)}
      password={room.password !== '' && <Password value={room.password} said={spelled(room.password)} />}
      noPassword={room.password === '' && <NoPassword />}
      copy={outcome === true ? words.copied : copyLabel(room)}
      onCopy={() => void copy()}
      outcome={<output className={className}>{said}</output>}
      stay={words.stayInSeat(isTeam)}
    />
  );
}
