import { MINUTE_MS } from '@copa/domain/limits';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { fakeCanvas } from '../../../../../test/fake-canvas.ts';
import { pass } from '../../../../../test/pass.ts';
import OwnReports from './own-reports.tsx';

const CODE = '0123456789abcdefghjkmnpqrs';
const PICTURE = new File(['captura'], 'captura.png', { type: 'image/png' });

type Sent = { query: URLSearchParams; code: string | null; image: File };

let match: Omit<OwnReport, 'report'> & { report: object | null };
let sent: Sent[] = [];
let refusal: { status: number; error: string } | null = null;
let isDown = false;

async function answer(url: string, { method, headers, body }: RequestInit): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch');
  if (method === 'PUT') {
    const query = new URL(url, location.href).searchParams;
    const code = new Headers(headers).get('Private-Code');
    sent.push({ query, code, image: (body as FormData).get('image') as File });
    if (refusal !== null) {
      const { status, error } = refusal;
      return Response.json({ success: false, code: 'conflict', error }, { status });
    }
    const [placement, kills] = [Number(query.get('placement')), Number(query.get('kills'))];
    match = { ...match, report: { placement, kills, sentAt: '2026-11-21T02:04:00Z', state: 'sent' } };
  }
  return Response.json({ success: true, data: { matches: [match] } });
}

let isTeam = true;
let onProtest: (() => void) | null = null;
const open = () =>
  render(
    <section tabIndex={-1}>
      <OwnReports code={CODE} owner="copa_7" isTeam={isTeam} onProtest={onProtest} />
    </section>,
  );

async function fill(placement: string, kills: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText(/^Puesto/), placement);
  await userEvent.clear(screen.getByLabelText(/^Bajas/));
  await userEvent.type(screen.getByLabelText(/^Bajas/), kills);
  await userEvent.upload(screen.getByLabelText('Captura del resultado'), PICTURE);
  await screen.findByRole('img', { name: 'Tu captura del resultado' });
}

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('sending the own result', () => {
  beforeEach(() => {
    match = {
      stage: 1,
      stageName: 'Final',
      match: 'a-2',
      number: 2,
      map: 'Bermuda',
      places: 12,
      isOpen: true,
      report: null,
    };
    sent = [];
    refusal = null;
    isDown = false;
    vi.stubGlobal('fetch', answer);
    fakeCanvas();
  });

  it('takes a placement, kills and a picture, and shows the result', async () => {
    open();
    await tap('Enviar resultado');
    expect(screen.getByText('Elige el puesto.')).toBeDefined();
    expect(screen.getByRole('group', { name: /^Partida 2/ })).toBeDefined();
    expect(screen.getByText('Elige la captura.')).toBeDefined();
    expect(sent).toEqual([]);
    await fill('3', '5');
    await tap('Enviar resultado');
    expect(await screen.findByText('Enviado')).toBeDefined();
    expect(screen.getByText('3.º, 5 bajas')).toBeDefined();
    expect(sent[0]?.code).toBe(CODE);
    expect([sent[0]?.query.get('placement'), sent[0]?.query.get('kills')]).toEqual(['3', '5']);
    expect(sent[0]?.image.type).toBe('image/jpeg');
    expect(localStorage).toHaveLength(0);

    await tap('Corregir lo enviado');
    expect([screen.getByLabelText(/^Puesto/), screen.getByLabelText(/^Bajas/)]).toMatchObject([
      { value: '3' },
      { value: '5' },
    ]);
    await tap('Cancelar');
    expect(localStorage).toHaveLength(0);
    await tap('Corregir lo enviado');
    await fill('4', '5');
    await tap('Enviar resultado');
    expect(await screen.findByText('4.º, 5 bajas')).toBeDefined();
    expect(sent[1]?.query.get('requestId')).not.toBe(sent[0]?.query.get('requestId'));
  });

  it('begins empty after a cancelled correction of a report that was then discarded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const report = { placement: 3, kills: 5, sentAt: '2026-11-21T02:04:00Z', state: 'sent' };
    match = { ...match, report };
    open();
    await tap('Corregir lo enviado');
    await tap('Cancelar');
    match = { ...match, report: { ...report, state: 'discarded' } };
    await pass(MINUTE_MS);
    await tap('Enviar otro');
    expect(screen.getByLabelText(/^Bajas/)).toMatchObject({ value: '' });
  });

  it('keeps what was sent on the screen if an older answer arrives after it', async () => {
    let arrive: () => void = () => undefined;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await fill('3', '5');
    const older = Response.json({ success: true, data: { matches: [match] } });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init.method === 'PUT'
        ? answer(url, init)
        : new Promise<Response>((resolve) => {
            arrive = () => resolve(older);
          }),
    );
    await pass(MINUTE_MS);
    await tap('Enviar resultado');
    await screen.findByText('3.º, 5 bajas');
    await act(async () => arrive());
    expect(screen.getByText('3.º, 5 bajas')).toBeDefined();
  });

  it('keeps typed text and picture over a reload, and sends the same later', async () => {
    open();
    await fill('1', '9');
    isDown = true;
    await tap('Enviar resultado');
    expect(await screen.findByText(/Todavía no llegó/)).toBeDefined();
    cleanup();
    isDown = false;
    open();
    expect(await screen.findByText('1.º, 9 bajas')).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps text that was typed while the picture was shrunk, and sends nothing without the picture', async () => {
    let shrink: () => void = () => undefined;
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((made) => {
      shrink = () => made(new Blob(['jpeg'], { type: 'image/jpeg' }));
    });
    open();
    await userEvent.upload(await screen.findByLabelText('Captura del resultado'), PICTURE);
    await userEvent.selectOptions(screen.getByLabelText(/^Puesto/), '3');
    await userEvent.type(screen.getByLabelText(/^Bajas/), '12');
    await tap('Enviar resultado');
    shrink();
    await screen.findByRole('img', { name: 'Tu captura del resultado' });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Puesto/).value).toBe('3');
    expect(screen.getByLabelText<HTMLInputElement>(/^Bajas/).value).toBe('12');
    expect(sent).toEqual([]);
    await tap('Enviar resultado');
    expect(await screen.findByText('3.º, 12 bajas')).toBeDefined();
  });

  it.each([
    ['a screenshot', 2400, 1080, 0, '1280x576'],
    ['a long screenshot, which stays readable,', 1080, 5000, 0, '518x2400'],
    ['a grainy photo, which becomes smaller,', 4000, 3000, 0.2, '768x576'],
  ])('sends %s', async (_picture, width, height, bytesForPixel, drawn) => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
    let size = '';
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      made,
    ) {
      size = `${this.width}x${this.height}`;
      const bytes = Math.floor(this.width * this.height * bytesForPixel) + 1;
      made(new Blob(['j'.repeat(bytes)], { type: 'image/jpeg' }));
    });
    open();
    await fill('3', '5');
    await tap('Enviar resultado');
    expect(await screen.findByText('Enviado')).toBeDefined();
    expect(size).toBe(drawn);
  });

  it('says why it was refused, and loses nothing', async () => {
    refusal = { status: 409, error: 'Esta partida ya no recibe resultados.' };
    open();
    await fill('2', '0');
    await tap('Enviar resultado');
    expect(await screen.findByText('Esta partida ya no recibe resultados.')).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>(/^Puesto/).value).toBe('2');
    expect(screen.getByRole('img', { name: 'Tu captura del resultado' })).toBeDefined();
  });

  it.each([
    ['is gone from the list', null],
    [
      'shows what a team-mate sent',
      { placement: 2, kills: 4, sentAt: '2026-11-21T02:04:00Z', state: 'accepted' },
    ],
  ])('says that a result was too late if its match %s', async (_, report) => {
    open();
    await fill('1', '9');
    isDown = true;
    await tap('Enviar resultado');
    await screen.findByText(/Todavía no llegó/);
    cleanup();
    isDown = false;
    refusal = { status: 409, error: 'Esta partida ya no recibe resultados.' };
    match = { ...match, isOpen: false, report };
    if (report === null)
      vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { matches: [] } }));
    open();
    await screen.findByText(/^Lo que escribiste para la Partida 2 no se puede enviar/);
    expect(screen.getByText('1.º, 9 bajas')).toBeDefined();
    await tap('Borrar lo que escribí');
    expect(screen.queryByText(/no se puede enviar/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['accepted', 'Aceptado'],
    ['discarded', 'Descartado'],
    ['other', 'No coincide'],
  ])('shows its state: %s', async (state, label) => {
    const report = { placement: 1, kills: 1, sentAt: '2026-11-21T02:04:00Z', state };
    match = { ...match, isOpen: false, report };
    open();
    expect(await screen.findByText(label)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/^Si está mal, escribe/) !== null).toBe(state === 'other');
  });

  it('leads from a different published result to the protests, as long as there is time', async () => {
    onProtest = vi.fn<() => void>();
    const report = { placement: 1, kills: 1, sentAt: '2026-11-21T02:04:00Z', state: 'other' };
    match = { ...match, isOpen: false, report };
    open();
    await screen.findByText(/protesta más abajo: una vez por partida\./);
    await tap('Ir a las protestas');
    expect(onProtest).toHaveBeenCalledOnce();
    onProtest = null;
  });

  it.each([true, false])('speaks of a team only to a team: %s', async (of) => {
    isTeam = of;
    open();
    const text = await screen.findByText(/^Puesto, bajas y la captura/);
    expect(text.textContent.includes('equipo')).toBe(of);
    isTeam = true;
  });

  it('says that there is nothing to send, and if that is unknown', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { matches: [] } }));
    const { unmount } = open();
    await screen.findByText('Ahora no hay un resultado que enviar.');
    unmount();
    isDown = true;
    vi.stubGlobal('fetch', answer);
    open();
    await screen.findByText(/^No pudimos ver tus partidas/);
    expect(takeConsole('warn').join()).toContain('what the team sent could not be read');
  });
});
