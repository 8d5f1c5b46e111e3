import { setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { useCallback, useState } from 'react';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/inbox.ts';
import { type Decision, type Renamed, renamedOf, reversed, useUnsentDecisions } from './decision.ts';
import { type Decided, undoneText } from './place-after-words.ts';

const AT_ONCE = 4;

interface Failure {
  readonly decision: Decision;
  readonly error: unknown;
}

export type Decisions = ReturnType<typeof useDecisions>;

function renamedIn({ decision, error }: Failure): Renamed | null {
  return error instanceof ApiError ? renamedOf(decision, error) : null;
}

function isUnsent({ error }: Failure): boolean {
  return error instanceof ApiError && error.mayHaveArrived;
}

export function useDecisions() {
  const call = useAdminCall();
  const refresh = useRefresh();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [problem, setProblem] = useState('');
  const [renamed, setRenamed] = useState<readonly Renamed[]>([]);
  const { unsent, keep, forget } = useUnsentDecisions();

  const send = useCallback(
    async (decisions: readonly Decision[]) => {
      setDecided([]);
      const ids = new Set(decisions.map(({ id }) => id));
      setRenamed((before) => before.filter(({ decision }) => !ids.has(decision.id)));
      setBusy((before) => new Set([...before, ...ids]));
      keep(decisions);
      const failures: Failure[] = [];
      const arrived: Decided[] = [];
      const waiting = [...decisions];
      const worker = async () => {
        for (let decision = waiting.shift(); decision !== undefined; decision = waiting.shift()) {
          const { id, to, toReason, from, names } = decision;
          const body = { status: to, expected: from, names, ...(toReason !== null && { reason: toReason }) };
          try {
            const { placeAfter } = await call(setRegistrationStatus, { params: { id }, body });
            arrived.push({ decision, after: placeAfter });
            forget([decision]);
          } catch (error) {
            failures.push({ decision, error });
          }
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, decisions.length) }, worker));
      setBusy((before) => new Set([...before].filter((id) => !ids.has(id))));
      void refresh(setRegistrationStatus);
      return { failures, arrived };
    },
    [call, forget, keep, refresh],
  );

  /**
   * A decision is offered again if it has no final answer, or if it was refused because the unit's names have
   * changed. Other refusals are only shown, because the list has the true state.
   */
  const report = useCallback(
    (failures: readonly Failure[]) => {
      const refused = failures.filter((failure) => !isUnsent(failure));
      const lost = failures.find(isUnsent);
      setProblem(lost === undefined ? '' : messageOf(lost.error));
      forget(refused.map(({ decision }) => decision));
      setRenamed((before) => [...before, ...refused.flatMap((failure) => renamedIn(failure) ?? [])]);
      const final = refused.filter((failure) => renamedIn(failure) === null);
      for (const { decision, error } of final.slice(0, 3)) {
        const why = messageOf(error);
        toast.error(why.startsWith(decision.name) ? why : `${decision.name}: ${why}`, {
          about: `decision on ${decision.id}`,
        });
      }
      if (final.length > 3) toast.error(words.otherRefusals(final.length - 3));
    },
    [forget, toast],
  );

  const decide = useCallback(
    async (decisions: readonly Decision[], heir: string | null = null) => {
      const { failures, arrived } = await send(decisions);
      setDecided(arrived.map((each) => ({ ...each, heir })));
      report(failures);
      return failures.length === 0;
    },
    [report, send],
  );

  const undo = async (first: readonly Decided[]) => {
    const { failures, arrived } = await send(first.map(({ decision }) => reversed(decision)));
    report(failures);
    if (arrived.length > 0) toast.success(undoneText(arrived));
  };

  const offered = unsent.filter(({ id }) => !busy.has(id));
  return {
    busy,
    decided,
    unsent: offered,
    problem,
    renamed,
    /** Something stands in the notices, which have the place of every other bar above the list. */
    isTold: decided.length > 0 || offered.length > 0 || renamed.length > 0,
    dismissRenamed: ({ decision }: Renamed) =>
      setRenamed((before) => before.filter((each) => each.decision.id !== decision.id)),
    decide,
    undo,
    offerUndo: setDecided,
    dismiss: useCallback(() => setDecided([]), []),
    forgetUnsent: () => forget(offered),
  };
}

export function unsentText({ unsent, problem }: Pick<Decisions, 'unsent' | 'problem'>): string {
  const [first] = unsent;
  if (first === undefined) return '';
  const told =
    unsent.length === 1
      ? words.notSaved(words.decided[first.to](first.name))
      : words.notSavedMany(unsent.length);
  return `${told} ${problem}`.trim();
}
