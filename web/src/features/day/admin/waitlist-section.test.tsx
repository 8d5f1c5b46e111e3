import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { BEHIND_FROM, GIVEN_ON_AFTER_MS, SECOND_MS } from '@copa/domain/limits';
import { readFrom } from '@copa/domain/time/reader.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { dayOf } from './day.fixture.ts';
import { WaitlistSection } from './waitlist-section.tsx';

const now = new Date('2026-11-19T15:00:00Z');
const tournament = dayTournament({
  id: 'copa',
  currentPlayers: 11,
  waitingPlayers: 3,
  waitlist: { max: 5, mode: 'auto' },
});

const waiter = (id: string, number: number, waitSeq: number) =>
  dayUnit(id, number, { status: 'pending', place: 'waiting', waitSeq, createdAt: now });
const units = [waiter('Ana', 1, 1), waiter('Beto', 2, BEHIND_FROM + 2), waiter('Carla', 3, 3)];

const shown = { now, isPresent: true, given: [], onUndoOver: () => undefined };
const asked = vi.fn<(url: string) => void>();
beforeEach(() => {
  asked.mockClear();
  readFrom('America/Bogota');
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return Response.json({ success: true, data: { units: [{ id: 'Ana', until: null }] } });
  });
});

it('marks suspended units, which get no place, and says until when a unit waits behind others', async () => {
  openScreen(<WaitlistSection day={dayOf(tournament, units)} {...shown} />);
  await screen.findByText('1.º · Con suspensión: no se le puede dar un cupo.');
  expect(asked.mock.calls).toEqual([['/api/tournaments/copa/suspended']]);
  expect(screen.getByText('3 en espera').className).toBe('sr-only');
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll(/\s/g, ' '));
  expect(lines).toEqual([
    expect.stringMatching(/^Ana Rojas.*1\.º · Con suspensión: no se le puede dar un cupo\.$/),
    expect.stringMatching(/^Carla Rojas.*2\.º · Espera su cupo\.Dar cupo$/),
    expect.stringMatching(
      /^Beto Rojas.*3\.º · Espera detrás: faltó a 2 torneos\. Si todavía queda un cupo mañana, 3:00 p\. m\., entra\.Dar cupo$/,
    ),
  ]);
});

it.each([
  ['goes on', {}, 'El sitio da cada cupo libre a quien sigue.'],
  [
    'goes on to a complete team',
    { modality: 'duo' },
    'El sitio da cada cupo libre al primer equipo completo.',
  ],
  [
    'goes to a newcomer if nobody in the queue can take it',
    { modality: 'duo', status: 'published', linkedFormId: 'form' },
    'El sitio da cada cupo libre al primer equipo completo. Si nadie de la lista puede tomarlo, es de quien se inscriba primero.',
  ],
  ['is given by hand', { waitlist: { max: 5, mode: 'manual' } }, 'Tú das cada cupo.'],
  [
    'goes to nobody while the tournament is hidden',
    { status: 'draft', hiddenAt: now },
    'Mientras el torneo no se vea, el sitio no da ningún cupo: puedes darlo tú.',
  ],
  [
    'goes to nobody after the start',
    { date: '2026-11-19T14:00:00Z' },
    'El sitio ya no da ningún cupo: puedes darlo tú.',
  ],
  [
    'goes to nobody after the end of the queue',
    { waitlist: { max: 5, mode: 'auto', endsAt: '2026-11-19T14:00:00Z' } },
    'El sitio ya no da ningún cupo: puedes darlo tú.',
  ],
])('a free place %s', (_, changes, told) => {
  const day = dayOf(dayTournament({ ...tournament, ...changes }), units);
  openScreen(<WaitlistSection day={day} {...shown} />);
  const behind = 'Espera detrás: faltó a 2 torneos.';
  expect(screen.getByText(`1 cupo libre. ${told}`)).toBeDefined();
  const entersByItself = /Si todavía queda un cupo/.test(document.body.textContent);
  expect([document.body.textContent.includes(behind), entersByItself]).toEqual([
    true,
    told.startsWith('El sitio da cada cupo libre'),
  ]);
});

it.each([
  ['no place is free', 12, 1, '1 cupo se libera dentro de un minuto. Tú das cada cupo.'],
  ['another place is free', 11, 2, '1 cupo libre. 2 cupos se liberan dentro de un minuto. Tú das cada cupo.'],
  ['nobody was rejected', 12, 0, '0 cupos libres: no puedes dar ninguno. Cuando se libere uno, lo das tú.'],
])('says that a rejected unit leaves its place in a moment: %s', (_, currentPlayers, rejected, told) => {
  const gone = (place: string) =>
    dayUnit(`Eva ${place}`, 5, { status: 'rejected', place, waitSeq: 9, givenOnAt: now });
  const going = Array.from({ length: rejected }, () => gone('held'));
  const full = dayTournament({ ...tournament, currentPlayers, waitlist: { max: 5, mode: 'manual' } });
  openScreen(<WaitlistSection day={dayOf(full, [...units, ...going, gone('waiting')])} {...shown} />);
  expect(screen.getByText(told)).toBeDefined();
});

it.each([
  [
    'is hidden',
    { status: 'draft', hiddenAt: now },
    'Mientras el torneo no se vea, el sitio no da ningún cupo: cuando se libere uno, puedes darlo tú.',
  ],
  ['has started', { date: '2026-11-19T14:00:00Z' }, 'Cuando se libere uno, lo das tú.'],
  ['was cancelled', { cancelledAt: now }, 'Cuando se libere uno, lo das tú.'],
])('says who gives the next place of a full tournament that %s', (_, changes, told) => {
  const full = dayTournament({ ...tournament, ...changes, currentPlayers: 12 });
  openScreen(<WaitlistSection day={dayOf(full, units)} {...shown} />);
  expect(screen.getByText(`0 cupos libres: no puedes dar ninguno. ${told}`)).toBeDefined();
});

it('says why nobody can be given a place while the tournament is full and places go on by themselves', () => {
  const full = dayTournament({ ...tournament, currentPlayers: 12 });
  openScreen(<WaitlistSection day={dayOf(full, units)} {...shown} />);
  const told = '0 cupos libres: no puedes dar ninguno. El sitio da cada cupo libre a quien sigue.';
  expect(screen.getByText(told)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Dar un cupo/ })).toBeNull();
});

it.each([
  ['next', 'Carla', 'Es quien sigue en la lista.'],
  ['not next', 'Eva', ''],
])('fills in the reason for a unit that is next: %s', (_, name, reason) => {
  const queue = [waiter('Carla', 3, 3), waiter('Eva', 4, 4)];
  openScreen(<WaitlistSection day={dayOf(tournament, queue)} {...shown} />);
  fireEvent.click(screen.getByRole('button', { name: `Dar un cupo a ${name} Rojas` }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Motivo/, hidden: true });
  expect(field.value).toBe(reason);
});

const NEXT = 'Es quien sigue en la lista.';
const READY = 'Está listo y los anteriores no.';
const AGREED = 'Lo acordamos en el grupo.';

it.each([
  ['the first, not ready', 'Carla', '', [NEXT, AGREED]],
  ['the second, not ready', 'Eva', '', [AGREED]],
  ['the second, as ready as the first', 'Eva', 'Carla Eva', [AGREED]],
  ['the second, which alone is ready', 'Eva', 'Eva', [NEXT, READY, AGREED]],
  ['the third, after one that is ready', 'Fito', 'Eva Fito', [AGREED]],
])('offers only reasons that are true for the unit: %s', (_, name, ready, reasons) => {
  const matchWindow = { kind: 'match', opensAt: '2026-11-19T14:00:00Z', closesAt: '2026-11-19T16:00:00Z' };
  const played = dayTournament({ ...tournament, date: '2026-11-19T17:00:00Z', windows: [matchWindow] });
  const queue = ['Carla', 'Eva', 'Fito'].map((id, index) => ({
    ...waiter(id, index + 3, index + 3),
    readyAt: ready.includes(id) ? now : null,
  }));
  openScreen(<WaitlistSection day={dayOf(played, queue)} {...shown} />);
  fireEvent.click(screen.getByRole('button', { name: `Dar un cupo a ${name} Rojas` }));
  const offered = within(screen.getByRole('group', { name: 'Motivos frecuentes', hidden: true }));
  expect(offered.getAllByRole('button', { hidden: true }).map((each) => each.textContent)).toEqual(reasons);
});

it('shows fifty of many who wait, and the others after a tap', () => {
  const many = Array.from({ length: 60 }, (_, index) => waiter(`unidad${index}`, 1, index + 1));
  openScreen(<WaitlistSection day={dayOf(tournament, many)} {...shown} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Ver los 10 que faltan' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

it('does not ask again about a unit that somebody else gave the place, when the next one waits', async () => {
  const full = { ...tournament, currentPlayers: 12, waitlist: { ...tournament.waitlist, max: 0 } };
  const days = [
    dayOf(tournament, [waiter('Carla', 3, 3)]),
    dayOf(full),
    dayOf(tournament, [waiter('Dora', 4, 4)]),
  ];
  function Live() {
    const [at, setAt] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Pasa el tiempo
        </button>
        {days.slice(at, at + 1).map((day) => (
          <WaitlistSection key="espera" day={day} {...shown} />
        ))}
      </>
    );
  }
  openScreen(<Live />);
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Pasa el tiempo', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: /^Dar .*Carla/ }));
  expect(screen.getByRole('dialog', { hidden: true })).toBeDefined();
  goOn();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  goOn();
  expect(screen.getByRole('button', { name: /^Dar .*Dora/, hidden: true })).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

describe('a place that an organiser has just given', () => {
  const soon = () => new Date(Date.now() + GIVEN_ON_AFTER_MS);
  const given = (changes: object = {}) =>
    dayUnit('Dora', 4, { place: 'held', takeBackUntil: soon(), status: 'pending', ...changes });
  const nobodyWaits = { ...tournament, currentPlayers: 12, waitingPlayers: 0 };
  const takeBack = 'Deshacer el cupo de Dora Rojas';

  it.each([
    ['waiting', 'Dora Rojas espera otra vez, con su número.'],
    ['held', 'A Dora Rojas le toca el cupo de todos modos: es quien sigue.'],
  ])('can be taken back until the unit is told, and then it is %s', async (place, told) => {
    const calls = vi.fn<(url: string, method?: string) => void>();
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      calls(url, init?.method);
      return Response.json({ success: true, data: { ...given(), place, takeBackUntil: null } });
    });
    openScreen(<WaitlistSection day={dayOf(nobodyWaits, [given()])} {...shown} given={[given()]} />);
    const list = screen.getByRole('list', { name: 'Cupos recién dados' });
    expect(list.textContent).toContain('Tiene cupo. Todavía no le avisamos.Deshacer (10)');
    const undo = screen.getByRole('button', { name: takeBack });
    expect(undo.className).toContain('late-touch');
    fireEvent.click(undo);
    expect(await screen.findByText(told)).toBeDefined();
    expect(calls.mock.calls).toContainEqual(['/api/registrations/Dora/promote', 'DELETE']);
  });

  it('is told by one toast, which the outcome of the undo replaces', async () => {
    const waits = { ...given(), place: 'waiting', waitSeq: 1, takeBackUntil: null };
    // The clock of this phone is fast, so the stored time seems to be over.
    const held = given({ takeBackUntil: new Date(Date.now() - SECOND_MS) });
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
      Response.json({ success: true, data: init?.method === 'DELETE' ? waits : held }),
    );
    const before = dayOf(tournament, [waiter('Dora', 4, 1)]);
    const after = dayOf(nobodyWaits, [held]);
    function Live() {
      const [isGiven, setIsGiven] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsGiven(true)}>
            Llega el cambio
          </button>
          <WaitlistSection {...shown} day={isGiven ? after : before} given={isGiven ? [held] : []} />
        </>
      );
    }
    openScreen(<Live />);
    const toasts = () =>
      screen
        .queryAllByText(/Dora Rojas (tiene cupo|espera otra vez)/)
        .flatMap((said) => said.closest('.toast')?.textContent ?? []);
    fireEvent.click(screen.getByRole('button', { name: 'Dar un cupo a Dora Rojas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dar cupo', hidden: true }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Dora Rojas tiene cupo')]));
    fireEvent.click(screen.getByRole('button', { name: 'Llega el cambio', hidden: true }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(takeBack));
    fireEvent.click(screen.getByRole('button', { name: takeBack, hidden: true }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Dora Rojas espera otra vez')]));
  });
});
