import type { Room } from '@copa/domain/day/room';
import { dayTournament } from '@copa/domain/day/units/day.fixture';
import { MINUTE_MS } from '@copa/domain/limits';
import { ownHour } from '@copa/domain/time/hours';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { RoomForm, type TypedRoom } from './room-form.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const tournamentIn = (minutes: number | null) =>
  dayTournament({ date: minutes === null ? null : inMinutes(minutes) });

const written = (match: number): Room => ({
  match,
  lobby: null,
  roomId: '12345678',
  password: 'fenix',
  openAt: inMinutes(20),
  revision: 1,
});

function Typing(props: Omit<ComponentProps<typeof RoomForm>, 'typed' | 'onType' | 'onSending'>) {
  const [typed, setTyped] = useState<TypedRoom | null>(null);
  return <RoomForm {...props} typed={typed} onType={setTyped} onSending={() => undefined} />;
}

interface Opened {
  readonly start?: number | null;
  readonly match?: number;
  readonly room?: Room | null;
}

function open({ start = 60, match = 1, room = null }: Opened = {}) {
  const tournament = tournamentIn(start);
  const onDone = vi.fn<() => void>();
  openScreen(
    <Typing
      tournament={tournament}
      address={{ lobby: null, match }}
      room={room}
      now={new Date()}
      isGold
      onDone={onDone}
    />,
  );
  return { tournament, onDone };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fields = () => [field(/^ID de la sala/), field(/^Contraseña/)];
const openings = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: /^Se abre/ }).options];
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la sala' }));

const sent: { readonly path: string; readonly body: unknown }[] = [];

function answer(status: number, body: object): void {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body: text }: { readonly body: string }) => {
    sent.push({
      path: new URL(url, 'http://sitio.test').pathname,
      body: JSON.parse(text) as unknown,
    });
    return Response.json(body, { status });
  });
}

const refuse = (status: number, body: object) => answer(status, { success: false, ...body });

describe('the form of a room', () => {
  it.each([
    ['that is new', null],
    ['that is changed', written(2)],
  ])('has empty fields that no browser fills, for a room %s', (_, room) => {
    open({ match: 2, room });
    for (const input of fields()) {
      expect([input.value, input.autocomplete, input.getAttribute('spellcheck')]).toEqual([
        '',
        'off',
        'false',
      ]);
    }
    const [id, password] = fields();
    expect(id?.form?.getAttribute('autocomplete')).toBe('off');
    expect([id?.name, password?.name]).toEqual(['sala-2', 'clave-2']);
    expect(document.body.textContent).not.toContain('12345678');
  });

  it('stores no typed text in the browser', async () => {
    open();
    await userEvent.type(field(/^ID/), '87654321');
    await userEvent.type(field(/^Contraseña/), 'secreto');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['fifteen minutes before the start', { start: 60 }, /^15 minutos antes: /],
    ['now, where that is past', { start: 10 }, 'Ya, al guardar'],
    ['now, where there is no start', { start: null }, 'Ya, al guardar'],
    ['now, in a match that is not the first', { match: 2 }, 'Ya, al guardar'],
    ['as it was, where it is changed', { room: written(1) }, /^Como estaba: /],
  ])('opens %s by default', (_, opened, first) => {
    open(opened);
    const [chosen] = openings().filter(({ selected }) => selected);
    expect(chosen?.textContent).toMatch(first);
    expect(openings().at(-1)?.textContent).toBe('En 30 minutos');
  });

  it('sends the typed room with its opening, and is done', async () => {
    const { tournament, onDone } = open();
    answer(200, { success: true, data: { rooms: [written(1)], isDelivered: true } });
    await userEvent.type(field(/^ID/), ' 87654321 ');
    await userEvent.type(field(/^Contraseña/), 'secreto');
    await save();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const openAt = new Date((tournament.date?.getTime() ?? 0) - 15 * MINUTE_MS);
    expect(openings()[0]?.textContent).toContain(ownHour(openAt, new Date()));
    expect(sent).toEqual([
      {
        path: '/api/tournaments/sabado/rooms/1',
        body: { roomId: '87654321', password: 'secreto', openAt: openAt.toISOString(), revision: 0 },
      },
    ]);
  });

  it('stays open with a password that is corrected while the room is being stored', async () => {
    const { onDone } = open();
    answer(200, { success: true, data: { rooms: [written(1)], isDelivered: true } });
    const { fetch } = globalThis;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answered = await fetch(...call);
      await held;
      return answered;
    });
    await userEvent.type(field(/^ID/), '87654321');
    await userEvent.type(field(/^Contraseña/), 'secret');
    await save();
    await userEvent.type(field(/^Contraseña/), 'o');
    goOn();
    const button = screen.getByRole('button', { name: 'Guardar la sala' });
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(fields().map(({ value }) => value)).toEqual(['87654321', 'secreto']);
    expect(onDone).not.toHaveBeenCalled();
    await save();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)?.body).toMatchObject({ password: 'secreto' });
  });

  it('sends the same again after a lost answer, although the hour of the tap has moved on', async () => {
    const { onDone } = open({ start: null, room: written(1) });
    answer(200, {});
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await fetch(...call);
      throw new TypeError('Failed to fetch');
    });
    await userEvent.type(field(/^ID/), '87654321');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Se abre/ }), 'En 5 minutos');
    await save();
    await screen.findByRole('alert');
    await new Promise((resolve) => setTimeout(resolve, 2));
    await save();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.body).toMatchObject({ roomId: '87654321', revision: 1 });
    expect(sent[1]).toEqual(sent[0]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('opens when its field says, also once the chosen opening is past', async () => {
    const tournament = tournamentIn(20);
    function Waiting() {
      const [now, setNow] = useState(() => new Date());
      return (
        <>
          <button type="button" onClick={() => setNow(inMinutes(10))}>
            Pasan diez minutos
          </button>
          <Typing
            tournament={tournament}
            address={{ lobby: null, match: 1 }}
            room={null}
            now={now}
            isGold
            onDone={() => undefined}
          />
        </>
      );
    }
    openScreen(<Waiting />);
    answer(200, { success: true, data: { rooms: [written(1)], isDelivered: true } });
    const opens = screen.getByRole('combobox', { name: /^Se abre/ });
    await userEvent.selectOptions(opens, 'En 5 minutos');
    await userEvent.selectOptions(opens, openings()[0]?.value ?? '');
    await userEvent.type(field(/^ID/), '87654321');
    await userEvent.click(screen.getByRole('button', { name: 'Pasan diez minutos' }));
    expect(openings().find(({ selected }) => selected)?.textContent).toBe('Ya, al guardar');
    const saved = Date.now();
    await save();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const { openAt } = z.parse(z.object({ openAt: z.string() }), sent[0]?.body);
    expect(Math.abs(Date.parse(openAt) - saved)).toBeLessThan(MINUTE_MS);
  });

  describe('while somebody else sets the room', () => {
    const now = new Date();
    function Meanwhile({ tournament }: { tournament: ReturnType<typeof tournamentIn> }) {
      const [revision, setRevision] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setRevision(revision + 1)}>
            Otra persona pone la sala
          </button>
          <Typing
            tournament={tournament}
            address={{ lobby: null, match: 1 }}
            room={revision === 0 ? null : { ...written(1), revision }}
            now={now}
            isGold
            onDone={() => undefined}
          />
        </>
      );
    }
    const other = () => userEvent.click(screen.getByRole('button', { name: 'Otra persona pone la sala' }));
    const revisions = () => sent.map(({ body }) => (body as { revision: number }).revision);

    it('replaces no room that was not shown when it was refused, except by another tap', async () => {
      openScreen(<Meanwhile tournament={tournamentIn(60)} />);
      refuse(409, { code: 'stale-write', error: 'Tu sala no se guardó: otra persona acaba de cambiarla.' });
      await userEvent.type(field(/^ID/), '8765');
      await other();
      await userEvent.type(field(/^ID/), '4321');
      await save();
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Tu sala no se guardó/);
      await other();
      await save();
      await vi.waitFor(() => expect(revisions()).toEqual([0, 1]));
      await save();
      await vi.waitFor(() => expect(revisions()).toEqual([0, 1, 2]));
      expect(sent.at(-1)?.body).toMatchObject({ roomId: '87654321' });
    });

    it('replaces no other room after a lost answer', async () => {
      openScreen(<Meanwhile tournament={tournamentIn(60)} />);
      answer(503, {});
      await userEvent.type(field(/^ID/), '87654321');
      await save();
      await screen.findByRole('alert');
      await other();
      await save();
      await vi.waitFor(() => expect(revisions()).toEqual([0, 0]));
    });
  });

  it.each([
    ['beside its field', { roomId: 'Escribe el ID de la sala.' }, 'Escribe el ID de la sala.'],
    ['below the fields', {}, 'Este torneo está cancelado.'],
  ])('says %s why it was not saved, and keeps the typed text', async (_, wrong, said) => {
    const { onDone } = open({ start: 60 });
    refuse(400, { code: 'validation-failed', error: 'Este torneo está cancelado.', fields: wrong });
    await userEvent.type(field(/^ID/), '8765');
    await userEvent.type(field(/^Contraseña/), 'secreto');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Se abre/ }), 'En 10 minutos');
    await save();
    expect(await screen.findByText(said)).toBeDefined();
    expect(fields().map(({ value }) => value)).toEqual(['8765', 'secreto']);
    expect(openings().find(({ selected }) => selected)?.textContent).toBe('En 10 minutos');
    expect(field(/^ID/).getAttribute('aria-invalid')).toBe('roomId' in wrong ? 'true' : null);
    expect(onDone).not.toHaveBeenCalled();
  });
});
