import { putRoom } from '@copa/domain/day/endpoints';
import { defaultOpening, isRoomOf, type Room, type RoomAddress, roomName } from '@copa/domain/day/room';
import { MINUTE_MS, ROOM_OPENS_BEFORE_MS, ROOM_TEXT_MAX } from '@copa/domain/limits';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { spanText } from '@copa/domain/time/span';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { LimitedField } from '../../../../components/fields/limited-field.tsx';
import { SelectField } from '../../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin-room.ts';

const LATER_MINUTES = [5, 10, 15, 30];

/** Typed credentials live only in React state, because the phone must not store them. */
export interface TypedRoom {
  readonly roomId: string;
  readonly password: string;
  readonly opening: string;
  /** The revision of the replaced room. The API refuses to replace another one that somebody set meanwhile. */
  readonly over: number;
  /** True after such a refusal, until the other room is shown. The next save is meant to replace that room. */
  readonly isStale: boolean;
}

interface RoomFormProps {
  readonly tournament: Tournament;
  readonly address: RoomAddress;
  readonly room: Room | null;
  readonly now: Date;
  readonly isGold: boolean;
  readonly typed: TypedRoom | null;
  readonly onType: (typed: TypedRoom) => void;
  readonly onSending: (isSending: boolean) => void;
  readonly onDone: () => void;
}

const SECRET = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: ROOM_TEXT_MAX,
} as const;

export function RoomForm(props: RoomFormProps) {
  const { tournament, address, room, now, isGold, typed, onType, onSending, onDone } = props;
  const revision = room?.revision ?? 0;
  const values = typed ?? { roomId: '', password: '', opening: '', over: revision, isStale: false };
  const { roomId, password, opening } = values;
  const latest = useRef(typed);
  const type = (next: TypedRoom) => {
    latest.current = next;
    onType(next);
  };
  const put = useApiMutation(putRoom);
  useEffect(() => {
    if (typed === null || !typed.isStale || put.isPending || typed.over === revision) return;
    latest.current = { ...typed, over: revision, isStale: false };
    onType(latest.current);
  }, [onType, put.isPending, revision, typed]);
  const tried = useRef<{ readonly typed: string; readonly openAt: Date | null } | null>(null);
  const { fields = {} } = put.error instanceof ApiError ? put.error : {};
  const usual = defaultOpening(tournament);
  const name = roomName(address);
  const isUsualAhead = address.match === 1 && usual !== null && usual > now;
  const choices = [
    ...(room === null ? [] : [{ value: 'keep', label: words.asItWas(clock(room.openAt)) }]),
    ...(isUsualAhead
      ? [{ value: 'usual', label: words.beforeMatch(spanText(ROOM_OPENS_BEFORE_MS), clock(usual)) }]
      : []),
    { value: '0', label: words.atOnce },
    ...LATER_MINUTES.map((minutes) => ({ value: String(minutes), label: words.inMinutes(minutes) })),
  ];
  const chosen = choices.some(({ value }) => value === opening) ? opening : (choices[0]?.value ?? '0');

  function clock(at: Date): string {
    return `${ownHour(at, now)}, ${relativeTime(at, now)}`;
  }
  const chosenHour = () => {
    if (chosen === 'keep') return room?.openAt ?? null;
    if (chosen === 'usual') return usual;
    return new Date(serverNow().getTime() + Number(chosen) * MINUTE_MS);
  };
  // A failed call may have arrived, so a repeat with the same input sends the same `openAt`.
  const isLost = put.error instanceof ApiError && put.error.mayHaveArrived;
  const openAt = () => {
    const sent = [roomId, password, opening].join('\n');
    if (!isLost || tried.current?.typed !== sent) tried.current = { typed: sent, openAt: chosenHour() };
    return tried.current.openAt;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (put.isPending) return;
    const { over } = values;
    const body = { roomId: roomId.trim(), password: password.trim(), openAt: openAt(), revision: over };
    latest.current = typed;
    onSending(true);
    // Uses `mutateAsync`, because callbacks of `mutate` would not run if the new room closes this form first.
    const goOn = (changes: Partial<TypedRoom>) => {
      if (latest.current !== null) type({ ...latest.current, ...changes });
      onSending(false);
    };
    put.mutateAsync({ params: { id: tournament.id, match: name }, body }).then(
      // Text that was typed during the call was not sent, so the form stays open.
      ({ rooms }) =>
        latest.current === typed
          ? onDone()
          : goOn({ over: rooms.find((each) => isRoomOf(each, address))?.revision ?? over, isStale: false }),
      (error: unknown) => goOn({ isStale: error instanceof ApiError && error.code === 'stale-write' }),
    );
  };
  return (
    <form noValidate autoComplete="off" onSubmit={save} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LimitedField
          label={words.roomId}
          required
          name={`sala-${name}`}
          {...SECRET}
          inputMode="numeric"
          error={fields['roomId']}
          value={roomId}
          onChange={(event) => type({ ...values, roomId: event.target.value })}
        />
        <LimitedField
          label={words.password}
          name={`clave-${name}`}
          {...SECRET}
          error={fields['password']}
          value={password}
          onChange={(event) => type({ ...values, password: event.target.value })}
        />
      </div>
      <SelectField
        label={words.opens}
        hint={words.opensHint}
        required
        error={fields['openAt']}
        options={choices}
        value={chosen}
        onChange={(event) => type({ ...values, opening: event.target.value })}
      />
      {put.error !== null && Object.keys(fields).length === 0 && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(put.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button type="submit" variant={isGold ? 'primary' : 'secondary'} busy={put.isPending}>
          {words.save}
        </Button>
        {room !== null && (
          <Button variant="secondary" disabled={put.isPending} onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
