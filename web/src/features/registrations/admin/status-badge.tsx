import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/registration';
import { Badge, type Tone } from '../../../components/badge.tsx';

const TONES: Readonly<Record<(typeof REGISTRATION_STATUS)[RegistrationStatus]['colour'], Tone>> = {
  yellow: 'warning',
  green: 'success',
  red: 'danger',
};

export function StatusBadge({ status }: { status: RegistrationStatus }) {
  const { label, colour } = REGISTRATION_STATUS[status];
  return <Badge tone={TONES[colour]}>{label}</Badge>;
}
