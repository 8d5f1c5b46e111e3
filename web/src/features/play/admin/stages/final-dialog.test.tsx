import { HOUR_MS } from '@copa/domain/limits';
import type { Match } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { learnServerTime } from '../../../../lib/network/server-clock.ts';
import { SATURDAY, stageOf, TOURNAMENT } from '../play.fixture.ts';
import FinalDialog from './final-dialog.tsx';
import { StageActions } from './stage-actions.tsx';
import { stageView } from './stage-view.ts';

const ASK = 'Pedir la confirmación de la final';
const FINAL: Partial<Stage> = { number: 2, name: 'Final', advance: { perLobby: 0, byTable: 0 } };
const SEEN = '2026-11-21T18:00:00.000Z';
const ENTRY = {
  kind: 'entry',
  opensAt: '2026-11-20T19:00:00.000Z',
  closesAt: '2026-11-21T16:00:00.000Z',
  onMissing: 'release',
};

let sent: unknown[] = [];
let answeredAt = SATURDAY;

const tournamentAt = (updatedAt: string, windows: readonly object[]) =>
  z.parse(TournamentSchema, { id: 'copa', ...TOURNAMENT, stage: 2, windows, updatedAt });

function open(
  stage: Partial<Stage>,
  windows: readonly object[] = [ENTRY],
  matches: readonly Match[] = [],
  changes: object = {},
) {
  const tournament = { ...tournamentAt(SEEN, windows), ...changes };
  const view = stageView(stageOf('copa', ['Fenix', 'Lobos'], stage), matches);
  openScreen(
    <StageActions
      tournament={tournament}
      stages={[view.stage]}
      view={view}
      isBlocked={false}
      hasFirst={false}
      onEdit={() => undefined}
    />,
  );
}

it.each([
  ['published', {}, true],
  ['hidden', { status: 'draft', hiddenAt: SATURDAY }, false],
  ['cancelled', { cancelledAt: SATURDAY }, false],
] as const)('is asked for only if the finalists hear of it: %s', (_, changes, isOffered) => {
  open(FINAL, [ENTRY], [], changes);
  expect(screen.queryByRole('button', { name: ASK }) !== null).toBe(isOffered);
});

const dialog = async () => within(await screen.findByRole('dialog', { hidden: true, name: ASK }));

describe('the confirmation of the final', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY });
    sent = [];
    answeredAt = SATURDAY;
    const room = { match: 1, lobby: 'a', revision: 1, openAt: '2026-11-21T19:45:00.000Z', roomId: '1' };
    const rooms = [{ ...room, password: '', note: '' }];
    vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
      if (method === 'GET') {
        const headers = { date: answeredAt.toUTCString() };
        return Response.json({ success: true, data: { rooms, isDelivered: true } }, { headers });
      }
      sent.push(JSON.parse(body ?? '{}'));
      return Response.json({ success: false, code: 'conflict', error: 'No esta vez.' }, { status: 409 });
    });
  });
  afterEach(() => {
    learnServerTime(Date.now());
  });

  it('lasts from now until before the room of its first match, beside the other confirmations', async () => {
    open(FINAL);
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    const asked = await dialog();
    await userEvent.click(await asked.findByLabelText(/7:20.p\..m\./));
    await userEvent.click(await asked.findByLabelText(/7:35.p\..m\./));
    await userEvent.click(asked.getByLabelText('Quien no confirme conserva el lugar y tú decides.'));
    await userEvent.click(asked.getByRole('button', { name: 'Pedirla ahora', hidden: true }));
    expect(await asked.findByText('No esta vez.')).toBeDefined();
    const final = {
      kind: 'final',
      opensAt: expect.stringMatching(/^2026-11-21T19:00:/) as string,
      closesAt: '2026-11-21T19:35:00.000Z',
      onMissing: 'mark',
    };
    expect(sent).toEqual([{ windows: [ENTRY, final], expectedUpdatedAt: SEEN }]);
  });

  it('overwrites nothing that somebody else changed while it was open', async () => {
    function Live() {
      const [tournament, setTournament] = useState(tournamentAt(SEEN, [ENTRY]));
      return (
        <>
          <button type="button" onClick={() => setTournament(tournamentAt('2026-11-21T18:30:00.000Z', []))}>
            Otra persona
          </button>
          <FinalDialog tournament={tournament} onClose={() => undefined} />
        </>
      );
    }
    openScreen(<Live />);
    const asked = await dialog();
    await userEvent.click(asked.getByLabelText('Quien no confirme conserva el lugar y tú decides.'));
    fireEvent.click(screen.getByRole('button', { name: 'Otra persona', hidden: true }));
    await userEvent.click(asked.getByRole('button', { name: 'Pedirla ahora', hidden: true }));
    await asked.findByText('No esta vez.');
    expect(sent).toMatchObject([{ windows: [ENTRY, { kind: 'final' }], expectedUpdatedAt: SEEN }]);
  });

  it('releases no place unless the organiser chooses that', async () => {
    open(FINAL);
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    const asked = await dialog();
    const choice = within(asked.getByRole('radiogroup', { name: /^Si alguien no confirma/ }));
    expect(choice.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    await userEvent.click(asked.getByRole('button', { name: 'Pedirla ahora', hidden: true }));
    expect(await asked.findByText('Elige qué pasa si alguien no confirma.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['release', '\nEl lugar de quien no confirme pasa a quien sigue en la tabla.\n'],
    ['mark', '\n'],
  ])('leaves a message for the group while it is open: %s', async (onMissing, end) => {
    const closesAt = new Date(SATURDAY.getTime() + HOUR_MS).toISOString();
    open(FINAL, [{ kind: 'final', opensAt: SATURDAY.toISOString(), closesAt, onMissing }]);
    const share = await screen.findByRole('link', { name: 'Compartir por WhatsApp' });
    const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    const until = 'Confirmen en «Mi torneo» hasta el sáb 21 nov, 3:00 p. m. en Colombia.';
    const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(plain).toBe(
      `*Copa Sábado: Final*\nFenix, Lobos\n${until}${end} ${location.origin}/tournament/copa`,
    );
  });

  it('leaves the message as soon as it is asked for', async () => {
    const view = stageView(stageOf('copa', ['Fenix', 'Lobos'], FINAL), []);
    function Live() {
      const [windows, setWindows] = useState<readonly object[]>([ENTRY]);
      const ask = () => {
        const opensAt = new Date().toISOString();
        const closesAt = new Date(Date.now() + HOUR_MS).toISOString();
        setWindows([ENTRY, { kind: 'final', opensAt, closesAt, onMissing: 'mark' }]);
      };
      const tournament = tournamentAt(SEEN, windows);
      const acts = { tournament, stages: [view.stage], view, isBlocked: false, hasFirst: false };
      return (
        <>
          <button type="button" onClick={ask}>
            pedir
          </button>
          <StageActions {...acts} onEdit={() => undefined} />
        </>
      );
    }
    openScreen(<Live />);
    vi.setSystemTime(new Date(SATURDAY.getTime() + 1000));
    fireEvent.click(screen.getByRole('button', { name: 'pedir' }));
    // The next tick of the clock comes after fifteen seconds.
    expect(await screen.findByText('El mensaje para el grupo')).toBeDefined();
  });

  it('offers no message once it is closed, or while the tournament is hidden', async () => {
    const closingAt = (ms: number) => new Date(SATURDAY.getTime() + ms).toISOString();
    const window = { kind: 'final', opensAt: SEEN, onMissing: 'mark' };
    open(FINAL, [{ ...window, closesAt: closingAt(1) }]);
    // Without this wait, the second screen could lack the message only because its chunk is not loaded yet.
    expect(await screen.findByText('El mensaje para el grupo')).toBeDefined();
    cleanup();
    open(FINAL, [{ ...window, closesAt: closingAt(-1) }]);
    expect(screen.queryByText('El mensaje para el grupo')).toBeNull();
    cleanup();
    open(FINAL, [{ ...window, closesAt: closingAt(1) }], [], { status: 'draft', hiddenAt: SATURDAY });
    expect(screen.queryByText('El mensaje para el grupo')).toBeNull();
  });

  it('opens by the clock of the server, on a phone that is an hour behind', async () => {
    answeredAt = new Date(SATURDAY.getTime() + HOUR_MS);
    open(FINAL);
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    const asked = await dialog();
    await userEvent.click(asked.getByLabelText(/^El lugar de quien no confirme/));
    await userEvent.click(await asked.findByLabelText(/8:30.p\..m\./));
    await userEvent.click(asked.getByRole('button', { name: 'Pedirla ahora', hidden: true }));
    expect(await asked.findByText('No esta vez.')).toBeDefined();
    expect(sent).toMatchObject([
      { windows: [ENTRY, { opensAt: expect.stringMatching(/^2026-11-21T20:00:/) as string }] },
    ]);
  });

  it.each([
    ['a stage from which somebody passes', { ...FINAL, advance: { perLobby: 1, byTable: 0 } }, []],
    ['the first stage', { ...FINAL, number: 1 }, []],
    ['one that is over', { ...FINAL, state: 'closed' as const }, []],
    ['one that was asked for', FINAL, [{ ...ENTRY, kind: 'final' }]],
  ])('is not offered in %s', (_, stage, windows) => {
    open(stage, windows);
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });
});
