import type { OwnProtests as Answer } from '@copa/domain/play/protest/own-endpoints';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { fakeCanvas } from '../../../../../test/fake-canvas.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import OwnProtests from './own-protests.tsx';

const CODE = '0123456789abcdefghjkmnpqrs';
const PICTURE = new File(['captura'], 'captura.png', { type: 'image/png' });
const LATER = '2126-11-21T02:40:00Z';

type Stored = Omit<Answer, 'matches'> & { matches: Record<string, unknown>[] };

let stored: Stored;
let sent: { path: string; body: unknown }[] = [];
let refusal: string | null = null;
let isDown = false;
let isLost = false;
let isHeldBack = false;
let lostPicture: number | null = null;

async function answer(url: string, { method, body }: RequestInit): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  if (isHeldBack) return new Response('<html>', { status: 200 });
  const path = new URL(url, location.href).pathname.replace(/.*\/protests/, '');
  const [match] = stored.matches;
  const protest = match?.['protest'] as object | null;
  if (method !== 'GET') {
    sent.push({ path: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (refusal !== null && path.includes('pictures') === refusal.includes('imagen')) {
      return Response.json({ success: false, code: 'conflict', error: refusal }, { status: 409 });
    }
    if (path.endsWith(`/pictures/${lostPicture}`)) throw new TypeError('Failed to fetch');
  }
  const change = (changes: object) => {
    stored = { ...stored, matches: [{ ...match, ...changes }] };
  };
  if (method === 'DELETE') change({ protest: { ...protest, state: 'withdrawn', text: '' } });
  else if (path.includes('pictures')) {
    const { pictures } = protest as { pictures: readonly number[] };
    change({ protest: { ...protest, pictures: [...pictures, Number(path.slice(-1))] } });
  } else if (method === 'PUT' && protest === null) {
    const { kind, text } = JSON.parse(body as string) as { kind: string; text: string };
    const fields = { kind, against: 'Lobos', text, pictures: [], sentAt: LATER, state: 'open', reason: '' };
    change({ scoresUntil: null, fairPlayUntil: null, protest: fields });
  }
  if (isLost) throw new TypeError('Failed to fetch');
  return Response.json({ success: true, data: stored });
}

const open = () =>
  openPage(
    <section tabIndex={-1}>
      <OwnProtests code={CODE} owner="copa_7" />
    </section>,
  );
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fill(): Promise<void> {
  await tap('Protestar esta partida');
  expect(document.activeElement?.tagName).toBe('H3');
  await userEvent.selectOptions(screen.getByLabelText(/¿Qué pasó\?/), 'Las bajas están mal');
  await userEvent.selectOptions(screen.getByLabelText(/¿Sobre quién/), 'Lobos');
  await userEvent.type(screen.getByLabelText(/^Cuéntalo/), 'Tenemos 5 bajas.');
  await userEvent.upload(screen.getByLabelText('Captura del resultado'), PICTURE);
  await screen.findByRole('img', { name: 'Captura 1' });
}

/** `fault` keeps the answer away, or makes it worthless. */
async function sendInVain(fault: () => void): Promise<void> {
  open();
  await fill();
  fault();
  await tap('Enviar la protesta');
  await screen.findByText(/Todavía no llegó/);
}
const goDown = () => void (isDown = true);

describe('protesting a match', () => {
  beforeEach(() => {
    const address = { stage: 1, stageName: 'Final', match: 'a-2', number: 2, isExtra: false };
    const rivals = [{ number: 4, name: 'Lobos' }];
    stored = {
      matches: [
        { ...address, map: 'Bermuda', scoresUntil: LATER, fairPlayUntil: LATER, rivals, protest: null },
      ],
      about: [],
    };
    sent = [];
    refusal = null;
    isDown = false;
    isLost = false;
    isHeldBack = false;
    lostPicture = null;
    vi.stubGlobal('fetch', answer);
    fakeCanvas();
  });

  it('does not bring back a picture that is removed while the next one is read', async () => {
    open();
    await fill();
    let read = () => undefined as void;
    const reading = new Promise<void>((resolve) => void (read = resolve));
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(reading);
    const second = new File(['otra'], 'otra.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Captura del resultado'), second);
    await tap('Quitar la captura 1');
    read();
    await screen.findByRole('img', { name: 'Captura 1' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('takes a kind, another unit, words and pictures, and shows what was sent', async () => {
    open();
    await tap('Protestar esta partida');
    expect(screen.getByText(/^Puesto y bajas: hasta/)).toBeDefined();
    expect(screen.getByText(/^Trampas: hasta/)).toBeDefined();
    await tap('Enviar la protesta');
    expect(screen.getByText('Elige qué pasó.')).toBeDefined();
    expect(screen.getByText('Cuenta qué pasó.')).toBeDefined();
    expect(sent).toEqual([]);
    await tap('Cancelar');
    await fill();
    await tap('Enviar la protesta');
    expect(await screen.findByText('En revisión')).toBeDefined();
    expect(screen.getByText(/la respuesta sale aquí\. Mientras tanto/)).toBeDefined();
    expect(screen.getByText('Las bajas están mal · Lobos')).toBeDefined();
    expect(screen.getByText('1 captura enviada')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['PUT /1/a-2', 'PUT /1/a-2/pictures/1']);
    expect(sent[0]?.body).toMatchObject({ kind: 'kills', against: 4, text: 'Tenemos 5 bajas.' });
    expect(localStorage).toHaveLength(0);
  });

  it('says that a protest was too late, and keeps its text until it is deleted', async () => {
    await sendInVain(goDown);
    cleanup();
    isDown = false;
    stored = { matches: [], about: [] };
    open();
    await screen.findByText(/^Lo que escribiste sobre la Partida 2 no se puede enviar/);
    expect(screen.getByText('Tenemos 5 bajas.')).toBeDefined();
    expect(sent).toEqual([]);
    await tap('Borrar lo que escribí');
    expect(screen.queryByText('Tenemos 5 bajas.')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps typed text over a reload, and sends the same later', async () => {
    await sendInVain(goDown);
    cleanup();
    isDown = false;
    open();
    expect(await screen.findByText('1 captura enviada')).toBeDefined();
    expect(localStorage).toHaveLength(0);
  });

  it('that an earlier version could not send is sent, with its pictures', async () => {
    const requestId = '7d1b1b1e-6f0e-4b52-9f5c-0d4b0c1a2b3c';
    const typed = { kind: 'kills', against: '4', text: 'Tenemos 5 bajas.', requestId };
    const draft = { ...typed, pictures: ['data:image/jpeg;base64,anBlZw=='] };
    localStorage.setItem(
      draftKey('draft', 'protest_copa_7_1_a-2'),
      JSON.stringify({ at: Date.now(), draft }),
    );
    open();
    expect(await screen.findByText('1 captura enviada')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['PUT /1/a-2', 'PUT /1/a-2/pictures/1']);
    expect(sent[0]?.body).toMatchObject({ text: 'Tenemos 5 bajas.', requestId });
  });

  it.each([
    ['somebody sends it again', [], '1 captura enviada'],
    ['a picture was removed', ['Quitar la captura 1'], 'En revisión'],
  ])('is the same protest if %s after a lost answer', async (_, before, said) => {
    await sendInVain(() => void (isLost = true));
    isLost = false;
    for (const name of before) await tap(name);
    await tap('Enviar otra vez');
    expect(await screen.findByText(said)).toBeDefined();
    const [first, again] = sent.filter(({ path }) => path === 'PUT /1/a-2');
    expect(again?.body).toEqual(first?.body);
  });

  it('keeps its pictures if somebody edits the text that arrived without them', async () => {
    await sendInVain(() => void (lostPicture = 1));
    lostPicture = null;
    refusal = 'Tu equipo protesta una vez por partida.';
    await userEvent.type(screen.getByLabelText(/^Cuéntalo/), ' Mira.');
    await tap('Enviar la protesta');
    expect(await screen.findByText('1 captura enviada')).toBeDefined();
    expect(screen.getByText('Tenemos 5 bajas.')).toBeDefined();
    expect(localStorage).toHaveLength(0);
  });

  it('says that a Wi-Fi does not let it through, and keeps it', async () => {
    await sendInVain(() => void (isHeldBack = true));
    expect(screen.getByText(/^Todavía no llegó\. .* el Wi-Fi pide iniciar sesión/)).toBeDefined();
    isHeldBack = false;
    await tap('Enviar otra vez');
    expect(await screen.findByText('1 captura enviada')).toBeDefined();
  });

  it('sends no picture again that has arrived', async () => {
    open();
    await fill();
    await userEvent.upload(screen.getByLabelText('Captura del resultado'), PICTURE);
    await screen.findByRole('img', { name: 'Captura 2' });
    lostPicture = 2;
    await tap('Enviar la protesta');
    await screen.findByText(/Todavía no llegó/);
    lostPicture = null;
    await tap('Enviar otra vez');
    expect(await screen.findByText('2 capturas enviadas')).toBeDefined();
    const numbers = sent.flatMap(({ path }) => /pictures\/(\d)$/.exec(path)?.[1] ?? []);
    expect(numbers).toEqual(['1', '2', '2']);
  });

  it('gives the number of a picture that may have arrived to no other picture', async () => {
    open();
    await fill();
    const add = async (name: string) => {
      await userEvent.upload(screen.getByLabelText('Captura del resultado'), PICTURE);
      await screen.findByRole('img', { name });
    };
    await add('Captura 2');
    lostPicture = 2;
    await tap('Enviar la protesta');
    await screen.findByText(/Todavía no llegó/);
    await tap('Quitar la captura 1');
    await add('Captura 2');
    expect(screen.queryByRole('button', { name: 'Agregar una captura' })).toBeNull();
    lostPicture = null;
    await tap('Enviar otra vez');
    await screen.findByText('En revisión');
    const numbers = sent.flatMap(({ path }) => /pictures\/(\d)$/.exec(path)?.[1] ?? []);
    expect(numbers).toEqual(['1', '2', '2', '3']);
  });

  it('says why it was refused and loses nothing; a refused picture does not undo the protest', async () => {
    refusal = 'Ya pasó el tiempo.';
    open();
    await fill();
    await tap('Enviar la protesta');
    expect(await screen.findByText('Ya pasó el tiempo.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Cuéntalo/).value).toBe('Tenemos 5 bajas.');
    refusal = 'La imagen no sirve.';
    await tap('Enviar la protesta');
    expect(await screen.findByText('En revisión')).toBeDefined();
    expect(screen.queryByText(/captura enviada/)).toBeNull();
    expect(screen.getByText(/^La protesta llegó, pero no todas sus capturas: La imagen/)).toBeDefined();
    expect(takeConsole('warn').join()).toContain('a picture of a protest was refused');
  });

  it('is withdrawn by two taps', async () => {
    open();
    await fill();
    await tap('Enviar la protesta');
    await tap('Retirar la protesta');
    await tap('No, dejarla');
    await tap('Retirar la protesta');
    await tap('Sí, retirarla');
    expect(await screen.findByText('Retirada')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers only kinds that are not too late, and shows protests about the own team', async () => {
    const [match] = stored.matches;
    const about = { stage: 1, stageName: 'Final', match: 'a-2', number: 2, isExtra: false } as const;
    const decided = { state: 'dismissed', reason: 'No hay prueba.' } as const;
    stored = {
      matches: [{ ...match, scoresUntil: null }],
      about: [{ ...about, kind: 'cheating', ...decided, decidedAt: null, isRedecided: false }],
    };
    open();
    expect(await screen.findByText('Partida 2 · Hack o trampa')).toBeDefined();
    expect(screen.getByText('No aceptada')).toBeDefined();
    expect(screen.getByText('Respuesta: No hay prueba.')).toBeDefined();
    expect(screen.getByText('La tabla no cambia por esta protesta.')).toBeDefined();
    expect(screen.queryByText(/^Puesto y bajas/)).toBeNull();
    await tap('Protestar esta partida');
    const kinds = [...screen.getByLabelText<HTMLSelectElement>(/¿Qué pasó\?/).options].map(
      ({ text }) => text,
    );
    expect(kinds).toEqual([
      'Elige',
      'Hack o trampa',
      'Alianza entre rivales',
      'Jugó alguien que no está inscrito',
    ]);
  });

  it('still shows the chosen kind after its deadline', async () => {
    open();
    await fill();
    cleanup();
    const [match] = stored.matches;
    stored = { ...stored, matches: [{ ...match, scoresUntil: null }] };
    open();
    expect(await screen.findByRole('option', { name: 'Las bajas están mal', selected: true })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'El puesto está mal' })).toBeNull();
  });

  it('leads from an accepted protest to what changed in the table', async () => {
    const [match] = stored.matches;
    const fields = { kind: 'kills', against: null, text: 'Eran 5.', pictures: [], sentAt: LATER };
    stored = {
      ...stored,
      matches: [{ ...match, protest: { ...fields, state: 'upheld', reason: 'Se ve en la captura.' } }],
    };
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ver la corrección' });
    expect(link.getAttribute('href')).toBe('/tournament/copa/posiciones?fase=1');
  });

  it('says of a decision that changed that it did, and not that the table stays', async () => {
    const [match] = stored.matches;
    const fields = { kind: 'kills', against: null, text: 'Eran 5.', pictures: [], sentAt: LATER };
    const decided = { state: 'dismissed', reason: 'No se ve.', decidedAt: LATER, isRedecided: true };
    stored = { ...stored, matches: [{ ...match, protest: { ...fields, ...decided } }] };
    open();
    expect(await screen.findByText('Cambió la decisión.')).toBeDefined();
    expect(screen.queryByText('La tabla no cambia por esta protesta.')).toBeNull();
  });

  it('says that there is nothing to protest, and if that is unknown', async () => {
    stored = { matches: [], about: [] };
    const { unmount } = open();
    await screen.findByText('Ahora no hay una partida que puedas protestar.');
    unmount();
    isDown = true;
    open();
    await screen.findByText(/^No pudimos ver tus partidas/);
    expect(takeConsole('warn').join()).toContain('the protests of the team could not be read');
  });
});
