import { BatchResultSchema } from '@copa/domain/api/batch';
import { FailureSchema } from '@copa/domain/api/envelope';
import { FormResponseSchema, FormSchema } from '@copa/domain/forms/form';
import { StatsSchema, TournamentStatsSchema } from '@copa/domain/panel/stats';
import { AdminUserSchema } from '@copa/domain/people/endpoints';
import { SessionUserSchema } from '@copa/domain/people/session';
import { ListedUserRequestSchema, UserRequestSchema } from '@copa/domain/people/user-request';
import { MatchSchema } from '@copa/domain/play/match';
import { StageSchema } from '@copa/domain/play/stage';
import { FormFieldSchema } from '@copa/domain/questions/form-field';
import { QuestionSchema } from '@copa/domain/questions/question';
import {
  DecidedRegistrationSchema,
  DecisionResultsSchema,
  PlaceAfterSchema,
} from '@copa/domain/registrations/places/place-after';
import {
  OwnRegistrationSchema,
  RegistrationReceiptSchema,
  RegistrationSchema,
} from '@copa/domain/registrations/registration';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { AuditEntrySchema } from '@copa/domain/site/audit';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import { TournamentAnswerSchema } from '@copa/domain/tournaments/endpoints';
import { PublicStatsSchema } from '@copa/domain/tournaments/public-stats';
import { jsonSchema } from './json-schema.ts';
import { once } from './once.ts';

const ANSWERS = {
  AdminUser: AdminUserSchema,
  AuditEntry: AuditEntrySchema,
  BatchResult: BatchResultSchema,
  DecidedRegistration: DecidedRegistrationSchema,
  DecisionResults: DecisionResultsSchema,
  Failure: FailureSchema,
  Form: FormSchema,
  FormField: FormFieldSchema,
  FormResponse: FormResponseSchema,
  ListedUserRequest: ListedUserRequestSchema,
  Match: MatchSchema,
  OwnRegistration: OwnRegistrationSchema,
  PlaceAfter: PlaceAfterSchema,
  PublicStats: PublicStatsSchema,
  Question: QuestionSchema,
  Registration: RegistrationSchema,
  RegistrationReceipt: RegistrationReceiptSchema,
  SessionUser: SessionUserSchema,
  Settings: SiteSettingsSchema,
  Stage: StageSchema,
  Stats: StatsSchema,
  Ticket: TicketSchema,
  Tournament: TournamentAnswerSchema,
  TournamentStats: TournamentStatsSchema,
  UserRequest: UserRequestSchema,
} as const;

const written = once(() =>
  Object.entries(ANSWERS).map(([name, schema]) => [name, jsonSchema(schema, 'output')] as const),
);
const names = once(() => new Map(written().map(([name, schema]) => [JSON.stringify(schema), name])));

export function withReferences(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = names().get(JSON.stringify(value));
  return name === undefined ? withReferencesInside(value) : { $ref: `#/components/schemas/${name}` };
}

function withReferencesInside(value: object): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner)]));
}

export function namedSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(written().map(([name, schema]) => [name, withReferencesInside(schema)]));
}
