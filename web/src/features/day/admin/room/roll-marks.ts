import { callRoll } from '@copa/domain/day/endpoints';
import { type Roll, RollSchema, type RollState, RollStateSchema, rollId } from '@copa/domain/day/roll';
import { type RoomAddress, roomName } from '@copa/domain/day/room';
import { BATCH_MAX, INTRUDERS_MAX } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { useLiveDocument } from '../../../../lib/live/use-live-document.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useQueue } from '../../../../lib/network/use-queue.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/admin-room.ts';

const MarksSchema = z.record(z.string(), z.nullable(RollStateSchema));
type Marks = Readonly<z.output<typeof MarksSchema>>;

/** Taps that the server has not confirmed. Null removes a mark; false removes an intruder. */
const TapsSchema = z.object({ marks: MarksSchema, intruders: z.record(z.string(), z.boolean()) });
type Taps = z.output<typeof TapsSchema>;
const NONE: Taps = { marks: {}, intruders: {} };

const countOf = ({ marks, intruders }: Taps) => Object.keys(marks).length + Object.keys(intruders).length;

function without<T>(all: Readonly<Record<string, T>>, sent: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all).filter(([key, each]) => !(key in sent) || sent[key] !== each),
  );
}

function refusedOf(sent: Taps, { fields }: ApiError): Taps {
  const named = Object.entries(sent.marks).filter(([unitId]) => `marks.${unitId}` in fields);
  return named.length === 0 ? sent : { marks: Object.fromEntries(named), intruders: {} };
}

const first = <T>(all: Readonly<Record<string, T>>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(0, most));

type State = RollState | boolean | null;

/** The taps of answered calls. Each is shown until the live roll no longer has what the tap replaced. */
type Saved = Readonly<Record<string, { readonly state: State; readonly over: string }>>;

/** The ids of units have no spaces, so no unit has such a key. */
const intruderKey = (nick: string) => `intruder ${nick}`;

function versionOf(roll: Roll | null, key: string): string {
  const mark = roll?.marks[key];
  if (mark !== undefined) return `${mark.state} ${mark.at.getTime()}`;
  const intruder = roll?.intruders.find(({ nick }) => intruderKey(nick) === key);
  return intruder === undefined ? '' : String(intruder.at.getTime());
}

function savedOver(roll: Roll | null, { marks, intruders }: Taps): Saved {
  const taps: readonly [string, State][] = [
    ...Object.entries(marks),
    ...Object.entries(intruders).map(([nick, isThere]): [string, State] => [intruderKey(nick), isThere]),
  ];
  return Object.fromEntries(taps.map(([key, state]) => [key, { state, over: versionOf(roll, key) }]));
}

export type RollMarks = ReturnType<typeof useRollMarks>;

type Rolled = Pick<Tournament, 'id' | 'stage'>;

export function useRollMarks({ id: tournamentId, stage }: Rolled, address: RoomAddress) {
  const match = roomName(address);
  const id = rollId(tournamentId, address, stage);
  const { document: roll, status } = useLiveDocument(`rolls/${encodeURIComponent(id)}`, RollSchema);
  const [waiting, keep] = useKept<Taps>(`lista_${id}`, TapsSchema, NONE);
  const latest = useRef(waiting);
  const [saved, setSaved] = useState<Saved>({});
  const call = useAdminCall();
  const toast = useToast();
  const change = (next: Taps) => {
    latest.current = countOf(next) === 0 ? NONE : next;
    keep(latest.current);
  };

  const { isLate, isHeldBack } = useQueue<Taps, { readonly sent: Taps; readonly saved: Saved }>({
    waiting: waiting === NONE ? null : waiting,
    pauseMs: 0,
    call: async ({ marks, intruders }) => {
      // Each call sends either marks or intruders, so that a refusal of intruders does not affect marks.
      const isMarks = Object.keys(marks).length > 0;
      const sent: Taps = isMarks
        ? { marks: first(marks, BATCH_MAX), intruders: {} }
        : { marks: {}, intruders: first(intruders, INTRUDERS_MAX) };
      try {
        await call(callRoll, { params: { id: tournamentId, match }, body: sent });
        return { sent, saved: savedOver(roll, sent) };
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.mayHaveArrived) throw failure;
        toast.error(words.markNotSaved(Object.values(failure.fields)[0] ?? messageOf(failure)));
        return { sent: refusedOf(sent, failure), saved: {} };
      }
    },
    onAnswer: ({ sent, saved: answered }) => {
      setSaved((before) => ({ ...before, ...answered }));
      change({
        marks: without(latest.current.marks, sent.marks),
        intruders: without(latest.current.intruders, sent.intruders),
      });
    },
  });
  const shown = Object.entries(saved).filter(([key, { over }]) => over === versionOf(roll, key));
  // The entry is dropped, so that it does not show again with the next missing mark.
  if (status === 'live' && shown.length < Object.keys(saved).length) setSaved(Object.fromEntries(shown));
  const savedState = (key: string) => shown.find(([each]) => each === key)?.[1].state;

  const storedState = (unitId: string): RollState | null => {
    const own = savedState(unitId);
    return own === undefined || typeof own === 'boolean' ? (roll?.marks[unitId]?.state ?? null) : own;
  };
  const stored = roll?.intruders.map(({ nick }) => nick) ?? [];
  const savedNicks = shown.flatMap(([key, { state }]) =>
    state === true ? [key.slice(intruderKey('').length)] : [],
  );
  const isThere = (nick: string) =>
    waiting.intruders[nick] ?? savedState(intruderKey(nick)) ?? stored.includes(nick);
  return {
    isKnown: status === 'live',
    /** A stored roll counts as begun, because the server checks the hour only for a new roll. */
    isBegun: roll !== null,
    stateOf: (unitId: string): RollState | null =>
      unitId in waiting.marks ? (waiting.marks[unitId] ?? null) : storedState(unitId),
    intruders: [...new Set([...stored, ...savedNicks, ...Object.keys(waiting.intruders)])].filter(isThere),
    mark: (marks: Marks) => change({ ...latest.current, marks: { ...latest.current.marks, ...marks } }),
    late: isLate ? countOf(waiting) : 0,
    isHeldBack,
    intrude: (nick: string, isThere: boolean) =>
      change({ ...latest.current, intruders: { ...latest.current.intruders, [nick]: isThere } }),
  };
}
