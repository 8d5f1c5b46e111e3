import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import type { TableRank } from '@copa/domain/registrations/table-rank';

export const HEADLINE_TONES = ['good', 'waiting', 'bad', 'neutral'] as const;
export type HeadlineTone = (typeof HEADLINE_TONES)[number];

const TONES: Readonly<Partial<Record<HeadlineKind, HeadlineTone>>> = {
  cancelled: 'bad',
  rejected: 'bad',
  released: 'bad',
  'released-incomplete': 'bad',
  lost: 'bad',
  'lost-late': 'bad',
  disqualified: 'bad',
  waited: 'bad',
  undrawn: 'bad',
  review: 'bad',
  champion: 'good',
  passed: 'good',
  qualified: 'good',
  promoted: 'good',
  room: 'good',
  coming: 'good',
  confirmed: 'good',
  'confirmed-next': 'good',
  final: 'good',
  playing: 'good',
  'in-play': 'good',
  undated: 'good',
  dated: 'good',
  placed: 'neutral',
  out: 'neutral',
  over: 'neutral',
  protest: 'neutral',
};

export function toneOf(kind: HeadlineKind, pass: TableRank['pass'] = null): HeadlineTone {
  if (kind === 'playing' && pass !== 'in') return pass === null ? 'neutral' : 'waiting';
  return TONES[kind] ?? 'waiting';
}
