import type { AuditAction, AuditEntry } from '@copa/domain/site/audit';
import { wallText } from '@copa/domain/time/wall-text';
import { AUDIT } from './store/collections.ts';
import { equal, type Reader, type Writer } from './store/database.ts';

export interface Actor {
  readonly uid: string;
  readonly email: string | null;
}

export const SYSTEM_ACTOR: Actor = { uid: 'system', email: null };

interface Named {
  readonly id: string;
  readonly name: string;
}

export type ActionOn<Group extends string> = Extract<AuditAction, `${Group}.${string}`>;
type Thing = { readonly name: string } | { readonly title: string } | { readonly text: string };

interface Details {
  readonly id?: string;
  readonly actor: Actor;
  readonly target: string;
  readonly tournament?: Named | null;
  readonly person?: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
}

interface TournamentAct extends Details {
  readonly action: ActionOn<'tournament' | 'play'>;
  readonly tournament: Named;
}

/** The tournament is null if it is gone, or if somebody opens the registrations of all tournaments. */
export interface PlayersAct extends Details {
  readonly action: ActionOn<'registration' | 'record'>;
  readonly tournament: Named | null;
}

type ThingAct = Details & {
  readonly action: Exclude<ActionOn<'season' | 'form' | 'question'>, 'question.reorder'>;
} & ({ readonly before: Thing } | { readonly after: Thing });

interface AccountAct extends Details {
  readonly action: ActionOn<'user-request' | 'admin'>;
  readonly person: string | null;
}

interface SiteAct extends Details {
  readonly action: 'question.reorder' | ActionOn<'owner' | 'session' | 'settings' | 'image'>;
}

/** Each act has to name its subject, so that its entry can say it. */
export type Act = TournamentAct | PlayersAct | ThingAct | AccountAct | SiteAct;

const snapshotOf = (state: object | null = null) => (state === null ? null : withoutPlayers(state));

interface Typed {
  readonly results?: unknown;
  readonly corrections?: unknown;
  readonly cancelReason?: unknown;
}

/**
 * The audit stores no name of a player and no typed reason. Both are erased with the player, but audit entries
 * stay.
 */
function withoutPlayers({ results, corrections, cancelReason: _, ...state }: Typed) {
  return {
    ...state,
    ...(results !== undefined && { results: without('player', results) }),
    ...(corrections !== undefined && { corrections: without('reason', corrections) }),
  };
}

const without = (name: string, list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((each: object) => Object.fromEntries(Object.entries(each).filter(([key]) => key !== name)))
    : list;

export interface AuditContext {
  readonly clock: () => Date;
  readonly newId: () => string;
}

export function writeAudit(writer: Writer, { clock, newId }: AuditContext, act: Act): void {
  const { actor, action, target, tournament = null, person = null } = act;
  writer.create(AUDIT, {
    id: act.id ?? newId(),
    actor: { uid: actor.uid, email: actor.email },
    action,
    target,
    tournament: tournament === null ? null : { id: tournament.id, name: tournament.name },
    person,
    count: 1,
    before: snapshotOf(act.before),
    after: snapshotOf(act.after),
    at: clock(),
  });
}

export async function deletionOf(
  reader: Pick<Reader, 'find'>,
  action: AuditAction & `${string}.delete`,
  target: string,
): Promise<AuditEntry | null> {
  const [entry] = await reader.find(AUDIT, { where: equal({ target, action }) }, 1);
  return entry ?? null;
}

export const PLAYER_ACTOR: Actor = { uid: 'player', email: null };

export function countWithdrawals(
  writer: Writer,
  { clock }: Pick<AuditContext, 'clock'>,
  tournament: Named & { readonly timeZone: string },
  count: number,
): void {
  const at = clock();
  const day = wallText(at, tournament.timeZone).slice(0, 10);
  const entry = {
    id: `withdrawals-${tournament.id}-${day}`,
    actor: PLAYER_ACTOR,
    action: 'registration.withdraw',
    target: `tournaments/${tournament.id}`,
    tournament: { id: tournament.id, name: tournament.name },
    person: null,
    count: 0,
    before: null,
    after: null,
    at,
  } as const;
  writer.addTo(AUDIT, entry, 'count', count);
}
