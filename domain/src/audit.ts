import * as z from 'zod/mini';
import { InstantSchema, isTimestampLike, nullish } from './instant.ts';

export const AUDIT_ACTIONS = [
  'tournament.create',
  'tournament.update',
  'tournament.delete',
  'tournament.publish',
  'tournament.erase-players',
  'registration.status',
  'registration.delete',
  'registration.withdraw',
  'registration.export',
  'question.create',
  'question.update',
  'question.delete',
  'question.reorder',
  'form.create',
  'form.update',
  'form.delete',
  'form.export',
  'user-request.approve',
  'user-request.reject',
  'admin.grant',
  'admin.revoke',
  'admin.lost',
  'owner.setup',
  'session.local-login',
  'settings.update',
  'image.upload',
] as const;

/** A document as it was stored: its moments are told as all others are. */
const SnapshotSchema = nullish(z.record(z.string(), z.pipe(z.unknown(), z.transform(withMoments))));

function withMoments(value: unknown): unknown {
  if (isTimestampLike(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMoments(inner)]));
}

export const AuditEntrySchema = z.object({
  id: z.string(),
  actor: z.object({ uid: z.string(), email: nullish(z.string()) }),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the document concerned, such as `tournaments/abc`. */
  target: z.string(),
  before: SnapshotSchema,
  after: SnapshotSchema,
  at: InstantSchema,
});
export type AuditEntry = z.output<typeof AuditEntrySchema>;
export type AuditAction = AuditEntry['action'];
