import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { samplePlayer, sampleTeam } from '../registration.fixture.ts';
import { WishesSection } from './wishes-section.tsx';

const sent: { readonly call: string; readonly body: unknown }[] = [];
const unit = { name: 'Las Brasas', tag: 'BRA' };

function openTeam(ana: object | null, beto: object | null) {
  const members = [samplePlayer('Ana', 1, { wish: ana }), samplePlayer('Beto', 2, { nick: '', wish: beto })];
  const registration = sampleTeam('andes', 4, { status: 'approved', members });
  openScreen(<WishesSection registration={registration} />);
  return { user: userEvent.setup(), registration };
}

const rows = () => screen.getAllByText(/pide llamarse/).map((row) => row.parentElement?.textContent);

describe('the names that players ask for', () => {
  let answer: () => Response;
  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({ success: true, data: sampleTeam('andes', 4) });
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      sent.push({
        call: `${method} ${path}`,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
      });
      return answer();
    });
  });
  it('stand beside the public ones, those of the team too', () => {
    openTeam(
      { revision: 3, state: 'asked', nick: 'Nova', unit },
      { revision: 1, state: 'asked', nick: 'Rayo', unit: null },
    );
    expect(rows()).toEqual([
      'AND Los Andes → pide llamarse BRA Las Brasas',
      'AnaMX → pide llamarse Nova',
      'Sin nick → pide llamarse Rayo',
    ]);
  });

  it.each([
    ['Aceptar', true, 'El nombre nuevo quedó aceptado.'],
    ['No aceptar', false, 'Sigue el nombre de antes.'],
  ])('are decided with one tap on %s, for the seen revision', async (label, taken, said) => {
    const { user } = openTeam({ revision: 3, state: 'asked', nick: 'Nova', unit: null }, null);
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findAllByText(said)).not.toHaveLength(0);
    expect(sent).toEqual([
      { call: 'POST /api/registrations/andes/members/ana/names', body: { taken, revision: 3 } },
    ]);
  });

  it('are marked as changed if the player wished another name meanwhile', async () => {
    const error = 'El jugador cambió lo que pidió: míralo otra vez.';
    answer = () => Response.json({ success: false, error, code: 'stale-write' }, { status: 409 });
    const { user } = openTeam({ revision: 3, state: 'asked', nick: 'Nova', unit: null }, null);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findAllByText(error)).not.toHaveLength(0);
    expect(within(screen.getByRole('region', { name: 'Piden otro nombre' })).getByText('Nova')).toBeDefined();
  });

  it.each(['taken', 'refused', 'dropped'])('are gone once they are %s', (state) => {
    openTeam({ revision: 3, state, nick: 'Nova', unit: null }, null);
    expect(screen.queryByText('Piden otro nombre')).toBeNull();
  });

  it.each([
    ['after the approval', '2026-11-20T13:00:00Z', 'Entró después de la aprobación', true],
    ['before it', '2026-11-20T11:00:00Z', 'Piden otro nombre', false],
  ])('say of a player who joined %s whether it is a new one', async (_, acceptedAt, title, isNew) => {
    const wish = { revision: 1, state: 'asked', nick: 'Rayo', unit: null };
    const members = [
      samplePlayer('Ana', 1),
      samplePlayer('Beto', 5, { role: 'substitute', nick: '', wish, acceptedAt }),
    ];
    const decidedAt = '2026-11-20T12:30:00Z';
    const registration = sampleTeam('andes', 4, { status: 'approved', decidedAt, members });
    openScreen(<WishesSection registration={registration} />);
    const section = screen.getByRole('region', { name: title });
    const told =
      'Beto Rojas entró al equipo ya aprobado. Hasta que aceptes su nick, los demás leen «Jugador 7-5».';
    expect(section.textContent.replaceAll(/[\u2066-\u2069]/g, '').includes(told)).toBe(isNew);
    await userEvent.click(screen.getByRole('button', { name: 'No aceptar' }));
    const said = isNew ? 'Los demás siguen leyendo «Jugador 7-5».' : 'Sigue el nombre de antes.';
    expect(await screen.findAllByText(said)).not.toHaveLength(0);
  });
});
