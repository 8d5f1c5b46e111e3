import { callRoll } from '@copa/domain/day/endpoints';
import { type Roll, RollSchema, type RollState, RollStateSchema, rollId } from '@copa/domain/day/roll';
import { type RoomAddress, roomName } from '@copa/domain/day/room';
import { BATCH_MAX } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { useLiveDocument } from '../../../../lib/live/use-live-document.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/admin-room.ts';

const MarksSchema = z.record(z.string(), z.nullable(RollStateSchema));
type Marks = Readonly<z.output<typeof MarksSchema>>;
const NONE: Marks = {};

export interface RollMarks {
  readonly stateOf: (unitId: string) => RollState | null;
  readonly intruders: Roll['intruders'];
  /** Changes the named marks only; null removes a mark. */
  readonly mark: (marks: Marks) => void;
  /** Marks that no server has answered, after a try. */
  readonly late: number;
  readonly intrude: (nick: string, isThere: boolean) => Promise<void>;
}

type Rolled = Pick<Tournament, 'id' | 'stage'>;

/**
 * Marks that another organiser may change too. A tap shows at once and stays on the phone until the server has
 * answered: through a reload, and without a connection.
 */
export function useRollMarks({ id: tournamentId, stage }: Rolled, address: RoomAddress): RollMarks {
  const match = roomName(address);
  const id = rollId(tournamentId, address, stage);
  const { document: roll } = useLiveDocument(`rolls/${encodeURIComponent(id)}`, RollSchema);
  const [waiting, keep] = useKept<Marks>(`lista_${id}`, MarksSchema, NONE);
  const latest = useRef(waiting);
  const tried = useRef<Marks>(NONE);
  const [hasFailed, setHasFailed] = useState(false);
  const call = useAdminCall();
  const toast = useToast();
  const change = (next: Marks) => {
    latest.current = Object.keys(next).length === 0 ? NONE : next;
    keep(latest.current);
  };

  const { sending, deliver } = useOutbox<Marks, Marks>({
    waiting: waiting === NONE ? null : waiting,
    call: async (marks) => {
      const next = Object.fromEntries(Object.entries(marks).slice(0, BATCH_MAX));
      await call(callRoll, { params: { id: tournamentId, match }, body: { marks: next } }).catch(
        (failure: unknown) => {
          if (!(failure instanceof ApiError) || failure.mayHaveArrived) {
            setHasFailed(true);
            throw failure;
          }
          toast.error(words.markNotSaved(messageOf(failure)));
        },
      );
      return next;
    },
    // Marks that were tapped again meanwhile go with the next call.
    onAnswer: (sent) => {
      setHasFailed(false);
      change(
        Object.fromEntries(
          Object.entries(latest.current).filter(
            ([unitId, state]) => sent[unitId] !== state || !(unitId in sent),
          ),
        ),
      );
    },
    onRefusal: () => undefined,
  });
  useEffect(() => {
    if (sending || waiting === NONE || tried.current === waiting) return;
    tried.current = waiting;
    deliver(waiting);
  }, [deliver, sending, waiting]);

  const mark = (marks: Marks) => change({ ...latest.current, ...marks });
  const intrude = async (nick: string, isThere: boolean) => {
    const params = { id: tournamentId, match };
    await call(callRoll, { params, body: { intruders: { [nick]: isThere } } });
  };
  return {
    stateOf: (unitId) =>
      unitId in waiting ? (waiting[unitId] ?? null) : (roll?.marks[unitId]?.state ?? null),
    intruders: roll?.intruders ?? [],
    mark,
    late: hasFailed ? Object.keys(waiting).length : 0,
    intrude,
  };
}
