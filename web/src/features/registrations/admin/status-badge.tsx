import {
  REGISTRATION_STATUS,
  type Registration,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { isIncomplete, missingLabel } from './unit-words.ts';

const TONES: Readonly<Record<(typeof REGISTRATION_STATUS)[RegistrationStatus]['colour'], Tone>> = {
  yellow: 'warning',
  green: 'success',
  red: 'danger',
};

export function StatusBadge({ status }: { status: RegistrationStatus }) {
  const { label, colour } = REGISTRATION_STATUS[status];
  return <Badge tone={TONES[colour]}>{label}</Badge>;
}

/** Whether a registration that nobody rejected has lost its place. */
export function isReleased({ status, place }: Pick<Registration, 'status' | 'place'>): boolean {
  return status !== 'rejected' && place === 'released';
}

/** What a status alone does not say: that the place is gone, or who is still missing. */
export function PlaceBadge({ registration }: { registration: Registration }) {
  if (isReleased(registration)) {
    return (
      <Badge tone="danger" className="min-w-0">
        <span className="truncate">Cupo liberado</span>
      </Badge>
    );
  }
  if (!isIncomplete(registration)) return null;
  return (
    <Badge tone="info" className="min-w-0">
      <span className="truncate">{missingLabel(registration.members)}</span>
    </Badge>
  );
}
