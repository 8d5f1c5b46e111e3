import { getMatches, publishMatch, putRows } from '@copa/domain/play/endpoints';
import type { Match } from '@copa/domain/play/match';
import { isSameResult } from '@copa/domain/play/result/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminCall } from '../../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../../lib/admin/admin-context.ts';
import { ApiError } from '../../../../../lib/network/api-client.ts';
import { useOnline } from '../../../../../lib/network/use-online.ts';
import { useQueue } from '../../../../../lib/network/use-queue.ts';
import { keptDraft } from '../../../../../lib/storage/kept-drafts.ts';
import {
  type Changes,
  conflictsOf,
  type MatchDraft,
  MatchDraftSchema,
  NO_DRAFT,
  ofPlayers,
  sendingOf,
  shownRows,
  withAnswer,
  withChanges,
  withDecision,
  withLost,
  withoutLastStep,
  withoutSaved,
  withStored,
} from './match-draft.ts';

/** The pause before sending, so that the placement and kills of a unit can go in one call. */
const PAUSE_MS = 700;

interface Address {
  readonly tournamentId: string;
  readonly stage: number;
  readonly match: string;
}

interface Playing {
  readonly isOpen: boolean;
  readonly players: readonly string[];
}

export function useMatchDraft(address: Address, live: Match | null, { isOpen, players }: Playing) {
  const online = useOnline();
  const typing = useTyping(address, live);
  const { draft, current, isKept, update, learn } = typing;
  const [ownChanges, setOwnChanges] = useState(0);
  const { sent, isSending, isPublishing, flush, publish } = useSending(address, typing);

  // A row that is being sent may arrive live before its answer, while its unit is changed again.
  const conflicts = conflictsOf(draft, current).filter(
    ({ unitId, theirs }) => !(unitId in sent && isSameResult(theirs, sent[unitId] ?? null)),
  );
  // A row that is typed while the match is being published must not go into the published match.
  const hasRows = isOpen && !isPublishing && sendingOf(draft, current, false) !== null;
  const { problem, sendAgain } = useQueue({
    waiting: hasRows ? draft : null,
    pauseMs: PAUSE_MS,
    call: flush,
    onAnswer: () => undefined,
  });

  const updateOwn: Typing['update'] = (changed) => {
    setOwnChanges((count) => count + 1);
    update(changed);
  };

  const playing = players.join();
  useEffect(() => {
    if (isSending) return;
    update((typed) => ofPlayers(withoutSaved(withStored(typed, current), current), playing.split(',')));
  }, [current, isSending, playing, update]);

  return {
    match: current,
    rows: shownRows(current, draft),
    conflicts,
    canUndo: draft.steps.length > 0,
    unsaved: Object.keys(withoutSaved(draft, current).edits).length,
    isSending,
    isKept,
    online,
    /**
     * The error message of the last call for the current draft; null if that call has not failed. Also null
     * if the error is `retryable`, or if nothing is to be sent.
     */
    problem,
    ownChanges,
    change: (changes: Changes) => updateOwn((typed, match) => withChanges(typed, match, changes)),
    undo: () => updateOwn(withoutLastStep),
    decide: (unitId: string, keep: 'mine' | 'theirs') =>
      updateOwn((typed, match) => withDecision(typed, unitId, keep, match)),
    sendAgain,
    learn,
    publish,
    forget: () => update(() => NO_DRAFT),
  };
}

export type MatchEditing = ReturnType<typeof useMatchDraft>;

type Typing = ReturnType<typeof useTyping>;

/** Returns the draft, which the phone stores, and the newest known version of the match. */
function useTyping({ tournamentId, stage, match }: Address, live: Match | null) {
  const { user } = useAdmin();
  const [kept] = useState(() =>
    keptDraft('admin_draft', `${user.uid}_match_${tournamentId}_${stage}_${match}`, MatchDraftSchema),
  );
  const [draft, setDraft] = useState<MatchDraft>(() => kept.read()?.draft ?? NO_DRAFT);
  const [isKept, setIsKept] = useState(true);
  const [answered, setAnswered] = useState<Match | null>(null);
  const current = newest(live, answered);
  /** A call may end after further typing, so callbacks read the latest state here. */
  const latest = useRef({ draft, current });
  useEffect(() => {
    latest.current = { ...latest.current, current };
  }, [current]);

  const update = useCallback(
    (changed: (typed: MatchDraft, match: Match | null) => MatchDraft) => {
      const next = changed(latest.current.draft, latest.current.current);
      if (next === latest.current.draft) return;
      latest.current = { ...latest.current, draft: next };
      const isNothing = Object.keys(next.edits).length === 0 && next.steps.length === 0;
      setIsKept(kept.keep(isNothing ? null : next));
      setDraft(next);
    },
    [kept],
  );
  const learn = (told: Match) => {
    setAnswered(told);
    latest.current = { ...latest.current, current: newest(latest.current.current, told) };
  };
  return { draft, current, latest, isKept, update, learn };
}

function newest(live: Match | null, answered: Match | null): Match | null {
  if (answered === null || live === null) return answered ?? live;
  return (live.updatedAt?.getTime() ?? 0) >= (answered.updatedAt?.getTime() ?? 0) ? live : answered;
}

function useSending({ tournamentId, stage, match }: Address, { latest, update, learn }: Typing) {
  const call = useAdminCall();
  const [isSending, setIsSending] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [sent, setSent] = useState<Changes>({});
  const oneByOne = useRef(false);
  const busy = useRef<Promise<void> | null>(null);
  const params = { id: tournamentId, stage, match };

  const sendOnce = async (): Promise<boolean> => {
    const sending = sendingOf(latest.current.draft, latest.current.current, oneByOne.current);
    if (sending === null) return false;
    const { rows, removed, units } = sending;
    const going = { ...rows, ...Object.fromEntries(Object.keys(removed).map((unitId) => [unitId, null])) };
    setSent(going);
    try {
      const stored = await call(putRows, { params, body: { rows, removed } });
      learn(stored);
      update((typed) => withAnswer(typed, units, stored));
    } catch (error) {
      if (error instanceof ApiError && error.mayHaveArrived) update((typed) => withLost(typed, going));
      if (!(error instanceof ApiError) || error.code !== 'stale-write') throw error;
      oneByOne.current = true;
      const before = latest.current;
      const { matches } = await call(getMatches, { params: { id: tournamentId, stage } });
      const told = matches.find(({ id }) => id === match);
      if (told !== undefined) learn(told);
      update(withStored);
      const isTold = conflictsOf(latest.current.draft, latest.current.current).length > 0;
      const isNews = before.current !== latest.current.current || before.draft !== latest.current.draft;
      if (!isTold && !isNews) throw error;
    } finally {
      setSent({});
    }
    return true;
  };

  const flush = () => {
    const run = async () => {
      setIsSending(true);
      try {
        let goesOn = true;
        while (goesOn) goesOn = await sendOnce();
        oneByOne.current = false;
      } finally {
        busy.current = null;
        setIsSending(false);
      }
    };
    busy.current ??= run();
    return busy.current;
  };

  const publish = async () => {
    while (sendingOf(latest.current.draft, latest.current.current, false) !== null) await flush();
    setIsPublishing(true);
    try {
      learn(await call(publishMatch, { params }));
      // Rows that were typed during the call are not in the published match, so they stay in the draft.
      update((typed, told) => ({ ...withoutSaved(typed, told), steps: [] }));
    } finally {
      setIsPublishing(false);
    }
  };
  return { sent, isSending, isPublishing, flush, publish };
}
