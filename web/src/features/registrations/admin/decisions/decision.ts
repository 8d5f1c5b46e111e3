import type { Registration, RegistrationStatus } from '@copa/domain/registrations/registration';
import { unitTitle } from '../unit-words.ts';

export interface Decision {
  readonly id: string;
  readonly name: string;
  readonly from: RegistrationStatus;
  readonly fromReason: string | null;
  readonly to: RegistrationStatus;
  readonly toReason: string | null;
}

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
