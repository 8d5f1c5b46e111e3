import { setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/inbox.ts';
import { type Decision, reversed } from './decision.ts';
import { type Decided, decidedText, undoneText } from './place-after-words.ts';

const AT_ONCE = 4;

/** The follow-up of the last decision: undo, or retry. */
export type Notice =
  | { readonly kind: 'decided'; readonly decided: readonly Decided[] }
  | { readonly kind: 'unsent'; readonly decisions: readonly Decision[]; readonly message: string };

interface Failure {
  readonly decision: Decision;
  readonly error: unknown;
}

export interface Decisions {
  readonly busy: ReadonlySet<string>;
  readonly notice: Notice | null;
  /** Sends one or several, and offers to take them back. False when not all of them count. */
  readonly decide: (decisions: readonly Decision[]) => Promise<boolean>;
  readonly undo: (decided: readonly Decided[]) => Promise<void>;
  /** Offers to undo a decision that was sent elsewhere. */
  readonly offerUndo: (decided: readonly Decided[]) => void;
  readonly dismiss: () => void;
}

function isUnsent({ error }: Failure): boolean {
  return error instanceof ApiError && error.retryable;
}

export function useDecisions(): Decisions {
  const call = useAdminCall();
  const refresh = useRefresh();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<Notice | null>(null);

  const send = useCallback(
    async (decisions: readonly Decision[]) => {
      setNotice(null);
      setBusy((before) => new Set([...before, ...decisions.map(({ id }) => id)]));
      const failures: Failure[] = [];
      const decided: Decided[] = [];
      const waiting = [...decisions];
      const worker = async () => {
        for (let decision = waiting.shift(); decision !== undefined; decision = waiting.shift()) {
          const { id, to, toReason, from } = decision;
          const body = { status: to, expected: from, ...(toReason !== null && { reason: toReason }) };
          try {
            const { placeAfter } = await call(setRegistrationStatus, { params: { id }, body });
            decided.push({ decision, after: placeAfter });
          } catch (error) {
            failures.push({ decision, error });
          }
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, decisions.length) }, worker));
      setBusy((before) => new Set([...before].filter((id) => !decisions.some((each) => each.id === id))));
      void refresh(setRegistrationStatus);
      return { failures, decided };
    },
    [call, refresh],
  );

  /**
   * Decisions that did not arrive are offered again; refused ones are reported, because the list already shows
   * the truth.
   */
  const report = useCallback(
    (failures: readonly Failure[]) => {
      const unsent = failures.filter(isUnsent);
      const refused = failures.filter((failure) => !isUnsent(failure));
      if (unsent.length > 0) {
        const message = messageOf(unsent[0]?.error);
        setNotice({ kind: 'unsent', decisions: unsent.map(({ decision }) => decision), message });
      }
      for (const { decision, error } of refused.slice(0, 3)) {
        toast.error(`${decision.name}: ${messageOf(error)}`);
      }
      if (refused.length > 3) toast.error(words.otherRefusals(refused.length - 3));
    },
    [toast],
  );

  const offerUndo = useCallback((decided: readonly Decided[]) => {
    if (decided.length > 0) setNotice({ kind: 'decided', decided });
  }, []);

  const decide = useCallback(
    async (decisions: readonly Decision[]) => {
      const { failures, decided } = await send(decisions);
      offerUndo(decided);
      report(failures);
      return failures.length === 0;
    },
    [offerUndo, report, send],
  );

  const undo = useCallback(
    async (first: readonly Decided[]) => {
      const { failures, decided } = await send(first.map(({ decision }) => reversed(decision)));
      report(failures);
      if (decided.length > 0) toast.success(undoneText(decided, first));
    },
    [report, send, toast],
  );

  const dismiss = useCallback(() => setNotice(null), []);
  return useMemo(
    () => ({ busy, notice, decide, undo, offerUndo, dismiss }),
    [busy, decide, dismiss, notice, offerUndo, undo],
  );
}

export function noticeText(notice: Notice): string {
  if (notice.kind === 'decided') return decidedText(notice.decided);
  const { decisions, message } = notice;
  return decisions.length === 1
    ? words.notSaved(decisions[0]?.name ?? '', message)
    : words.notSavedMany(decisions.length, message);
}
