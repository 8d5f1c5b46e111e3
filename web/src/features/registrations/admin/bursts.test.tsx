import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Burst, findBursts } from './bursts.ts';
import { BurstNotices } from './inbox/burst-notices.tsx';
import { sampleRegistration } from './registration.fixture.ts';

const at = (second: number) => `2026-11-20T12:00:${String(second).padStart(2, '0')}Z`;
const from = (id: string, networkKey: string | null, changes = {}) =>
  sampleRegistration(id, { networkKey, createdAt: at(10), ...changes });
const three = (networkKey: string, changes = {}) =>
  [1, 2, 3].map((number) => from(`${networkKey}${number}`, networkKey, changes));

describe('registrations from one network in one minute', () => {
  it('are found among others', () => {
    const bursts = findBursts([
      ...three('here'),
      from('later', 'here', { createdAt: '2026-11-20T12:01:00Z' }),
      from('elsewhere', 'here', { tournamentId: 'copa-2' }),
      from('rejected', 'here', { status: 'rejected' }),
      from('other', 'there'),
      from('unknown', null),
      ...three('friends').slice(0, 2),
    ]);
    expect([...bursts.keys()]).toEqual(['here1', 'here2', 'here3']);
    expect(findBursts(three('x').map((one) => ({ ...one, networkKey: null }))).size).toBe(0);
  });

  it('are rejected together in one tap, while one of them waits', async () => {
    const [onChoose, onReject] = [vi.fn<(burst: Burst) => void>(), vi.fn<(burst: Burst) => void>()];
    const players = [...three('here'), ...three('done', { status: 'approved' })];
    const bursts = findBursts(players);
    render(
      <BurstNotices
        documents={players}
        bursts={bursts}
        tournamentName={() => 'Copa Ascenso'}
        onChoose={onChoose}
        onReject={onReject}
      />,
    );
    expect(screen.getAllByText(/3 desde la misma red en un minuto/)).toHaveLength(1);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rechazar las 3' }));
    await user.click(screen.getByRole('button', { name: 'Elegirlas' }));
    for (const call of [onReject, onChoose]) {
      expect(call.mock.calls[0]?.[0].registrations.map(({ id }) => id)).toEqual(['here1', 'here2', 'here3']);
    }
  });
});
