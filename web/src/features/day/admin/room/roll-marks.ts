import { callRoll } from '@copa/domain/day/endpoints';
import { type Roll, RollSchema, type RollState, rollId } from '@copa/domain/day/roll';
import { type RoomAddress, roomName } from '@copa/domain/day/room';
import { BATCH_MAX } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useRef, useState } from 'react';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { useLiveDocument } from '../../../../lib/live/use-live-document.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/admin-room.ts';

type Marks = Readonly<Record<string, RollState | null>>;

export interface RollMarks {
  readonly stateOf: (unitId: string) => RollState | null;
  readonly intruders: Roll['intruders'];
  /** Changes the named marks only; null removes a mark. */
  readonly mark: (marks: Marks) => void;
  readonly intrude: (nick: string, isThere: boolean) => Promise<void>;
}

type Rolled = Pick<Tournament, 'id' | 'stage'>;

/** Marks that another organiser may change too; a tap shows at once, and is undone if it did not arrive. */
export function useRollMarks({ id: tournamentId, stage }: Rolled, address: RoomAddress): RollMarks {
  const match = roomName(address);
  const id = rollId(tournamentId, address, stage);
  const { document: roll } = useLiveDocument(`rolls/${encodeURIComponent(id)}`, RollSchema);
  const [sent, setSent] = useState<Marks>({});
  /** A thumb is faster than one document can be written: what is tapped meanwhile goes with the next call. */
  const queue = useRef<Marks>({});
  const sending = useRef(false);
  const call = useAdminCall();
  const toast = useToast();

  const mark = useCallback(
    (marks: Marks) => {
      setSent((before) => ({ ...before, ...marks }));
      queue.current = { ...queue.current, ...marks };
      if (!sending.current) void sendInTurn();

      async function sendInTurn(): Promise<void> {
        sending.current = true;
        for (let next = take(); next !== null; next = take()) {
          await send(next);
          const arrived = next;
          const waiting = queue.current;
          setSent((before) =>
            Object.fromEntries(
              Object.entries(before).filter(([unitId]) => !(unitId in arrived) || unitId in waiting),
            ),
          );
        }
        sending.current = false;
      }

      function take(): Marks | null {
        const waiting = Object.entries(queue.current);
        queue.current = Object.fromEntries(waiting.slice(BATCH_MAX));
        return waiting.length === 0 ? null : Object.fromEntries(waiting.slice(0, BATCH_MAX));
      }

      async function send(next: Marks): Promise<void> {
        const params = { id: tournamentId, match };
        await call(callRoll, { params, body: { marks: { ...next } } }).catch((failure: unknown) =>
          toast.error(words.markNotSaved(messageOf(failure))),
        );
      }
    },
    [call, match, toast, tournamentId],
  );
  const intrude = async (nick: string, isThere: boolean) => {
    const params = { id: tournamentId, match };
    await call(callRoll, { params, body: { intruders: { [nick]: isThere } } });
  };
  return {
    stateOf: (unitId) => (unitId in sent ? (sent[unitId] ?? null) : (roll?.marks[unitId]?.state ?? null)),
    intruders: roll?.intruders ?? [],
    mark,
    intrude,
  };
}
