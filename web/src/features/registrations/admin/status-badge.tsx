import type { Standing } from '@copa/domain/registrations/places/standing';
import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
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

const PLACES: Readonly<Record<Standing, { readonly tone: Tone; readonly colour: string }>> = {
  released: { tone: 'danger', colour: 'text-danger' },
  waiting: { tone: 'warning', colour: 'font-semibold text-warning' },
  incomplete: { tone: 'info', colour: 'text-info' },
  consent: { tone: 'warning', colour: 'text-warning' },
  confirmed: { tone: 'success', colour: 'text-success' },
  held: { tone: 'neutral', colour: '' },
};

export function PlaceBadge({ note }: { note: StandingNote | null }) {
  return note === null ? null : <Badge tone={PLACES[note.standing].tone}>{note.label}</Badge>;
}

export function PlaceText({ note }: { note: StandingNote }) {
  return <span className={PLACES[note.standing].colour}>{note.label} · </span>;
}
