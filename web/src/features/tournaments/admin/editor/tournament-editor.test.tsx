import { documentIdOf } from '@copa/domain/ids';
import { DAY_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { SETTING_NAMES } from '@copa/domain/tournaments/words/choices';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { SAMPLE_TOURNAMENT } from '../../../../../test/sample-tournament.ts';
import { NO_PARTS, NO_VIEWS } from '../no-views.fixture.ts';
import { TournamentsScreen } from '../tournaments-screen.tsx';

const stored: Readonly<Record<string, unknown>> = {
  ...SAMPLE_TOURNAMENT,
  date: '2026-12-01T20:00:00.000Z',
  timeZone: 'America/Mexico_City',
};

let current = stored;
let puts: unknown[] = [];
let isStale = true;
let posts: unknown[] = [];
let answerPost: () => void = () => undefined;

const IMAGE_ID = 'a'.repeat(64);
const FormPostSchema = z.object({ requestId: z.string() });

const answers: Readonly<Record<string, () => object>> = {
  '/api/tournaments/ascenso': () => current,
  '/api/settings': () => ({ ...DEFAULT_SITE, defaultRules: 'Juega limpio.' }),
  '/api/forms': () => ({
    forms: [{ id: 'cerrado', title: 'Cerrado', isActive: false }],
    nextCursor: null,
  }),
};

async function openEditor(): Promise<HTMLInputElement> {
  openScreen(
    <TournamentsScreen play={NO_PARTS} views={NO_VIEWS} />,
    undefined,
    '/admin/torneos?editar=ascenso',
  );
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
}

const saveButton = () => screen.getByRole('button', { name: 'Guardar' });

async function saveTooSoon(): Promise<void> {
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  fireEvent.click(saveButton());
  if (form !== null) fireEvent.submit(form);
  answerPost();
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBeNull());
  expect(puts).toEqual([]);
  fireEvent.click(saveButton());
  await waitFor(() => expect(puts).toHaveLength(1));
}

/** `cleanup` unmounts the editor without asking about unsaved text, as the end of a session does. */
const endSession = () => cleanup();

describe('the editor of a tournament', () => {
  beforeEach(() => {
    current = stored;
    puts = [];
    isStale = true;
    posts = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (init.method === 'PUT') {
        puts.push(JSON.parse(init.body as string));
        if (!isStale) return Response.json({ success: true, data: current });
        const failure = { success: false, code: 'stale-write', error: 'Alguien lo cambió.' };
        return Response.json(failure, { status: 409 });
      }
      if (init.method === 'POST') {
        const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
        posts.push(sent);
        await new Promise<void>((resolve) => (answerPost = resolve));
        const data = sent === null ? { imageId: IMAGE_ID, url: '/api/images/x' } : { ...sent, id: 'hecho' };
        return Response.json({ success: true, data });
      }
      const answer = answers[new URL(url, 'http://sitio.test').pathname];
      if (answer === undefined) throw new Error(`The editor asked for ${url}`);
      return Response.json({ success: true, data: answer() });
    });
  });
  it('sends unchanged values as they were stored, even if it shows less of them', async () => {
    const unshown = {
      date: '2026-12-01T20:00:31.500Z',
      prizePool: 'Diamantes para todos',
      rules: ['Juega limpio.', 'Sin trucos.'],
    };
    current = { ...stored, ...unshown };
    fireEvent.change(await openEditor(), { target: { value: 'Copa mía' } });
    fireEvent.click(saveButton());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toMatchObject({ ...unshown, name: 'Copa mía' });
  });

  it('says that nobody can register without a form, or with an inactive one', async () => {
    current = { ...stored, date: '2036-12-01T20:00:00.000Z', linkedFormId: 'cerrado' };
    await openEditor();
    expect(await screen.findByText(/^Este formulario está inactivo/)).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: /^Formulario/ }), { target: { value: '' } });
    expect(await screen.findAllByText(/nadie podrá inscribirse\.$/)).toHaveLength(2);
    fireEvent.change(screen.getByRole('combobox', { name: 'Publicación' }), { target: { value: 'draft' } });
    await waitFor(() => expect(screen.queryByText(/nadie podrá inscribirse/)).toBeNull());
  });

  it('says before it is saved that players are told of another date or other rules', async () => {
    current = { ...stored, date: '2036-12-01T20:00:31.500Z', endDate: null, registrationDeadline: null };
    await openEditor();
    const told = () =>
      screen.queryAllByText(/^Si guardas, avisamos por correo/).map((each) => each.textContent);
    expect(told()).toEqual([]);
    const box = screen.getByRole('textbox', { name: /^Una regla por línea/ });
    fireEvent.change(box, { target: { value: 'Sin trucos.' } });
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatch(/reglas de antes\. Si las devuelves antes de 5 minutos, no se envía nada\.$/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Todavía sin fecha' }));
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told().join()).toContain('avisamos por correo del cambio de fecha a las inscripciones');
    endSession();
    current = { ...current, currentPlayers: 0, waitingPlayers: 0 };
    await openEditor();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Todavía sin fecha' }));
    expect(told()).toEqual([]);
  });

  it.each([
    [1, /^Torneo guardado\. El cambio de fecha sale por correo\. Avísalo también en el grupo/],
    [0, /^Torneo guardado$/],
  ])('says once a new date is saved how %i registered players hear of it', async (currentPlayers, said) => {
    current = { ...stored, date: '2036-12-01T20:00:31.500Z', linkedFormId: 'cerrado', currentPlayers };
    isStale = false;
    await openEditor();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Todavía sin fecha' }));
    fireEvent.click(saveButton());
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('says of a publication that is due that saving publishes', async () => {
    current = {
      ...stored,
      status: 'scheduled',
      publishDate: '2036-11-01T20:00:00.000Z',
      date: '2036-12-01T20:00:00.000Z',
    };
    await openEditor();
    const said = () => screen.queryByText('Esa hora ya pasó: el torneo se publica en cuanto guardes.');
    expect(said()).toBeNull();
    const day = screen.getByLabelText('Fecha de publicación: fecha');
    fireEvent.change(day, { target: { value: '2020-11-01' } });
    await waitFor(() => expect(said()).not.toBeNull());
  });

  it('says beside the end that an earlier one ends the tournament', async () => {
    const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    current = { ...stored, date: daysFromNow(-4), endDate: daysFromNow(4), registrationDeadline: null };
    await openEditor();
    const day = screen.getByLabelText('Fin: fecha');
    fireEvent.change(day, { target: { value: daysFromNow(-2).slice(0, 10) } });
    expect(
      await screen.findAllByText(/^Esa fecha ya pasó: si guardas, el torneo queda finalizado/),
    ).toHaveLength(1);
  });

  it('says beside the zone that another one moves the start', async () => {
    current = { ...stored, date: '2036-12-01T20:00:00.000Z' };
    await openEditor();
    const zone = screen.getByRole('combobox', { name: /^Zona horaria/ });
    fireEvent.change(zone, { target: { value: 'America/Lima' } });
    expect(await screen.findAllByText(/^Si guardas, avisamos por correo/)).toHaveLength(1);
  });

  it.each([
    ['more places', 'auto', 'hasta 2 inscripciones que esperan reciben un cupo, y les avisamos'],
    [
      'places that pass by themselves',
      'manual',
      'una inscripción que espera puede recibir un cupo, y le avisamos',
    ],
  ])('says before it is saved who gets a place by %s', async (_, mode, said) => {
    const isManual = mode === 'manual';
    const counts = { maxPlayers: 48, currentPlayers: isManual ? 47 : 48, waitingPlayers: 5 };
    current = {
      ...stored,
      ...counts,
      date: '2036-12-01T20:00:00.000Z',
      waitlist: { max: 9, mode, endsAt: null },
    };
    await openEditor();
    expect(screen.queryByText(/^Si guardas, .* un cupo/)).toBeNull();
    if (isManual) fireEvent.click(screen.getByRole('radio', { name: /^El sitio lo da/ }));
    else fireEvent.change(screen.getByRole('textbox', { name: 'Cupos' }), { target: { value: '50' } });
    expect((await screen.findByText(/^Si guardas, .* un cupo/)).textContent).toContain(said);
  });

  it('says what happens to those who registered while it is not published', async () => {
    await openEditor();
    const choose = (value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Publicación' }), { target: { value } });
    const said = () =>
      screen.queryByText(
        /^Ya hay inscripciones: nadie pierde su cupo mientras el torneo no se vea\. .* 5 minutos para readmitir, o para extenderla si no se extendió ya; después, quien no confirmó pierde su cupo\.$/,
      );
    expect(said()).toBeNull();
    for (const hidden of ['draft', 'scheduled']) {
      choose(hidden);
      await waitFor(() => expect(said()).not.toBeNull());
      choose('published');
      await waitFor(() => expect(said()).toBeNull());
    }
    endSession();
    current = { ...stored, currentPlayers: 0 };
    await openEditor();
    choose('draft');
    expect(said()).toBeNull();
  });

  it('shows in words what somebody else saved meanwhile, and can adopt it', async () => {
    const name = await openEditor();
    fireEvent.change(name, { target: { value: 'Copa mía' } });
    current = { ...stored, status: 'draft', maxPlayers: 64, updatedAt: '2026-11-20T12:30:00.000Z' };
    fireEvent.click(saveButton());
    expect(await screen.findByText('Otra persona cambió este torneo')).toBeDefined();
    expect(screen.getByText('Incorpora primero los cambios de la otra persona.')).toBeDefined();
    expect(screen.getByText('Borrador')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Incorporar sus cambios' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cupos' }).value).toBe('64');
    expect(name.value).toBe('Copa mía');
    expect(screen.queryByText('Otra persona cambió este torneo')).toBeNull();
  });

  it('asks for the winners, and shows no error before something is typed', async () => {
    current = { ...stored, date: '2020-01-01T20:00:00.000Z', prizePool: '1er: $50, 2do: $20, 3er: TBD' };
    await openEditor();
    for (const [place, prize, winner] of [
      ['1', '$50', 'Ana'],
      ['2', '$20', 'Bea'],
      ['3', '', ''],
    ]) {
      fireEvent.click(screen.getByRole('button', { name: 'Agregar resultado' }));
      const line = within(await screen.findByRole('group', { name: `Resultado ${place}` }));
      const player = line.getByLabelText(/^Jugador o equipo/);
      await waitFor(() => expect(document.activeElement).toBe(player));
      expect(line.getByLabelText<HTMLInputElement>(/^Puesto/).value).toBe(place);
      expect(line.getByLabelText<HTMLInputElement>(/^Premio/).value).toBe(prize);
      fireEvent.change(player, { target: { value: winner } });
    }
    fireEvent.change(screen.getByRole('textbox', { name: 'Cupos' }), { target: { value: '1,5' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Cupos' }));
    expect(await screen.findByText('Ingresa un número entero de cupos.')).toBeDefined();
    expect(screen.queryByText('Escribe el nombre.')).toBeNull();
    fireEvent.click(saveButton());
    expect(await screen.findByText('Escribe el nombre.')).toBeDefined();
  });

  it.each(Object.entries(SETTING_NAMES))('asks for %s, and saves what was entered', async (field, name) => {
    await openEditor();
    const input = screen.getByLabelText<HTMLSelectElement | HTMLInputElement>(name, { exact: false });
    const value = 'options' in input ? [...input.options].at(-1)?.value : 'Otro';
    expect(value).not.toBe(input.value);
    fireEvent.change(input, { target: { value } });
    fireEvent.click(saveButton());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toMatchObject({ [field]: value });
  });

  it('publishes at the hour that is chosen', async () => {
    current = { ...stored, status: 'draft', date: '2036-12-01T20:00:00.000Z' };
    await openEditor();
    const publication = screen.getByRole('combobox', { name: 'Publicación' });
    fireEvent.change(publication, { target: { value: 'scheduled' } });
    const part = (name: string) => screen.getByLabelText(`Fecha de publicación: ${name}`);
    fireEvent.change(part('fecha'), { target: { value: '2036-11-30' } });
    fireEvent.change(part('hora'), { target: { value: '12:00' } });
    fireEvent.click(saveButton());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toMatchObject({ status: 'scheduled', publishDate: '2036-11-30T18:00:00.000Z' });
  });

  it('explains what a place is for a team, and asks for its substitutes', async () => {
    await openEditor();
    expect(screen.queryByRole('combobox', { name: 'Suplentes por equipo' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Modalidad' }), { target: { value: 'squad' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Cupos' }), { target: { value: '12' } });
    expect(
      await screen.findByText('Los cupos cuentan equipos de 4: 12 cupos son 48 jugadores.'),
    ).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Suplentes por equipo' }), {
      target: { value: '1' },
    });
    fireEvent.click(saveButton());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toMatchObject({ modality: 'squad', substitutes: 1, maxPlayers: 12 });
  });

  it('offers the usual confirmations with one tap, and asks before they move with the start', async () => {
    current = { ...stored, date: '2036-12-01T20:00:00.000Z' };
    await openEditor();
    fireEvent.click(await screen.findByRole('button', { name: 'Usar estas confirmaciones' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Asistencia/ }).checked).toBe(true);
    fireEvent.change(screen.getByLabelText('Inicio: fecha'), { target: { value: '2036-12-02' } });
    fireEvent.click(saveButton());
    expect(await screen.findByText(/^Moviste el inicio: elige/)).toBeDefined();
    expect(puts).toHaveLength(0);
    expect(screen.getByText('Quien ya confirmó sigue confirmado.')).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Modalidad' }), { target: { value: 'duo' } });
    expect(
      await screen.findByText(/^Quien ya .+ El plazo de los equipos incompletos se mueve/),
    ).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Modalidad' }), { target: { value: 'solo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Moverlas igual' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Partida/ }));
    fireEvent.click(saveButton());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]).toMatchObject({
      date: '2036-12-02T20:00:00.000Z',
      windows: [{ kind: 'entry', opensAt: '2036-12-01T20:00:00.000Z', closesAt: '2036-12-02T17:00:00.000Z' }],
    });
  });

  it('offers no confirmation that would have closed already', async () => {
    current = { ...stored, date: new Date(Date.now() + 600_000).toISOString() };
    await openEditor();
    expect(screen.queryByRole('button', { name: 'Usar estas confirmaciones' })).toBeNull();
  });

  it('saves once, however often somebody presses Enter', async () => {
    const name = await openEditor();
    fireEvent.change(name, { target: { value: 'Copa mía' } });
    for (let times = 0; times < 3; times += 1) if (name.form !== null) fireEvent.submit(name.form);
    expect(await screen.findByText('Incorpora primero los cambios de la otra persona.')).toBeDefined();
    expect(puts).toHaveLength(1);
  });

  it('asks for five fields, and opens the part with an error', async () => {
    await openEditor();
    const parts = () =>
      screen.getAllByRole('group').filter((each): each is HTMLDetailsElement => each.matches('details'));
    const open = () => parts().flatMap((part) => (part.open ? [part.querySelector('h2')?.textContent] : []));
    expect(parts().length).toBeGreaterThan(6);
    expect(open()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Cuota/), { target: { value: 'mucho' } });
    fireEvent.click(saveButton());
    expect(open()).toEqual(['Más datos']);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Cuota/));
    expect(puts).toEqual([]);
  });

  it('waits for a form that is being created, and is saved with it', async () => {
    await openEditor();
    fireEvent.click(await screen.findByRole('button', { name: 'Crear un formulario sencillo' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    await saveTooSoon();
    expect(puts[0]).toMatchObject({
      linkedFormId: documentIdOf(z.parse(FormPostSchema, posts[0]).requestId),
    });
  });

  it('begins no form and no image during a save, which would close the editor without them', async () => {
    const name = await openEditor();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      init.method === 'PUT' ? new Promise(() => undefined) : fetch(url, init),
    );
    fireEvent.change(name, { target: { value: 'Copa mía' } });
    fireEvent.click(saveButton());
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Crear un formulario sencillo' }));
    expect(screen.getByLabelText<HTMLInputElement>('Elegir imagen').disabled).toBe(true);
    await new Promise((done) => setTimeout(done, 50));
    expect(posts).toEqual([]);
  });

  it('waits for an image that is being uploaded, and is saved with it', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      fillRect: () => undefined,
    } as unknown as RenderingContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((made) => made(new Blob(['jpeg'])));
    await openEditor();
    const photo = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Elegir imagen'), { target: { files: [photo] } });
    await waitFor(() => expect(posts).toHaveLength(1));
    await saveTooSoon();
    expect(puts[0]).toMatchObject({ imageId: IMAGE_ID });
  });
});
