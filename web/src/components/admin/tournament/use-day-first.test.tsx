import { dayTournament } from '@copa/domain/day/units/day.fixture';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anAdmin, openScreen } from '../../../../test/admin-screen.tsx';
import { NO_PLAY } from '../../../config/day-play.ts';
import { useDayFirst } from './use-day-first.ts';

const at = (time: string) => `2026-11-21T${time}:00Z`;
const ROOM = 'Falta la sala de la partida 1.';
const REVIEW = 'Cerró una confirmación: si falta alguien, decide qué pasa.';
const closed = (onMissing: 'release' | 'mark') => [
  { kind: 'match', opensAt: at('19:00'), closesAt: at('19:58'), onMissing },
];

function Said({ changes }: { readonly changes: object }) {
  return <p>{useDayFirst(dayTournament({ status: 'published', ...changes }), NO_PLAY) ?? 'nada'}</p>;
}

beforeEach(() => {
  vi.setSystemTime(at('20:00'));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { rooms: [], isDelivered: true } }),
  );
});

it.each([
  ['the review of a confirmation', { date: at('20:30'), windows: closed('release') }, REVIEW],
  ['nothing after one that takes no place', { date: at('20:30'), windows: closed('mark') }, 'nada'],
  ['the first room once it is due', { date: at('20:10'), windows: closed('release') }, ROOM],
  ['no room of a tournament that nobody sees', { date: at('20:10'), status: 'draft' }, 'nada'],
  ['no room of a tournament that is over', { date: at('01:00') }, 'nada'],
])('without stages players wait for %s', async (_, changes, said) => {
  openScreen(<Said changes={changes} />, anAdmin);
  expect(await screen.findByText(said)).toBeDefined();
});
