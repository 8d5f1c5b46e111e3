import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchApi } from './match-api.fixture.ts';
import { beginMatch, button, storedRows, tap, typeAll } from './match-screen.fixture.tsx';

let api: MatchApi;
let open: ReturnType<typeof beginMatch>['open'];
let tellAll: () => void;

const typed = () =>
  within(screen.getByRole('list', { name: 'Anotados' }))
    .getAllByRole('button')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .map(([, place, name]) => `${name} ${place}`);
const stored = () => storedRows(api);
const arrived = (rows: Record<string, string>) => waitFor(() => expect(stored()).toEqual(rows));

describe('entering a match', () => {
  beforeEach(() => {
    ({ api, open, tellAll } = beginMatch());
  });

  it('takes two taps for each team, checks the rows, previews the table, and publishes', async () => {
    open();
    await tap('Lobos');
    expect(await screen.findByRole('region', { name: 'Bajas de Lobos' })).toBeDefined();
    await tap('+10');
    await tap('12');
    await tap('Fenix');
    const names = () =>
      [...screen.getByRole('list', { name: 'Por anotar' }).querySelectorAll('li')].map(
        ({ textContent }) => textContent,
      );
    expect(names()).toEqual(['2Fenix', '1Lobos', 'Rayo']);
    await tap('Rayo');
    const pad = await screen.findByRole('region', { name: 'Bajas de Rayo' });
    expect(pad.textContent).toMatch(/^Fenix: 2\.º, sin bajas anotadas/);
    await tap('No jugó');
    expect(typed()).toEqual(['Lobos 1', 'Fenix 2', 'Rayo –']);
    expect(screen.getByText('Sin bajas anotadas: Fenix.')).toBeDefined();
    await arrived({ lobos: '1/12', fenix: '2/null', rayo: 'no' });
    const table = screen.getByRole('table', { name: 'La tabla con esta partida' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Lobos');
    const scroll = vi.spyOn(window, 'scrollTo');
    await tap('Publicar la partida');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Publicar la Partida 1 así?' }));
    expect(dialog.getByText('Sin bajas anotadas: Fenix.')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar así' }));
    expect(await screen.findByText(/^Publicada\. Se vuelve oficial por sí sola/)).toBeDefined();
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
    const next = await screen.findByRole('link', { name: 'Anotar la partida 2' });
    expect(next.className).not.toContain('fire-fill');
  });

  it.each([
    ['the last one', 0, 'Cerrar y hacer el podio'],
    ['another one', 1, 'Cerrar la fase'],
  ])('leads from the last match of a stage to its closing: %s', async (_, byTable, name) => {
    const advance = { perLobby: 0, byTable };
    open('a-1', undefined, undefined, { finish: { kind: 'matches', matches: 1 }, advance });
    await typeAll();
    await tap('Publicar la partida');
    await screen.findByText(/^Publicada\. Se vuelve oficial por sí sola/);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/\/fases$/);
  });

  it('shows who falls in the first match of a stage with carried points, and nobody without them', async () => {
    const carried = ['Fenix', 'Lobos', 'Rayo'].map((name, index) => ({
      id: name.toLowerCase(),
      number: index + 1,
      name,
      tag: '',
      carried: name === 'Fenix' ? 4 : 0,
      since: null,
    }));
    const previewed = async () => {
      await typeAll();
      return await screen.findByRole('table', { name: 'La tabla con esta partida' });
    };
    open('a-1', undefined, undefined, { carry: 'points', entrants: carried });
    expect((await previewed()).textContent).toMatch(/baj/);
    cleanup();
    ({ api, open, tellAll } = beginMatch());
    open();
    expect((await previewed()).textContent).not.toMatch(/baj|sub/);
  });

  it('asks before publishing about units with kills that the roll may call absent', async () => {
    open('a-1', ({ lobby, match, killers }) => (
      <p>{`${lobby}-${match}: ${killers.map(({ name, kills }) => `${name} ${kills}`).join(', ')}`}</p>
    ));
    await tap('Lobos');
    await tap('2');
    await tap('Fenix');
    await tap('Rayo');
    await tap('0');
    const question = await screen.findByText('a-1: Lobos 2');
    const publish = await button('Publicar la partida');
    expect(question.compareDocumentPosition(publish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('works with the keyboard: a part of a name, Enter, the kills, Enter', async () => {
    open();
    const search = await screen.findByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(search, 'lob {Enter}');
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Bajas' }));
    await userEvent.keyboard('13{Backspace}2{Enter}');
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard('zz{Enter}');
    await userEvent.clear(search);
    await userEvent.keyboard('FÉ{Enter}{Escape}ra{Enter}3{Enter}');
    await arrived({ lobos: '1/12', fenix: '2/null', rayo: '3/3' });
  });

  it('refuses an invalid number of kills, which stays to be corrected', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'lob{Enter}');
    await userEvent.keyboard('9lo7{Enter}');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bajas' });
    expect([field.value, screen.getByRole('alert').textContent]).toEqual([
      '9lo7',
      'Ingresa entre 0 y 99 bajas.',
    ]);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
    await arrived({ lobos: '1/9' });
  });

  it('undoes every step, on the server too', async () => {
    open();
    await tap('Lobos');
    await tap('7');
    await tap('Fenix');
    await arrived({ lobos: '1/7', fenix: '2/null' });
    await tap('Deshacer');
    await arrived({ lobos: '1/7' });
    await tap('Deshacer');
    await arrived({ lobos: '1/null' });
    await tap('Deshacer');
    await arrived({});
    expect(((await button('Deshacer')) as HTMLButtonElement).disabled).toBe(true);
    expect(await button('Lobos')).toBeDefined();
  });

  it('deletes all typed rows after a question, so that its stage can be closed', async () => {
    open();
    await tap('Lobos');
    await tap('7');
    await arrived({ lobos: '1/7' });
    api.write('rayo', { ...NO_RESULT, placement: 2, kills: 2 }, 'Luis Mora');
    act(tellAll);
    await button(/^Cambiar a ?Rayo/);
    await tap('Borrar lo anotado');
    const dialog = within(await screen.findByRole('dialog', { name: /^¿Borrar .+ Partida 1\?/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(typed()).toEqual(['Lobos 1', 'Rayo 2']);
    await tap('Borrar lo anotado');
    await tap('Borrar 2 filas');
    await arrived({});
    expect(screen.queryByRole('button', { name: 'Borrar lo anotado' })).toBeNull();
    await tap('Deshacer');
    await arrived({ lobos: '1/7', rayo: '2/2' });
  });

  it('also deletes a row that two people typed differently', async () => {
    open();
    await tap('Lobos');
    api.write('lobos', { ...NO_RESULT, placement: 2, kills: 4 }, 'Luis Mora');
    await tap('7');
    await screen.findByRole('alert', { name: 'Dos anotaron lo mismo' });
    await tap('Borrar lo anotado');
    await tap('Borrar 1 fila');
    await arrived({});
    expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
  });

  it('swaps placements when one is changed', async () => {
    open();
    await typeAll();
    await tap(/^Cambiar a ?Rayo/);
    await userEvent.selectOptions(screen.getByLabelText('Puesto de Rayo'), '1');
    expect(typed()).toEqual(['Rayo 1', 'Fenix 2', 'Lobos 3']);
    await arrived({ rayo: '1/0', fenix: '2/3', lobos: '3/7' });
  });

  it('gives all other units no points, in one tap', async () => {
    open();
    await tap('Lobos');
    await tap('7');
    await tap('Los 2 que faltan jugaron: sin puntos');
    await arrived({ lobos: '1/7', fenix: 'null/0', rayo: 'null/0' });
    await tap('Deshacer');
    await tap('Los 2 que faltan no jugaron');
    await arrived({ lobos: '1/7', fenix: 'no', rayo: 'no' });
    expect(typed()).toEqual(['Lobos 1', 'Fenix –', 'Rayo –']);
  });

  it('keeps rows typed without a connection, over a reload, and sends them later', async () => {
    api.isDown = true;
    open();
    await tap('Lobos');
    await tap('7');
    await tap('Fenix');
    cleanup();
    open();
    await screen.findByRole('list', { name: 'Anotados' });
    expect(typed()).toEqual(['Lobos 1', 'Fenix 2']);
    expect(stored()).toEqual({});
    api.isDown = false;
    dispatchEvent(new Event('online'));
    await arrived({ lobos: '1/7', fenix: '2/null' });
    expect(await screen.findByText('Guardado')).toBeDefined();
    await tap('Deshacer');
    await arrived({ lobos: '1/7' });
  });

  it('shows rows of another organiser, without a change to typed rows', async () => {
    open();
    await tap('Lobos');
    api.write('rayo', { ...NO_RESULT, placement: 3, kills: 2 }, 'Luis Mora');
    act(tellAll);
    await waitFor(() => expect(typed()).toEqual(['Lobos 1', 'Rayo 3']));
    expect(screen.getByRole('region', { name: 'Bajas de Lobos' })).toBeDefined();
    await tap('7');
    await arrived({ lobos: '1/7', rayo: '3/2' });
    await tap('Fenix');
    expect(typed()).toEqual(['Lobos 1', 'Fenix 2', 'Rayo 3']);
  });

  it.each([
    ['lo mío', /^Lobos: queda lo mío/, '1/7'],
    ['lo de quien la escribió', /^Lobos: queda lo de Luis Mora, 2\.º, 4 bajas/, '2/4'],
  ])('shows both values of one row, and one tap decides for %s', async (_what, choice, kept) => {
    open();
    await tap('Lobos');
    api.write('lobos', { ...NO_RESULT, placement: 2, kills: 4 }, 'Luis Mora');
    await tap('7');
    const alert = await screen.findByRole('alert', { name: 'Dos anotaron lo mismo' });
    expect(alert.textContent).toContain('1.º, 7 bajas');
    expect(alert.textContent).toContain('Luis Mora');
    expect(alert.parentElement?.className).toContain('sticky bottom-0');
    expect(stored()).toEqual({ lobos: '2/4' });
    await tap('Fenix');
    await tap('5');
    await waitFor(() => expect(stored()['fenix']).toMatch(/\/5$/));
    await tap(choice);
    await waitFor(() => expect(stored()['lobos']).toBe(kept));
    expect(screen.queryByRole('alert', { name: 'Dos anotaron lo mismo' })).toBeNull();
  });

  it('reads lines of a chat: clear ones are used, and it asks about the others', async () => {
    open();
    await tap('Lobos');
    await tap('Pegar');
    expect(screen.queryByRole('region', { name: 'Bajas de Lobos' })).toBeNull();
    await tap('Deshacer');
    await userEvent.click(screen.getByLabelText('Pega aquí las líneas'));
    await userEvent.paste('1. Lobos 7\n2. Los del fondo 3\n3. Fenixx 1 kill');
    expect(await screen.findByText('Lo pegado todavía no se usa')).toBeDefined();
    cleanup();
    open();
    const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
    await tap('Falta aclarar la línea 2');
    expect(moves.mock.contexts.map((line) => (line as Element).textContent)).toEqual([
      expect.stringMatching(/^Línea 2: 2\. Los del fondo 3/),
    ]);
    const lines = within(screen.getByRole('list', { name: 'Líneas pegadas' }));
    const asked = lines.getByLabelText('No se parece a nadie de este lobby. ¿De quién es?');
    expect(document.activeElement).toBe(asked);
    await userEvent.selectOptions(asked, 'Rayo: 2.º, 3 bajas');
    const use = await button('Usar 3 filas');
    expect(use.className).toContain('fire-fill');
    expect(use.parentElement?.className).toContain('sticky bottom-0');
    await userEvent.click(use);
    expect(screen.queryByText('Lo pegado todavía no se usa')).toBeNull();
    expect(typed()).toEqual(['Lobos 1', 'Rayo 2', 'Fenix 3']);
    await arrived({ lobos: '1/7', rayo: '2/3', fenix: '3/1' });
    await tap('Deshacer');
    await arrived({});
  });

  it.each([
    ['two', 'Nadie 7\nLobos 3\nNinguno 2', 'Falta aclarar las líneas 1 y 3'],
    ['three', 'Nadie 7\nLobos 3\nNinguno 2\nAlguno 1', 'Falta aclarar 3 líneas'],
  ])('says which pasted lines are not clear: %s', async (_, lines, said) => {
    open();
    await tap('Pegar');
    await userEvent.click(screen.getByLabelText('Pega aquí las líneas'));
    await userEvent.paste(lines);
    expect(await button(said)).toBeDefined();
  });

  it('has no golden button while a pasted line is left out', async () => {
    open();
    const ways = within(await screen.findByRole('group', { name: 'Cómo anotas' }));
    const pressed = () => ways.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false']);
    await tap('Pegar');
    expect(pressed()).toEqual(['false', 'true']);
    await userEvent.click(screen.getByLabelText('Pega aquí las líneas'));
    await userEvent.paste('1. Lobos 7\nbuena partida gente');
    expect((await button('Usar 1 fila, sin 1 línea')).className).not.toContain('fire-fill');
    const lines = within(screen.getByRole('list', { name: 'Líneas pegadas' }));
    expect(lines.getByText('Lobos').tagName).toBe('BDI');
    await tap('Tocar');
    expect(pressed()).toEqual(['true', 'false']);
  });

  it('keeps everything if publishing is refused, and says why', async () => {
    open();
    await tap('Lobos');
    await tap('7');
    expect(screen.getByText('Falta el resultado de Fenix y Rayo.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publicar la partida' })).toBeNull();
    await tap('Los 2 que faltan jugaron: sin puntos');
    api.refusal = 'La fase ya está cerrada.';
    await tap('Publicar la partida');
    expect(await screen.findByText('La fase ya está cerrada. Lo anotado sigue aquí.')).toBeDefined();
    expect(typed()[0]).toBe('Lobos 1');
    api.refusal = null;
    await tap('Publicar la partida');
    expect(await screen.findByText(/^Publicada/)).toBeDefined();
  });

  async function correcting(team = 'Rayo') {
    for (const [index, team] of ['lobos', 'fenix', 'rayo'].entries())
      api.write(team, { ...NO_RESULT, placement: index + 1, kills: 1 });
    api.state = 'published';
    act(tellAll);
    open();
    await tap(new RegExp(`^Corregir a ?${team}`));
    return within(screen.getByRole('dialog', { hidden: true }));
  }

  it('corrects a published row with a reason, and swaps placements', async () => {
    const dialog = await correcting();
    await userEvent.selectOptions(dialog.getByLabelText('Puesto'), '2');
    expect(dialog.getByText('Fenix pasa del 2.º al 3.º.')).toBeDefined();
    await userEvent.click(dialog.getByText('Por captura.'));
    await userEvent.click(dialog.getByText('Corregir', { selector: 'button *' }));
    await arrived({ lobos: '1/1', rayo: '2/1', fenix: '3/1' });
    expect(api.sent.at(-1)).toMatchObject({ reason: 'Por captura.' });
  });

  it('corrects a row to an absence, whatever was typed for its kills, and names who moves up', async () => {
    const dialog = await correcting('Lobos');
    await userEvent.clear(dialog.getByLabelText('Bajas'));
    await userEvent.type(dialog.getByLabelText('Bajas'), 'x');
    await userEvent.selectOptions(dialog.getByLabelText('Puesto'), 'No jugó');
    await userEvent.click(dialog.getByText('Por captura.'));
    const effect = dialog.getByText('Suben un puesto: Fenix (2.º → 1.º), Rayo (3.º → 2.º).');
    const correct = dialog.getByRole('button', { name: 'Corregir', hidden: true });
    expect(effect.parentElement).toBe(correct.parentElement);
    await userEvent.click(correct);
    await arrived({ fenix: '1/1', rayo: '2/1', lobos: 'no' });
    expect(api.sent.at(-1)).toMatchObject({ rows: { lobos: { played: false } } });
  });

  it('drops a correction that was begun before somebody else corrected the row', async () => {
    api.write('rayo', { ...NO_RESULT, placement: 3, kills: 1 });
    api.state = 'published';
    act(tellAll);
    open();
    const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
    const kills = () => dialog().getByLabelText<HTMLInputElement>('Bajas');
    await tap(/^Corregir a ?Rayo/);
    await userEvent.clear(kills());
    await userEvent.type(kills(), '7');
    await userEvent.click(dialog().getByText('Cancelar'));
    await tap(/^Corregir a ?Rayo/);
    expect(kills().value).toBe('7');
    await userEvent.click(dialog().getByText('Cancelar'));
    api.write('rayo', { ...NO_RESULT, placement: 2, kills: 4 });
    act(tellAll);
    await tap(/^Corregir a ?Rayo/);
    expect([kills().value, dialog().getByLabelText<HTMLSelectElement>('Puesto').value]).toEqual(['4', '2']);
  });

  it('annuls a published match with a reason, and lets it count again', async () => {
    for (const [index, team] of ['lobos', 'fenix', 'rayo'].entries())
      api.write(team, { ...NO_RESULT, placement: index + 1, kills: 1 });
    api.state = 'published';
    act(tellAll);
    open();
    const turn = async (action: string, reason: string, confirm: string) => {
      await tap(action);
      const dialog = within(screen.getByRole('dialog', { hidden: true }));
      await userEvent.click(dialog.getByText(reason));
      await userEvent.click(dialog.getByText(confirm, { selector: 'button *' }));
    };
    await turn('Anular la partida', 'Se cayó la sala.', 'Anular la partida');
    expect(await screen.findByText('Anulada: no cuenta para la tabla.')).toBeDefined();
    await turn('Que vuelva a contar', 'Se anuló por error.', 'Que cuente');
    expect(await screen.findByText(/^Publicada/)).toBeDefined();
    expect(api.reasons).toEqual(['void: Se cayó la sala.', 'restore: Se anuló por error.']);
  });
});
