import { namesOf, type SeenNames, SeenNamesSchema } from '@copa/domain/registrations/names/seen-names';
import {
  type RegistrationStatus,
  RegistrationStatusSchema,
} from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import type { ApiError } from '../../../../lib/network/api-client.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import { subscribeLocal } from '../../../../lib/storage/local-store.ts';
import { isTeam, playerTitle, rowTitle, teamTitle } from '../unit-words.ts';

export const DecisionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The player's own name. It is empty for a team. */
  fullName: z._default(z.string(), ''),
  from: RegistrationStatusSchema,
  fromReason: z.nullable(z.string()),
  to: RegistrationStatusSchema,
  toReason: z.nullable(z.string()),
  /** The names on the screen; the API refuses the decision if they have changed. */
  names: SeenNamesSchema,
});
export type Decision = z.output<typeof DecisionSchema>;

export function decisionOn(
  registration: Registration,
  to: RegistrationStatus,
  toReason: string | null,
): Decision {
  const { id, status, reason } = registration;
  const unit = {
    id,
    name: rowTitle(registration),
    fullName: isTeam(registration) ? '' : registration.fullName,
    names: namesOf(registration),
  };
  return { ...unit, from: status, fromReason: reason, to, toReason };
}

export function reversed({ from, fromReason, to, toReason, ...unit }: Decision): Decision {
  return { ...unit, from: to, fromReason: toReason, to: from, toReason: fromReason };
}

export interface Renamed {
  readonly decision: Decision;
  readonly message: string;
}

export function renamedOf(
  decision: Decision,
  refusal: Pick<ApiError, 'code' | 'message' | 'fields'>,
): Renamed | null {
  const changes = Object.entries(refusal.fields).filter(([path]) => path.startsWith('names.'));
  if (refusal.code !== 'stale-write' || changes.length === 0) return null;
  const names = changes.reduce(withName, decision.names);
  const { fullName } = decision;
  const title = fullName === '' ? teamTitle(names) : playerTitle({ nick: names.nicks[1] ?? '', fullName });
  return { decision: { ...decision, names, name: title || decision.name }, message: refusal.message };
}

function withName(names: SeenNames, [path, now]: readonly [string, string]): SeenNames {
  const slot = /^names\.nicks\.(\d+)$/.exec(path)?.[1];
  if (slot !== undefined) return { ...names, nicks: { ...names.nicks, [slot]: now } };
  return { ...names, ...(path === 'names.tag' ? { tag: now } : { name: now }) };
}

const DecisionsSchema = z.array(DecisionSchema);
const NONE: readonly Decision[] = [];

const idsOf = (decisions: readonly Decision[]) => new Set(decisions.map(({ id }) => id));

/**
 * Stores decisions whose outcome is not known, so that a reload does not lose them. Only a tap sends them
 * again.
 */
export function useUnsentDecisions() {
  const { user } = useAdmin();
  const store = useMemo(() => {
    const kept = keptDraft('admin_draft', `${user.uid}_decisiones`, DecisionsSchema);
    const read = (): readonly Decision[] => kept.read()?.draft ?? NONE;
    const without = (decisions: readonly Decision[]) => {
      const ids = idsOf(decisions);
      return read().filter(({ id }) => !ids.has(id));
    };
    return {
      read,
      keep: (decisions: readonly Decision[]) => void kept.keep([...without(decisions), ...decisions]),
      forget: (decisions: readonly Decision[]) => {
        const left = without(decisions);
        if (left.length < read().length) kept.keep(left.length === 0 ? null : left);
      },
    };
  }, [user.uid]);
  return { ...store, unsent: useSyncExternalStore(subscribeLocal, store.read) };
}

const isDone = ({ to, toReason }: Decision, { status, reason }: Registration) =>
  status === to && (toReason === null || toReason === reason);

export function useForgetArrived(documents: readonly Registration[]): void {
  const { unsent, forget } = useUnsentDecisions();
  useEffect(() => {
    if (unsent.length === 0) return;
    const byId = new Map(documents.map((each) => [each.id, each]));
    forget(
      unsent.filter((decision) => {
        const registration = byId.get(decision.id);
        return registration !== undefined && isDone(decision, registration);
      }),
    );
  }, [documents, forget, unsent]);
}
