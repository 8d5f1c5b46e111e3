import { deleteRoom } from '@copa/domain/day/endpoints';
import {
  isRoomOf,
  OpeningSchema,
  type Room,
  type RoomAddress,
  roomKey,
  roomName,
} from '@copa/domain/day/room';
import { byNumber } from '@copa/domain/day/units/in-order';
import { openedRoom } from '@copa/domain/registrations/ticket-room';
import { hourInSentence, ownAt } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { type ReactNode, useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { LoadError, PartSkeleton } from '../../../../components/admin/query-states.tsx';
import type { RoomsState } from '../../../../components/admin/tournament/use-rooms.ts';
import { Button } from '../../../../components/button.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { failed } from '../../../../components/words/admin.ts';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useAllLiveDocuments } from '../../../../lib/live/use-live-documents.ts';
import * as words from '../../words/admin-room.ts';
import { DayPart } from '../day-part.tsx';
import { unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';
import { RoomForm, type TypedRoom } from './room-form.tsx';

interface RoomSectionProps {
  readonly day: Day;
  readonly address: RoomAddress;
  readonly now: Date;
  readonly rooms: RoomsState;
  readonly typed: TypedRoom | null;
  readonly onType: (typed: TypedRoom | null) => void;
  readonly isPresent: boolean;
  /** True after a choice in the part itself, so it stays open. */
  readonly isPicked: boolean;
  readonly isMissing: boolean;
  readonly isGold: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function RoomSection(props: RoomSectionProps) {
  const { day, address, now, rooms, typed, onType, isPresent, isPicked, isMissing, isGold } = props;
  const { className, children } = props;
  const { tournament } = day;
  const [editing, setEditing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [removing, setRemoving] = useState<Room | null>(null);
  // A form with typed text stays open if another organiser stores a room.
  const isEditing = editing || (typed !== null && !isSending);
  const room = rooms.data?.rooms.find((each) => isRoomOf(each, address)) ?? null;
  const part = useSwappedFocus(editing);
  // Closes the dialog if somebody else removes the room, so that it does not open again with the next room.
  if (room === null && removing !== null) setRemoving(null);
  return (
    <DayPart
      title={words.roomTitle(address.match, address.lobby)}
      told={told(props, room)}
      isPresent={isPresent}
      staysOpen={isPicked}
      isGold={isPresent && isGold}
      isUrgent={isMissing}
      className={className}
    >
      {children}
      {rooms.isPending && <PartSkeleton label={words.loading} className="h-24" />}
      {rooms.data === undefined && rooms.isError && <LoadError query={rooms} />}
      {rooms.data !== undefined && room !== null && (
        <RoomState day={day} room={room} isDelivered={rooms.data.isDelivered} now={now} />
      )}
      <div ref={part} className="contents">
        {rooms.data !== undefined && (room === null || isEditing) && (
          <RoomForm
            tournament={tournament}
            address={address}
            room={room}
            now={now}
            isGold={isGold}
            typed={typed}
            onType={onType}
            onSending={setIsSending}
            onDone={() => {
              setIsSending(false);
              onType(null);
              setEditing(false);
            }}
          />
        )}
        {room !== null && !isEditing && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {words.change}
            </Button>
            <Button variant="ghost" onClick={() => setRemoving(room)}>
              {words.remove}
            </Button>
            {removing !== null && (
              <ActDialog
                title={words.removeTitle(address.match, address.lobby)}
                confirm={words.removeConfirm}
                danger
                endpoint={deleteRoom}
                call={() => ({
                  params: { id: tournament.id, match: roomName(address) },
                  query: { revision: removing.revision },
                })}
                onClose={() => setRemoving(null)}
              >
                <p>{words.removeText}</p>
              </ActDialog>
            )}
          </div>
        )}
      </div>
    </DayPart>
  );
}

function told({ day: { tournament }, rooms, isMissing, now }: RoomSectionProps, room: Room | null): string {
  if (rooms.data === undefined) return rooms.isError ? failed : words.loading;
  if (room !== null) return words.roomTold(room.roomId, room.openAt <= now ? null : ownAt(room.openAt, now));
  if (!isMissing) return words.roomUnset;
  const { date } = tournament;
  return date !== null && date > now ? words.roomMissing(relativeTime(date, now)) : words.roomMissingNow;
}

interface RoomStateProps {
  readonly day: Day;
  readonly room: Room;
  readonly isDelivered: boolean;
  readonly now: Date;
}

function RoomState({ day: { tournament, units }, room, isDelivered, now }: RoomStateProps) {
  const opened = useOpenings(tournament.id, roomKey(room));
  const players = units
    .filter(({ rooms }) => rooms.some(({ id }) => id === roomKey(room)))
    .toSorted(byNumber);
  const closed = players.filter(({ ticketId }) => !opened.has(ticketId));
  const isOpen = room.openAt <= now;
  const fromNow = relativeTime(room.openAt, now);
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2 sm:gap-6">
        <Secret term="ID" copy={words.copyId} value={room.roomId} />
        <Secret term={words.password} copy={words.copyPassword} value={room.password} />
      </dl>
      <p className="text-mist">
        {isOpen
          ? words.openSince(hourInSentence(room.openAt, now), fromNow)
          : words.opensWhen(ownAt(room.openAt, now), fromNow)}
      </p>
      <output className="block text-warning empty:absolute">{!isDelivered && words.arriving}</output>
      {isOpen ? (
        <p className="text-lg font-semibold">
          {words.openedBy(players.length - closed.length, players.length)}
        </p>
      ) : (
        <p className="text-sm text-dim">{words.willGetRoom(players.length)}</p>
      )}
      {isOpen && closed.length > 0 && (
        <Fold summary={words.notOpened(closed.length)}>
          <p className="text-mist">{closed.map(unitTitle).join(', ')}</p>
        </Fold>
      )}
    </>
  );
}

function Secret({ term, copy, value }: { term: string; copy: string; value: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2">
      <dt className="text-sm text-dim">{term}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">{value === '' ? words.noPassword : value}</dd>
      {value !== '' && (
        <dd className="-ml-[min(1rem,5vw)] min-[22rem]:col-start-2 min-[22rem]:row-span-2 min-[22rem]:row-start-1 min-[22rem]:ml-0">
          <CopyButton variant="ghost" label={copy} value={value} />
        </dd>
      )}
    </div>
  );
}

const PAGE = 500;

function useOpenings(tournamentId: string, room: string): ReadonlySet<string> {
  const equal = { room: openedRoom(tournamentId, room) };
  const query = { collection: 'openings', isGroup: true, equal, newestBy: null, pageSize: PAGE };
  const { documents } = useAllLiveDocuments(query, OpeningSchema);
  return new Set(documents.map(({ ticketId }) => ticketId));
}
