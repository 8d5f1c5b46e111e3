import {
  REGISTRATION_STATUS,
  type Registration,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { Badge, type Tone } from '../../../components/badge.tsx';
import * as words from '../words/inbox.ts';
import { isIncomplete, isReleased, missingLabel } from './unit-words.ts';

const TONES: Readonly<Record<(typeof REGISTRATION_STATUS)[RegistrationStatus]['colour'], Tone>> = {
  yellow: 'warning',
  green: 'success',
  red: 'danger',
};

export function StatusBadge({ status }: { status: RegistrationStatus }) {
  const { label, colour } = REGISTRATION_STATUS[status];
  return <Badge tone={TONES[colour]}>{label}</Badge>;
}

/** The state beside the decision: a lost place, or missing members. */
export function PlaceBadge({ registration }: { registration: Registration }) {
  if (isReleased(registration)) return <Badge tone="danger">{words.released}</Badge>;
  if (!isIncomplete(registration)) return null;
  return <Badge tone="info">{missingLabel(registration.members)}</Badge>;
}
