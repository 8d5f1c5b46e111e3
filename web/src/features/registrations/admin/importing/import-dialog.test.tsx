import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { holdAnswers } from '../../../../../test/hold-answers.ts';
import { forgetAdminDrafts, forgetPersonalDrafts } from '../../../../lib/storage/kept-drafts.ts';
import { ImportDialog } from './import-dialog.tsx';

type Sent = Readonly<Record<string, unknown>> & { readonly requestId: string };

const inside = (place: string | null) => ({
  success: true,
  player: null,
  added: place === null ? null : { id: crypto.randomUUID(), ticketId: '0'.repeat(26), place },
});
const out = (error: string, player = 0) => ({
  success: false,
  player,
  code: 'already-registered',
  error,
  added: null,
});

function answering(...answers: readonly (readonly object[] | null)[]): readonly Sent[] {
  const sent: Sent[] = [];
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent);
    const results = waiting.shift() ?? null;
    return results === null ? Response.error() : Response.json({ success: true, data: { results } });
  });
  return sent;
}

const onAdded = vi.fn<(ids: readonly string[]) => void>();

async function openWith(modality: 'solo' | 'duo', text: string) {
  const tournament = { id: 'copa-1', name: 'Copa Uno', modality, substitutes: 0 };
  openScreen(<ImportDialog tournament={tournament} onAdded={onAdded} onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/Lista de jugadores/));
  await user.paste(text);
  return user;
}

const tap = (name: RegExp | string) => screen.getByRole('button', { name });

describe('importing a list', () => {
  afterEach(forgetAdminDrafts);

  it.each([
    [7, 'N1, N2, N3, N4, N5, N6 y 1 más'],
    [400, 'N1, N2, N3, N4, N5, N6 y 394 más'],
  ])('names the first of %i imported players, and counts the others', async (count, named) => {
    const nicks = Array.from({ length: count }, (_, index) => `N${index + 1}`);
    answering(nicks.map(() => inside(null)));
    const lines = nicks.map((nick, index) => `${nick};${200_000_000 + index};+525512345678`);
    const user = await openWith('solo', lines.join('\n'));
    await user.click(tap('Revisar la lista'));
    expect(await screen.findByText(named)).toBeDefined();
  });

  it.each([
    ['', 'Leímos un nombre sin jugadores: Piratas.'],
    ['LISTA DUOS\n', 'Leímos nombres sin jugadores: LISTA DUOS, Piratas.'],
  ])('says which teams have no players: %s', async (title, said) => {
    const sent = answering([inside(null)], [inside('held')]);
    const players = 'Fénix\nRayo 123456789 +525512345678\nSol 223456789\nPiratas';
    const user = await openWith('duo', `${title}${players}`);
    await user.click(tap('Revisar la lista'));
    expect(await screen.findByText(said)).toBeDefined();
    await user.click(tap('Importar 1 equipo'));
    expect(await screen.findByText('1 con cupo')).toBeDefined();
    expect(screen.getByText(said)).toBeDefined();
    expect(sent[1]?.['units']).toHaveLength(1);
  });

  it('says why a line is left out, imports the rest, and says how they get their links', async () => {
    const text =
      'Rayo;123456789;+525512345678\nLuna;1234567;+525512345678\nSol;223456789;+525512345678\nMar;323456789;+525512345678';
    const sent = answering(
      [inside(null), out('Ya está inscrito.'), inside(null)],
      [inside('held'), inside('waiting')],
    );
    const user = await openWith('solo', text);
    await user.click(tap('Revisar la lista'));
    expect(await screen.findByText('Entran 2 jugadores.')).toBeDefined();
    expect(screen.getByText('Rayo, Mar')).toBeDefined();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Luna;1234567;+525512345678El ID debe contener entre 8 y 12 dígitos numéricos',
      'Sol;223456789;+525512345678Ya está inscrito.',
    ]);
    await user.click(tap('Importar 2 jugadores'));
    expect(await screen.findByText('1 con cupo, 1 en espera')).toBeDefined();
    expect(screen.getByText(/^No les llega ningún correo\. .+ toca «Enviarle su enlace»\.$/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(sent.map(({ preview, units }) => [preview, (units as unknown[]).length])).toEqual([
      [true, 3],
      [false, 2],
    ]);
  });

  it('keeps the list and its request id if no answer comes', async () => {
    const sent = answering([inside(null)], null, [inside('held')]);
    const user = await openWith('duo', '*Fénix* +52 55 1234 5678\n1. Rayo 123456789\n2. Sol 223456789');
    await user.click(tap('Revisar la lista'));
    await user.click(await screen.findByRole('button', { name: 'Importar 1 equipo' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    await user.click(tap('Importar 1 equipo'));
    expect(await screen.findByText('1 con cupo')).toBeDefined();
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
    expect(sent[2]?.['units']).toMatchObject([{ unit: { name: 'Fénix' }, players: [{ nick: 'Rayo' }, {}] }]);
  });

  it('keeps the list on this device until the session ends', async () => {
    await openWith('solo', 'Rayo;123456789;+525512345678');
    expect(JSON.stringify(localStorage)).toContain('5512345678');
    forgetPersonalDrafts();
    expect(JSON.stringify(localStorage)).not.toContain('5512345678');
  });

  it('does not bring in a list without the lines that were added while it was checked', async () => {
    const sent = answering([inside(null)], [inside(null), inside(null)]);
    const user = await openWith('solo', 'Rayo;123456789;+525512345678');
    const goOn = holdAnswers();
    await user.click(tap('Revisar la lista'));
    await user.type(screen.getByLabelText(/Lista de jugadores/), '{Enter}Sol;223456789;+525512345678');
    await goOn();
    await vi.waitFor(() => expect(tap('Revisar la lista').getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByText('Entra 1 jugador.')).toBeNull();
    await user.click(tap('Revisar la lista'));
    expect(await screen.findByText('Entran 2 jugadores.')).toBeDefined();
    expect(sent).toHaveLength(2);
  });

  it('shows what came in: nobody leaves or changes the list while it is sent', async () => {
    const held = inside('held');
    answering([inside(null)], [held]);
    const onClose = vi.fn<() => void>();
    const tournament = { id: 'copa-1', name: 'Copa Uno', modality: 'solo', substitutes: 0 } as const;
    openScreen(<ImportDialog tournament={tournament} onAdded={onAdded} onClose={onClose} />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(/Lista de jugadores/));
    await user.paste('Rayo;123456789;+525512345678');
    await user.click(tap('Revisar la lista'));
    const bringIn = await screen.findByRole('button', { name: 'Importar 1 jugador' });
    const goOn = holdAnswers();
    await user.click(bringIn);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(tap('Corregir la lista')).toHaveProperty('disabled', true);
    await goOn();
    expect(await screen.findByText('1 con cupo')).toBeDefined();
    expect(onAdded).toHaveBeenLastCalledWith([held.added?.id]);
  });

  it('asks which number is the ID before it checks anything', async () => {
    const sent = answering([inside(null)]);
    const user = await openWith('solo', 'Rayo;5512345678;1234567890');
    expect(tap('Revisar la lista')).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('Primero el teléfono'));
    await user.click(tap('Revisar la lista'));
    await screen.findByText('Entra 1 jugador.');
    expect(sent[0]?.['units']).toMatchObject([
      { players: [{ freeFireId: '1234567890', phone: '5512345678' }] },
    ]);
  });

  it('says that nobody was found', async () => {
    const user = await openWith('solo', '  ');
    await user.click(tap('Revisar la lista'));
    expect(screen.getByText('No encontramos ningún ID en la lista.')).toBeDefined();
  });
});
