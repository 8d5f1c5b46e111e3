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
import { AS_TYPED, SelectField } from '../../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin-room.ts';

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
  ...AS_TYPED,
  maxLength: ROOM_TEXT_MAX,
} as const;

export function RoomForm(props: RoomFormProps) {
  const { address, room, isGold, typed, onDone } = props;
  const nothing = { roomId: '', password: '', opening: '', over: room?.revision ?? 0, isStale: false };
  const values = typed ?? nothing;
  const choices = openingChoices(props);
  const chosen = choices.find(({ value }) => value === values.opening) ?? choices[0] ?? AT_ONCE;
  const { type, save, isPending, error } = useSaving(props, values, chosen);
  const { fields = {} } = error instanceof ApiError ? error : {};
  const name = roomName(address);
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
          value={values.roomId}
          onChange={(event) => type({ ...values, roomId: event.target.value })}
        />
        <LimitedField
          label={words.password}
          name={`clave-${name}`}
          {...SECRET}
          error={fields['password']}
          value={values.password}
          onChange={(event) => type({ ...values, password: event.target.value })}
        />
      </div>
      <SelectField
        label={words.opens}
        hint={words.opensHint}
        required
        error={fields['openAt']}
        options={choices}
        value={chosen.value}
        onChange={(event) => type({ ...values, opening: event.target.value })}
      />
      {error !== null && Object.keys(fields).length === 0 && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button type="submit" variant={isGold ? 'primary' : 'secondary'} busy={isPending}>
          {words.save}
        </Button>
        {room !== null && (
          <Button variant="secondary" disabled={isPending} onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

interface OpeningChoice {
  readonly value: string;
  readonly label: string;
  readonly openAt: () => Date;
}

const openingIn = (minutes: number, label: string): OpeningChoice => ({
  value: String(minutes),
  label,
  openAt: () => new Date(serverNow().getTime() + minutes * MINUTE_MS),
});
const AT_ONCE = openingIn(0, words.atOnce);
const LATER = [5, 10, 15, 30].map((minutes) => openingIn(minutes, words.inMinutes(minutes)));

function openingChoices({ tournament, address, room, now }: RoomFormProps): readonly OpeningChoice[] {
  const usual = defaultOpening(tournament);
  const clock = (at: Date) => `${ownHour(at, now)}, ${relativeTime(at, now)}`;
  const choices = [AT_ONCE, ...LATER];
  if (address.match === 1 && usual !== null && usual > now) {
    const label = words.beforeMatch(spanText(ROOM_OPENS_BEFORE_MS), clock(usual));
    choices.unshift({ value: 'usual', label, openAt: () => usual });
  }
  if (room !== null) {
    choices.unshift({ value: 'keep', label: words.asItWas(clock(room.openAt)), openAt: () => room.openAt });
  }
  return choices;
}

function useSaving(props: RoomFormProps, values: TypedRoom, chosen: OpeningChoice) {
  const { tournament, address, room, typed, onType, onSending, onDone } = props;
  const revision = room?.revision ?? 0;
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
  // A failed call may have arrived, so a repeat with the same input sends the same `openAt`.
  const tried = useRef<{ readonly typed: string; readonly openAt: Date } | null>(null);
  const isLost = put.error instanceof ApiError && put.error.mayHaveArrived;
  const openAt = () => {
    const sent = [values.roomId, values.password, values.opening].join('\n');
    if (!isLost || tried.current?.typed !== sent) tried.current = { typed: sent, openAt: chosen.openAt() };
    return tried.current.openAt;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (put.isPending) return;
    const { roomId, password, over } = values;
    const body = { roomId: roomId.trim(), password: password.trim(), openAt: openAt(), revision: over };
    latest.current = typed;
    onSending(true);
    // Uses `mutateAsync`, because callbacks of `mutate` would not run if the new room closes this form first.
    const goOn = (changes: Partial<TypedRoom>) => {
      if (latest.current !== null) type({ ...latest.current, ...changes });
      onSending(false);
    };
    put.mutateAsync({ params: { id: tournament.id, match: roomName(address) }, body }).then(
      // Text that was typed during the call was not sent, so the form stays open.
      ({ rooms }) =>
        latest.current === typed
          ? onDone()
          : goOn({ over: rooms.find((each) => isRoomOf(each, address))?.revision ?? over, isStale: false }),
      (error: unknown) => goOn({ isStale: error instanceof ApiError && error.code === 'stale-write' }),
    );
  };
  return { type, save, isPending: put.isPending, error: put.error };
}
