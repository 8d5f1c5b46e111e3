import type { Registration } from '@copa/domain/registrations/registration';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePlayer, sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { RegistrationList } from './registration-list.tsx';
import type { StandingNotes } from './use-standings.ts';

const ana = sampleRegistration('ana', { fullName: 'Ana' });
const bea = sampleRegistration('bea', { fullName: 'Bea' });
const eva = sampleRegistration('eva', { fullName: 'Eva' });

const decide = vi.fn<(registration: Registration, status: string) => void>();
const actions = { open: () => undefined, select: () => undefined, decide };

const standings: StandingNotes = new Map([
  ['andes', { standing: 'incomplete', position: null, label: 'Le faltan 2' }],
  ['gone', { standing: 'released', position: null, label: 'Cupo liberado' }],
  ['ana', { standing: 'waiting', position: 1, label: 'En espera 1.º' }],
]);

const marks = {
  duplicates: new Map(),
  bursts: new Map(),
  left: new Set<string>(),
  suspended: new Set(['bea']),
  standings,
  moreBelow: () => undefined,
};

const list = (
  registrations: readonly Registration[],
  busy: readonly string[] = [],
  changes: Partial<ComponentProps<typeof RegistrationList>['list']> = {},
) => (
  <RegistrationList
    list={{ ...marks, documents: registrations, shown: registrations, ...changes }}
    selection={new Set()}
    busy={new Set(busy)}
    tournamentName={null}
    actions={actions}
  />
);

class NoResizes {
  observe() {}
  disconnect() {}
}

const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

async function decideWithKeys(label: string): Promise<void> {
  screen.getByRole('button', { name: label }).focus();
  await userEvent.keyboard('{Enter}');
}

describe('a row', () => {
  beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes));
  it('shows a team by its name with its members, and a player by the nick, with the legal name second', () => {
    const mia = { ...sampleRegistration('mia', { fullName: 'Mía Sol' }), nick: 'SolMX' };
    render(list([sampleTeam('andes', 4), sampleRegistration('leo', { fullName: 'Leo Paz' }), mia]));
    expect(rowOf('SolMX').textContent).toMatch(/^SolMX.*Mía Sol · 123456789/);
    expect(rowOf('Los Andes \\[AND\\]').textContent).toContain('4 de 4 · AnaMX, BetoMX, CaroMX, DaniMX');
    expect(rowOf('Leo Paz').textContent).toContain('123456789');
  });

  it('shows a player of an imported list, who has only a nick and a phone, without gaps', () => {
    const tigre = sampleRegistration('tigre', { fullName: 'Tigre', phone: '+52 55', email: '' });
    render(list([{ ...tigre, nick: 'Tigre' }]));
    expect(rowOf('Tigre').textContent).toMatch(/^Tigrehace [^·]+ · 123456789\+52 55[^·]*$/);
  });

  it('keeps ID and phone behind a legal name of Arabic letters', () => {
    const fahd = sampleRegistration('fahd', { fullName: 'فهد', phone: '+52 55 1234 5678' });
    render(
      list([
        { ...fahd, nick: 'FahdMX' },
        { ...sampleTeam('andes', 4), fullName: 'فهد' },
      ]),
    );
    expect(rowOf('FahdMX').textContent).toContain('\u2068فهد\u2069 · 123456789');
    expect(rowOf('Los Andes').textContent).toContain('Capitán: \u2068فهد\u2069 · ');
  });

  it('has the same columns, whether it is of a team or a player, and however it was decided', () => {
    render(list([sampleTeam('andes', 4), ana, { ...bea, status: 'approved' }]));
    const rows = ['Los Andes', 'Ana', 'Bea'].map(rowOf);
    const layout = (row: HTMLElement) => [row.className, row.nextElementSibling?.className];
    expect(new Set(rows.map((row) => JSON.stringify(layout(row))))).toHaveLength(1);
    expect(rows[0]?.nextElementSibling?.className).toContain('lg:w-28');
  });

  it('keeps its place without buttons once it was decided elsewhere, or its unit has withdrawn', () => {
    const approved = { ...bea, status: 'approved' } as const;
    render(list([ana, approved, eva], [], { left: new Set(['bea', 'eva']), documents: [ana, approved] }));
    expect(screen.getAllByRole('button', { name: /^(Aprobar|Rechazar)/ })).toHaveLength(2);
    expect(rowOf('Bea').textContent).toContain('Aprobado');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir a Bea' }).disabled).toBe(true);
    const cards = screen.getAllByRole('listitem').map((row) => row.querySelector('.surface') !== null);
    expect(cards).toEqual([true, false, false]);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Eva\u00a0· ya no está');
  });

  it('has a place of its own for each button, so that none moves when the other disappears', () => {
    const { rerender } = render(list([ana]));
    const reject = () => screen.getByRole('button', { name: 'Rechazar a Ana' }).className;
    const before = reject();
    rerender(list([{ ...ana, status: 'approved' }]));
    expect([reject(), before.includes('col-start-2')]).toEqual([before, true]);
  });

  it('takes no tap that comes when somebody else has just decided', () => {
    const { rerender } = render(list([ana]));
    const approve = () => screen.getByRole('button', { name: 'Aprobar a Ana' });
    expect(approve().closest('.late-touch')).toBeNull();
    rerender(list([{ ...ana, status: 'rejected' }]));
    expect(approve().closest('.late-touch')).not.toBeNull();
  });

  it('says beside the status that a unit waits for a place', () => {
    render(list([ana]));
    expect(rowOf('Ana').textContent).toMatch(/En espera 1\.º · hace [^·]+ · 123456789/);
  });

  it('says who is missing, and cannot be approved', async () => {
    decide.mockClear();
    render(list([sampleTeam('andes', 2)]));
    expect(rowOf('Los Andes').textContent).toMatch(/Le faltan 2 · hace [^·]+ · 2 de 4 · AnaMX, BetoMX/);
    const approve = screen.getByRole<HTMLButtonElement>('button', {
      name: 'No se puede aprobar a Los Andes [AND]: Faltan 2 jugadores: se aprueba cuando el equipo esté completo.',
    });
    expect(approve.disabled).toBe(true);
    await userEvent.click(approve);
    expect(decide).not.toHaveBeenCalled();
  });

  it('says that a player wishes another name, until an organiser has decided', () => {
    const wish = (state: string) => [
      samplePlayer('Ana', 1, { wish: { revision: 1, state, nick: 'Nova', unit: null } }),
    ];
    const { rerender } = render(list([sampleTeam('andes', 4, { members: wish('asked') })]));
    expect(rowOf('Los Andes').textContent).toContain('Pide otro nombre');
    rerender(list([sampleTeam('andes', 4, { members: wish('refused') })]));
    expect(rowOf('Los Andes').textContent).not.toContain('Pide otro nombre');
  });

  it('says that a player joined after the approval, until an organiser has decided about the nick', () => {
    const wish = { revision: 1, state: 'asked', nick: 'Nova', unit: null };
    const joined = (acceptedAt: string) =>
      sampleTeam('andes', 4, {
        status: 'approved',
        decidedAt: '2026-11-20T12:30:00Z',
        members: [samplePlayer('Ana', 1), samplePlayer('Eva', 5, { nick: '', wish, acceptedAt })],
      });
    const { rerender } = render(list([joined('2026-11-20T13:00:00Z')]));
    expect(rowOf('Los Andes').textContent).toContain('Jugador nuevo');
    rerender(list([joined('2026-11-20T12:00:00Z')]));
    expect(rowOf('Los Andes').textContent).toContain('Pide otro nombre');
  });

  it('says that the place was released, even if players are missing', () => {
    render(list([sampleTeam('gone', 2, { place: 'released', incompleteUntil: null })]));
    expect(screen.getByText('Cupo liberado ·')).toBeDefined();
    expect(screen.queryByText(/Le faltan 2/)).toBeNull();
  });
});

describe('the focus of an organiser who decides with the keyboard', () => {
  beforeEach(() => {
    decide.mockClear();
    vi.stubGlobal('ResizeObserver', NoResizes);
  });
  it('stays on the row during and after saving', async () => {
    const { rerender } = render(list([ana, bea]));
    await decideWithKeys('Aprobar a Ana');
    expect(decide).toHaveBeenCalledExactlyOnceWith(ana, 'approved');
    rerender(list([ana, bea], ['ana']));
    expect(document.activeElement).toBe(rowOf('Ana'));
    rerender(list([{ ...ana, status: 'approved' }, bea]));
    expect(document.activeElement).toBe(rowOf('Ana'));
  });

  it('moves to the next row if the row leaves the list, or back from the last one', async () => {
    const { rerender } = render(list([ana, bea, eva]));
    await decideWithKeys('Rechazar a Bea');
    rerender(list([ana, eva]));
    expect(document.activeElement).toBe(rowOf('Eva'));
    await decideWithKeys('Aprobar a Eva');
    rerender(list([ana]));
    expect(document.activeElement).toBe(rowOf('Ana'));
  });

  it('does not move if it was elsewhere', async () => {
    const { rerender } = render(list([ana, bea]));
    await decideWithKeys('Aprobar a Ana');
    const bystander = rowOf('Bea');
    bystander.focus();
    rerender(list([bea]));
    expect(document.activeElement).toBe(bystander);
    bystander.blur();
    rerender(list([]));
    rerender(list([bea]));
    expect(document.activeElement).toBe(document.body);
  });
});
