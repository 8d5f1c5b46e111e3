import type { Standing } from '@copa/domain/registrations/places/standing';
import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/registration';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { StandingNote } from './inbox/use-standings.ts';

const TONES: Readonly<Record<(typeof REGISTRATION_STATUS)[RegistrationStatus]['colour'], Tone>> = {
  yellow: 'warning',
  green: 'success',
  red: 'danger',
};

export function StatusBadge({ status }: { status: RegistrationStatus }) {
  const { label, colour } = REGISTRATION_STATUS[status];
  return <Badge tone={TONES[colour]}>{label}</Badge>;
}

const PLACE_TONES: Readonly<Record<Standing, Tone>> = {
  released: 'danger',
  waiting: 'warning',
  incomplete: 'info',
  consent: 'warning',
  confirmed: 'success',
  held: 'neutral',
};

export const PLACE_COLOURS: Readonly<Record<Standing, string>> = {
  released: 'text-danger',
  waiting: 'font-semibold text-warning',
  incomplete: 'text-info',
  consent: 'text-warning',
  confirmed: 'text-success',
  held: '',
};

export function PlaceBadge({ note }: { note: StandingNote | null }) {
  return note === null ? null : <Badge tone={PLACE_TONES[note.standing]}>{note.label}</Badge>;
}
