import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import type { Registration } from '@copa/domain/registrations/registration';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { dayOf } from '../day.fixture.ts';
import { ConfirmationSection } from './confirmation-section.tsx';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const waiter = (waitSeq: number, changes: object = {}) =>
  dayUnit(`Espera${waitSeq}`, 100 + waitSeq, {
    status: 'pending',
    place: 'waiting',
    waitSeq,
    waitsFor: ['entry', 'match'],
    ...changes,
  });

function open(count: number, now: Date, changes: object = {}, waiting: readonly Registration[] = []) {
  const tournament = dayTournament({
    maxPlayers: 48,
    windows: [{ kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'mark' }],
    ...changes,
  });
  const [window] = tournament.windows;
  if (window === undefined) throw new Error('the tournament has no confirmation');
  const units = Array.from({ length: count }, (_, index) =>
    dayUnit(`Nick${index + 1}`, index + 1, {
      fullName: index === 7 ? 'Íñigo Peña' : `Jugadora ${index + 1}`,
      phone: `30012345${10 + index}`,
    }),
  );
  const day = dayOf(tournament, [...units, ...waiting]);
  openScreen(<ConfirmationSection {...{ day, window, now }} isPresent />);
}

const NAME = 'Buscar jugador';
const ASKING = { kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'release' };
const TOLD = { match: { toldAt: at('19:00') } };

it('moves no row of the missing once all are loaded, until the organiser comes back from a chat', () => {
  const tournament = dayTournament({ windows: [{ ...ASKING, onMissing: 'mark' }] });
  const [window] = tournament.windows;
  if (window === undefined) throw new Error('the tournament has no confirmation');
  const of = (names: readonly string[], isWhole = true) => {
    const units = names.map((name) => dayUnit(name, 1, { fullName: name, phone: '3001234510' }));
    const day = { ...dayOf(tournament, units), isWhole };
    return <ConfirmationSection {...{ day, window }} now={at('19:20')} isPresent />;
  };
  const rows = () =>
    within(screen.getByRole('list', { name: 'Faltan' }))
      .getAllByRole('listitem')
      .map((row) => [
        /Ana|Bea|Caro|Nova/.exec(row.textContent)?.[0],
        within(row).queryAllByRole('button').length,
      ]);
  const { change } = openScreen(of(['Ana', 'Bea', 'Caro'], false));
  change(of(['Bea', 'Ana', 'Caro']));
  expect(rows().map(([name]) => name)).toEqual(['Bea', 'Ana', 'Caro']);
  change(of(['Nova', 'Ana', 'Caro']));
  expect(rows()).toEqual([
    ['Bea', 0],
    ['Ana', 1],
    ['Caro', 1],
    ['Nova', 1],
  ]);
  expect(screen.getByText('ya no falta')).toBeDefined();
  fireEvent(document, new Event('visibilitychange'));
  expect(rows().map(([name]) => name)).toEqual(['Nova', 'Ana', 'Caro']);
});

it.each([
  ['open', 'Faltan', '19:20'],
  ['closed', 'Faltaron', '20:30'],
])('a long list of an %s confirmation is searched as the list of registrations is', async (_, list, time) => {
  open(13, at(time));
  const field = screen.getByRole('searchbox', { name: NAME, hidden: true });
  const rows = () =>
    within(screen.getByRole('list', { name: list, hidden: true })).queryAllByRole('listitem', {
      hidden: true,
    });
  expect(rows()).toHaveLength(13);
  for (const text of ['inigo pena', '300 123 4517']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Íñigo Peña')]);
  }
  await userEvent.clear(field);
  await userEvent.type(field, 'ninguna');
  expect(rows()).toEqual([]);
  expect(screen.getByText('Nadie con esa búsqueda.')).toBeDefined();
});

const ready = [waiter(1), waiter(2)];
const unready = { waitsFor: ['entry'] };
const queue = (changes: object) => ({ waitlist: { max: 9, mode: 'auto', endsAt: null, ...changes } });

it.each([
  [1, 'two who are ready', queue({}), ready, 'pasa a quien espera'],
  [2, 'two who are ready', queue({}), ready, 'pasan a quienes esperan'],
  [3, 'two who are ready', queue({}), ready, '2 pasan a quienes esperan y 1 queda libre'],
  [
    3,
    'one who is ready',
    queue({}),
    [waiter(1), waiter(2, unready)],
    '1 pasa a quien espera y 2 quedan libres',
  ],
  [1, 'nobody who is ready', queue({}), [waiter(1, unready)], 'queda libre'],
  [1, 'nobody', queue({}), [], 'queda libre'],
  [1, 'a suspended unit', queue({}), [waiter(9)], 'queda libre'],
  [1, 'a queue that has ended', queue({ endsAt: at('19:30') }), ready, 'queda libre'],
  [2, 'a queue by hand', queue({ mode: 'manual' }), ready, 'quedan libres'],
] as const)('in the review, %i unconfirmed, with %s: %s', async (count, _, changes, waiting, said) => {
  const suspended = Response.json({ success: true, data: { units: [{ id: 'Espera9', until: null }] } });
  vi.stubGlobal('fetch', async () => suspended);
  open(
    count,
    at('19:42'),
    { windows: [ASKING], closings: TOLD, waitingPlayers: waiting.length, ...changes },
    waiting,
  );
  const text = `Hasta entonces puedes readmitir. Si no haces nada, ${said}.`;
  expect(await screen.findByText(text)).toBeDefined();
});

it.each([
  [{}, 2],
  [{ status: 'draft', hiddenAt: at('19:10') }, 0],
])(
  'the missing of a tournament with %j get messages by %i links and one text for the group',
  (changes, links) => {
    open(2, at('19:20'), changes);
    expect(screen.getByRole('list', { name: 'Faltan' })).toBeDefined();
    expect(screen.queryAllByRole('link', { name: /^Avisar por WhatsApp/ })).toHaveLength(links);
    expect(screen.queryAllByRole('button', { name: 'Copiar para el grupo' })).toHaveLength(links / 2);
  },
);

it('a list of twelve is read, and has no search field', () => {
  open(12, at('19:20'));
  expect(screen.getByRole('list', { name: 'Faltan' })).toBeDefined();
  expect(screen.queryByRole('searchbox', { name: NAME })).toBeNull();
});

const UNTOLD = 'El aviso de esta confirmación no salió a tiempo.';

it.each([
  ['open, and the site has not noticed it', '19:35', {}],
  ['in its review', '19:42', {}],
  [
    'closed, and the site kept the places',
    '19:50',
    {
      windows: [{ ...ASKING, onMissing: 'mark' }],
      closings: { match: { extendedAt: at('19:10'), untoldAt: at('19:45') } },
    },
  ],
])('a confirmation that nobody was told of says so, and is asked again: %s', async (_, time, changes) => {
  open(2, at(time), { windows: [ASKING], ...changes });
  expect(screen.getAllByText(UNTOLD, { ignore: 'summary *' })).toHaveLength(1);
  expect(screen.getByText(/^Por eso nadie pierde su cupo\. Si queda tiempo, pídela otra vez/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Liberar ahora', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Extender', hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pedirla otra vez', hidden: true }));
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog).getByText(
      /^El sitio avisa a quien falta: ahora, o por la mañana si es de noche y queda tiempo\. Quien no confirme pierde/,
    ),
  ).toBeDefined();
});

it.each([
  ['told in time', '19:50', { closings: TOLD }],
  ['untold, of a tournament that was cancelled', '19:50', { cancelledAt: at('19:46') }],
  ['untold, too late to ask again', '19:56', {}],
])('a confirmation is not asked again: %s', (_, time, changes) => {
  open(2, at(time), { windows: [ASKING], ...changes });
  expect(screen.queryByRole('button', { name: 'Pedirla otra vez', hidden: true })).toBeNull();
});

it.each([
  ['final', true],
  ['match', false],
])('after the start, an untold confirmation of the %s is urgent: %s', (kind, isUrgent) => {
  open(2, at('21:30'), {
    windows: [{ kind, opensAt: at('20:30'), closesAt: at('21:00'), onMissing: 'mark' }],
    closings: { [kind]: { untoldAt: at('20:59') } },
  });
  const told = screen.getByText(/^Cerró .+[^.]\. El aviso no salió a tiempo$/, { selector: 'summary *' });
  expect(told.classList.contains('text-danger')).toBe(isUrgent);
});
