import { AdminUserSchema } from '@copa/domain/api/auth';
import { BatchResultSchema } from '@copa/domain/api/batch';
import { FailureSchema } from '@copa/domain/api/envelope';
import { TournamentAnswerSchema } from '@copa/domain/api/tournaments';
import { AuditEntrySchema } from '@copa/domain/audit';
import { FormFieldSchema, FormResponseSchema, FormSchema } from '@copa/domain/form';
import { QuestionSchema } from '@copa/domain/question';
import {
  OwnRegistrationSchema,
  RegistrationReceiptSchema,
  RegistrationSchema,
} from '@copa/domain/registration';
import { SessionUserSchema } from '@copa/domain/session';
import { SiteSettingsSchema } from '@copa/domain/site';
import { PublicStatsSchema, StatsSchema, TournamentStatsSchema } from '@copa/domain/stats';
import { ListedUserRequestSchema, UserRequestSchema } from '@copa/domain/user-request';
import { jsonSchema } from './json-schema.ts';

/** What calls answer, under the names that a generated client gives it. */
const ANSWERS = {
  AdminUser: AdminUserSchema,
  AuditEntry: AuditEntrySchema,
  BatchResult: BatchResultSchema,
  Failure: FailureSchema,
  Form: FormSchema,
  FormField: FormFieldSchema,
  FormResponse: FormResponseSchema,
  ListedUserRequest: ListedUserRequestSchema,
  OwnRegistration: OwnRegistrationSchema,
  PublicStats: PublicStatsSchema,
  Question: QuestionSchema,
  Registration: RegistrationSchema,
  RegistrationReceipt: RegistrationReceiptSchema,
  SessionUser: SessionUserSchema,
  Settings: SiteSettingsSchema,
  Stats: StatsSchema,
  Tournament: TournamentAnswerSchema,
  TournamentStats: TournamentStatsSchema,
  UserRequest: UserRequestSchema,
} as const;

const WRITTEN = Object.entries(ANSWERS).map(
  ([name, schema]) => [name, jsonSchema(schema, 'output')] as const,
);
const NAMES = new Map(WRITTEN.map(([name, schema]) => [JSON.stringify(schema), name]));

/** The same with a reference wherever a named schema stands in it. */
export function withReferences(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = NAMES.get(JSON.stringify(value));
  return name === undefined ? withReferencesInside(value) : { $ref: `#/components/schemas/${name}` };
}

function withReferencesInside(value: object): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner)]));
}

export function namedSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(WRITTEN.map(([name, schema]) => [name, withReferencesInside(schema)]));
}
