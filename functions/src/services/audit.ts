import type { AuditAction, AuditEntry } from '@copa/domain/audit';
import { AUDIT } from '../store/collections.ts';
import type { Database, Page, Writer } from '../store/database.ts';

export interface Actor {
  readonly uid: string;
  readonly email: string | null;
}

/** Who acted when nobody did: the scheduled job. */
export const SYSTEM_ACTOR: Actor = { uid: 'system', email: null };

export interface Act {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Path of the document concerned, such as `tournaments/abc`. */
  readonly target: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

interface AuditContext {
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Written in the transaction of the act itself: there is no act without its entry, nor the other way round. */
export function recordAudit(writer: Writer, { clock, newId }: AuditContext, act: Act): void {
  writer.create(AUDIT, {
    id: newId(),
    actor: { uid: act.actor.uid, email: act.actor.email },
    action: act.action,
    target: act.target,
    before: act.before === undefined || act.before === null ? null : { ...act.before },
    after: act.after === undefined || act.after === null ? null : { ...act.after },
    at: clock(),
  });
}

/** Newest first. */
export function listAudit(
  database: Database,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  return database.page(AUDIT, { ...page, orderBy: { field: 'at', direction: 'desc' } });
}
