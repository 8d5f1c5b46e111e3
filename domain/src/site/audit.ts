import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { AccountIdSchema, StoredIdSchema } from '../ids.ts';
import { DOCUMENT_NAME_MAX, EMAIL_MAX, NAME_MAX, RECORD_REASON_MAX, UNIT_NAME_MAX } from '../limits.ts';
import { AccountEmailSchema } from '../people/session.ts';
import { InstantSchema, isTimestampLike, nullish } from '../time/instant.ts';

export const AUDIT_ACTIONS = [
  'tournament.create',
  'tournament.repeat',
  'tournament.update',
  'tournament.delete',
  'tournament.publish',
  'tournament.cancel',
  'tournament.resume',
  'tournament.erase-players',
  'tournament.extend-window',
  'tournament.reopen-window',
  'tournament.keep-places',
  'tournament.end-review',
  'tournament.put-room',
  'tournament.delete-room',
  'tournament.call-roll',
  'play.put-plan',
  'play.put-stage',
  'play.delete-stage',
  'play.draw',
  'play.publish-match',
  'play.correct-match',
  'play.void-match',
  'play.restore-match',
  'play.adjust',
  'play.revoke-adjustment',
  'play.draw-tie',
  'play.decide-protest',
  'play.close-stage',
  'play.reopen-stage',
  'play.replace-entrant',
  'play.return-entrant',
  'season.create',
  'season.update',
  'season.add-tournament',
  'season.remove-tournament',
  'season.close',
  'season.reopen',
  'season.delete',
  'season.erase-names',
  'season.export',
  'registration.add',
  'registration.import',
  'registration.correct',
  'registration.status',
  'registration.delete',
  'registration.withdraw',
  'registration.add-member',
  'registration.replace-member',
  'registration.remove-member',
  'registration.replace-ticket',
  'registration.take-names',
  'registration.refuse-names',
  'registration.release',
  'registration.readmit',
  'registration.promote',
  'registration.take-place-back',
  'registration.export',
  'registration.read',
  'registration.contact-guardian',
  'record.add',
  'record.revoke',
  'record.decide-absence',
  'question.create',
  'question.update',
  'question.delete',
  'question.reorder',
  'form.create',
  'form.update',
  'form.delete',
  'form.export',
  'form.read',
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

export const AUDIT_KINDS = [
  'tournaments',
  'play',
  'seasons',
  'registrations',
  'questions',
  'forms',
  'people',
  'site',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

type GroupOf<Action> = Action extends `${infer Group}.${string}` ? Group : never;

const KIND_OF_GROUP: Readonly<Record<GroupOf<(typeof AUDIT_ACTIONS)[number]>, AuditKind>> = {
  tournament: 'tournaments',
  play: 'play',
  season: 'seasons',
  image: 'tournaments',
  registration: 'registrations',
  record: 'registrations',
  question: 'questions',
  form: 'forms',
  'user-request': 'people',
  admin: 'people',
  owner: 'people',
  session: 'people',
  settings: 'site',
};

export function actionsOf(kind: AuditKind): readonly (typeof AUDIT_ACTIONS)[number][] {
  const groups = Object.entries(KIND_OF_GROUP).flatMap(([group, own]) => (own === kind ? [`${group}.`] : []));
  return AUDIT_ACTIONS.filter((action) => groups.some((group) => action.startsWith(group)));
}

const SnapshotSchema = nullish(z.record(z.string(), z.pipe(z.unknown(), z.transform(withMoments))));

function withMoments(value: unknown): unknown {
  if (isTimestampLike(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMoments(inner)]));
}

export const AuditEntrySchema = z.object({
  id: described(z.string(), { pattern: `^[^/]{1,${DOCUMENT_NAME_MAX}}$` }),
  actor: z.object({ uid: AccountIdSchema, email: nullish(AccountEmailSchema) }),
  action: z.enum(AUDIT_ACTIONS),
  target: described(z.string(), { maxLength: DOCUMENT_NAME_MAX }),
  tournament: nullish(z.object({ id: StoredIdSchema, name: described(z.string(), { maxLength: NAME_MAX }) })),
  person: nullish(described(z.string(), { maxLength: EMAIL_MAX })),
  /**
   * The number of withdrawals; 1 for any other action. Withdrawals share one entry for each tournament and
   * day, so that strangers cannot fill the audit.
   */
  count: z._default(CountSchema, 1),
  before: SnapshotSchema,
  after: SnapshotSchema,
  at: InstantSchema,
});
export const ListedAuditEntrySchema = z.extend(AuditEntrySchema, {
  unit: nullish(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  reason: z._default(described(z.string(), { maxLength: RECORD_REASON_MAX }), ''),
});
export type ListedAuditEntry = z.output<typeof ListedAuditEntrySchema>;
export type AuditEntry = z.output<typeof AuditEntrySchema>;
export type AuditAction = AuditEntry['action'];
