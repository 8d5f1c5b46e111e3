import { callRoll } from '@copa/domain/day/endpoints';
import { type Roll, RollSchema, type RollState, rollId } from '@copa/domain/day/roll';
import { useCallback, useState } from 'react';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall } from '../../../../lib/admin/admin-api.ts';
import { useLiveDocument } from '../../../../lib/live/use-live-document.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';

type Marks = Readonly<Record<string, RollState | null>>;

export interface RollMarks {
  readonly stateOf: (unitId: string) => RollState | null;
  readonly intruders: Roll['intruders'];
  /** Of whatever it names, and nothing else; null takes a mark back. */
  readonly mark: (marks: Marks) => void;
  readonly intrude: (nick: string, isThere: boolean) => Promise<void>;
}

/** As another organiser marks it too; a tap shows at once, and is taken back where it did not arrive. */
export function useRollMarks(tournamentId: string, match: number): RollMarks {
  const id = rollId(tournamentId, match);
  const { document: roll } = useLiveDocument(`rolls/${encodeURIComponent(id)}`, RollSchema);
  const [sent, setSent] = useState<Marks>({});
  const call = useAdminCall();
  const toast = useToast();

  const mark = useCallback(
    (marks: Marks) => {
      setSent((before) => ({ ...before, ...marks }));
      const settle = () =>
        setSent((before) =>
          Object.fromEntries(
            Object.entries(before).filter(([unitId, state]) => !(unitId in marks) || marks[unitId] !== state),
          ),
        );
      call(callRoll, { params: { id: tournamentId, match: String(match) }, body: { marks: { ...marks } } })
        .catch((failure: unknown) => toast.error(`No se guardó la marca. ${messageOf(failure)}`))
        .finally(settle);
    },
    [call, match, toast, tournamentId],
  );
  const intrude = async (nick: string, isThere: boolean) => {
    const params = { id: tournamentId, match: String(match) };
    await call(callRoll, { params, body: { intruders: { [nick]: isThere } } });
  };
  return {
    stateOf: (unitId) => (unitId in sent ? (sent[unitId] ?? null) : (roll?.marks[unitId]?.state ?? null)),
    intruders: roll?.intruders ?? [],
    mark,
    intrude,
  };
}
