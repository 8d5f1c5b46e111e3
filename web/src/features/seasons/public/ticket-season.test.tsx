import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import * as firestore from '../../../lib/network/public-firestore.ts';
import TicketSeason from './ticket-season.tsx';

const season = { id: 'verano', name: 'Temporada de verano' };
const { board, results } = sampleSeason({ players: 8, rules: { best: null } });
const keyOf = (number: number) => results.find((each) => each.number === number)?.id ?? '';

beforeEach(() => {
  vi.spyOn(firestore, 'fetchDocument').mockImplementation((path) => {
    const found = results.find(({ id }) => path === `seasons/verano/results/${id}`);
    return Promise.resolve(found === undefined ? null : { id: found.id, data: { ...found }, readAt: 0 });
  });
  vi.spyOn(firestore, 'followDocument').mockResolvedValue({ id: 'verano', data: { ...board } });
});

interface Opened {
  readonly numbers: readonly number[];
  readonly slot?: number;
  readonly own?: number | null;
  readonly ownSeason?: string;
  readonly at?: string;
}

function open({ numbers, slot, own = null, ownSeason = season.id, at = 'f2' }: Opened) {
  openPage(
    <TicketSeason
      season={season}
      tournamentId={at}
      keys={numbers.map((number, index) => ({ slot: index + 1, key: keyOf(number) }))}
      slot={slot}
      own={own === null ? null : { id: ownSeason, key: keyOf(own) }}
    />,
  );
}

const SIXTH = 'Sumaste 40. Vas 6.º de 8 en la temporada; te faltan 14 para el 5.º.';

it('shows the points of the tournament, the rank in the season and the distance to the next rank', async () => {
  open({ numbers: [6] });
  expect(await screen.findByText(SIXTH)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver la tabla de la temporada' }).getAttribute('href')).toBe(
    '/temporada/verano',
  );
});

it('shows the result of the team member whose registration this phone has', async () => {
  open({ numbers: [5, 6], own: 6 });
  expect(await screen.findByText(SIXTH)).toBeDefined();
});

it.each([
  ['a member of the team', [5, 6], 2],
  ['the only member who is left', [6], 1],
])(
  'shows the result of %s, whose registration this phone has not read since the draw',
  async (_, numbers, slot) => {
    open({ numbers, slot });
    expect(await screen.findByText(SIXTH)).toBeDefined();
  },
);

it('reads nothing for a member who has left the team', () => {
  open({ numbers: [6], slot: 2 });
  expect(firestore.fetchDocument).not.toHaveBeenCalled();
});

it('shows the result in this season if the phone has noted another one before', async () => {
  open({ numbers: [6], own: 5, ownSeason: 'primavera' });
  expect(await screen.findByText(SIXTH)).toBeDefined();
});

it('reads nothing on a phone that may belong to any member', () => {
  open({ numbers: [5, 6] });
  expect(screen.getByText(/^Este torneo cuenta para la temporada/)).toBeDefined();
  expect(firestore.fetchDocument).not.toHaveBeenCalled();
});

it('shows only the rank until the tournament is added up', async () => {
  open({ numbers: [6], at: 'f3' });
  expect(await screen.findByText('Vas 6.º de 8 en la temporada; te faltan 14 para el 5.º.')).toBeDefined();
});
