import { type AuditKind, actionsOf } from '@copa/domain/site/audit';
import { AUDIT } from '../store/collections.ts';
import type { Database, Filter } from '../store/database.ts';

interface AuditFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly actor?: string | undefined;
  readonly tournamentId?: string | undefined;
}

export function listAudit(database: Database, { kind, actor, tournamentId, ...page }: AuditFilter) {
  const where: Filter[] = [];
  if (kind !== undefined) where.push({ field: 'action', op: 'in', value: actionsOf(kind) });
  if (actor !== undefined) where.push({ field: 'actor.uid', op: '==', value: actor });
  if (tournamentId !== undefined) where.push({ field: 'tournament.id', op: '==', value: tournamentId });
  return database.page(AUDIT, { ...page, where, orderBy: { field: 'at', direction: 'desc' } });
}
