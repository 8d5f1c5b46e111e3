import {
  type Registration,
  type RegistrationStatus,
  RegistrationStatusSchema,
} from '@copa/domain/registrations/registration';
import * as z from 'zod/mini';
import { unitTitle } from '../unit-words.ts';

/** One registration going from one status to another, as a phone keeps it. */
export const DecisionSchema = z.object({
  id: z.string(),
  name: z.string(),
  from: RegistrationStatusSchema,
  fromReason: z.nullable(z.string()),
  to: RegistrationStatusSchema,
  toReason: z.nullable(z.string()),
});
export type Decision = z.output<typeof DecisionSchema>;

export function decisionOn(
  registration: Registration,
  to: RegistrationStatus,
  toReason: string | null,
): Decision {
  const { id, status, reason } = registration;
  return { id, name: unitTitle(registration), from: status, fromReason: reason, to, toReason };
}

export function reversed({ id, name, from, fromReason, to, toReason }: Decision): Decision {
  return { id, name, from: to, fromReason: toReason, to: from, toReason: fromReason };
}
