import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchApi } from './match-api.fixture.ts';
import { beginMatch, button, storedRows, tap, typeAll } from './match-screen.fixture.tsx';
import type { RollAnswer } from './opened-match.ts';

let api: MatchApi;
let open: ReturnType<typeof beginMatch>['open'];
let tellAll: () => void;
const arrived = (rows: Record<string, string>) => waitFor(() => expect(storedRows(api)).toEqual(rows));

interface RollProps {
  readonly first: RollAnswer;
  readonly onAnswer: (answer: RollAnswer) => void;
}

function Roll({ first, onAnswer }: RollProps) {
  useEffect(() => onAnswer(first), [first, onAnswer]);
  return (
    <button type="button" onClick={() => onAnswer('agrees')}>
      El pase llega
    </button>
  );
}

describe('a match in which something looks wrong', () => {
  beforeEach(() => {
    ({ api, open, tellAll } = beginMatch());
  });

  it('asks one thing at a time, and marks the row without kills', async () => {
    open();
    const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
    expect(await heading('¿Quién hizo Booyah?')).toBeDefined();
    await tap('Lobos');
    expect(await heading('Booyah · ¿Cuántas bajas?')).toBeDefined();
    const pad = screen.getByRole('region', { name: 'Bajas de Lobos' });
    expect(within(pad).getByRole('group', { name: 'Bajas de Lobos' })).toBeDefined();
    expect(screen.queryByText(/^Los 2 que faltan/)).toBeNull();
    await tap('Fenix');
    expect(await heading('2.º · ¿Cuántas bajas?')).toBeDefined();
    const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^Cambiar a ?${name}`) });
    expect(rowOf('Lobos').textContent).toContain('Sin bajas anotadas');
    expect(rowOf('Fenix').textContent).not.toContain('Sin bajas anotadas');
    await tap('3');
    expect(await heading('¿Quién quedó 3.º?')).toBeDefined();
    await tap('Rayo');
    await tap('No se sabe');
    expect(rowOf('Rayo').textContent).toContain('Sin bajas anotadas');
    expect(rowOf('Fenix').textContent).not.toContain('Sin bajas anotadas');
  });

  it('says which rows have more kills than fit, and publishes them only after a question', async () => {
    open();
    for (const [name, kills] of [
      ['Lobos', '19'],
      ['Fenix', '2'],
      ['Rayo', '0'],
    ] as const) {
      await tap(name);
      if (kills === '19') await tap('+10');
      await tap(kills);
    }
    await arrived({ lobos: '1/19', fenix: '2/2', rayo: '3/0' });
    const doubt = 'En una fila caben 8 bajas, una por rival. Revisa la fila de Lobos (19 bajas).';
    expect(screen.getByText(doubt)).toBeDefined();
    const rowOf = (name: string) =>
      screen.getByRole('button', { name: new RegExp(`^Cambiar a ?${name}`) }).textContent;
    expect([rowOf('Lobos'), rowOf('Fenix')].map((text) => text?.includes('Revisa:'))).toEqual([true, false]);
    const publish = await button('Publicar la partida');
    expect(publish.className).not.toMatch(/fire-fill|text-danger/);
    await userEvent.click(publish);
    const dialog = within(screen.getByRole('dialog', { name: '¿Publicar la Partida 1 así?' }));
    expect(dialog.getByText(doubt)).toBeDefined();
    expect(dialog.getByText(/Después puedes corregirla, con un motivo que todos leen\.$/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));
    expect(api.state).toBe('draft');
    await tap(/^Cambiar a ?Lobos/);
    await tap('6');
    expect(screen.queryByText(/^En una fila caben 8 bajas/)).toBeNull();
    expect((await button('Publicar la partida')).className).toContain('fire-fill');
    const told = screen.getByText('Lista para publicar').closest('output');
    await tap('Publicar la partida');
    expect(await screen.findByText(/^Publicada/)).toBeDefined();
    expect(told?.textContent).toBe('Provisional');
  });

  it('says before a correction what it does, and which row has too many kills with it', async () => {
    for (const [index, team] of ['lobos', 'fenix', 'rayo'].entries())
      api.write(team, { ...NO_RESULT, placement: index + 1, kills: 1 });
    api.state = 'published';
    act(tellAll);
    open();
    const rows = within(await screen.findByRole('region', { name: 'Resultado' }));
    expect(rows.getByText('por puesto')).toBeDefined();
    const next = await screen.findByRole('link', { name: 'Anotar la partida 2' });
    expect(next.compareDocumentPosition(rows.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await tap(/^Corregir a ?Rayo/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Al corregir, la partida queda provisional otros 30 minutos.')).toBeDefined();
    const said = () => dialog.queryAllByText(/Revisa/).map(({ textContent }) => textContent);
    expect(said()).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Bajas'), '2');
    expect(said()).toEqual(['En una fila caben 8 bajas, una por rival. Revisa la fila de Rayo (12 bajas).']);
    await userEvent.clear(dialog.getByLabelText('Bajas'));
    await userEvent.type(dialog.getByLabelText('Bajas'), 'x');
    expect(said()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    api.state = 'void';
    api.write('lobos', { ...NO_RESULT, placement: 1, kills: 2 });
    act(tellAll);
    await screen.findByText('Anulada: no cuenta para la tabla.');
    await tap(/^Corregir a ?Fenix/);
    expect(screen.queryByText(/^Al corregir/)).toBeNull();
  });

  it('keeps the result of a neighbour behind a name of Arabic letters', async () => {
    open('a-1', undefined, ['فهد', 'Lobos', 'Rayo']);
    await tap('فهد');
    await tap('3');
    await tap('Lobos');
    const pad = within(screen.getByRole('region', { name: 'Bajas de Lobos' }));
    expect(pad.getByText('\u2068فهد\u2069: 1.º, 3 bajas')).toBeDefined();
  });

  it('says which row has too many kills already while rows are missing', async () => {
    open('a-1', undefined, ['Fenix', 'Lobos', 'Rayo', 'Nova', 'Tigres']);
    await tap('Lobos');
    await tap('+10');
    await tap('19');
    const review = within(await screen.findByRole('list', { name: 'Revisión' }));
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Falta arreglar: Faltan 4 de 5.',
      'Mira: En una fila caben 16 bajas, una por rival. Revisa la fila de Lobos (19 bajas).',
    ]);
  });

  it('asks once more if the roll contradicts the result', async () => {
    open('a-1', ({ onAnswer }) => <Roll first="differs" onAnswer={onAnswer} />);
    await typeAll();
    await arrived({ lobos: '1/7', fenix: '2/3', rayo: '3/0' });
    for (const name of ['Puesto', 'Nombre', 'Booyahs', 'Bajas', 'Puntos'])
      expect(screen.getByRole('columnheader', { name })).toBeDefined();
    await tap('Publicar la partida');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Publicar la Partida 1 así?' }));
    expect(dialog.getByText('El pase de lista y el resultado no coinciden.')).toBeDefined();
    expect(api.state).toBe('draft');
  });

  it('reads the roll from the first row on, and is not gold before its answer', async () => {
    open('a-1', ({ onAnswer }) => <Roll first="unknown" onAnswer={onAnswer} />);
    await tap('Lobos');
    expect(await button('El pase llega')).toBeDefined();
    await tap('7');
    await tap('Los 2 que faltan jugaron: sin puntos');
    expect((await button('Publicar la partida')).className).not.toContain('fire-fill');
    await arrived({ lobos: '1/7', fenix: 'null/0', rayo: 'null/0' });
    await tap('Publicar la partida');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Publicar la Partida 1 así?' }));
    expect(dialog.getByText('Todavía no se sabe qué dice el pase de lista.')).toBeDefined();
    expect(api.state).toBe('draft');
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));
    await tap('El pase llega');
    expect((await button('Publicar la partida')).className).toContain('fire-fill');
  });

  it('asks again only after another tap, if the match was not ready meanwhile', async () => {
    open('a-1', ({ onAnswer }) => <Roll first="differs" onAnswer={onAnswer} />);
    await typeAll();
    await arrived({ lobos: '1/7', fenix: '2/3', rayo: '3/0' });
    await tap('Publicar la partida');
    expect(await screen.findByRole('dialog')).toBeDefined();
    api.remove('rayo');
    act(tellAll);
    expect(await screen.findByText('Falta el resultado de Rayo.')).toBeDefined();
    api.write('rayo', { ...NO_RESULT, placement: 3, kills: 0 });
    act(tellAll);
    expect(await button('Publicar la partida')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it is ready once all rows are there', async () => {
    open();
    expect(await screen.findByText('Por anotar', { selector: '[data-badge]' })).toBeDefined();
    await tap('Lobos');
    await tap('7');
    expect(await screen.findByText('A medias', { selector: '[data-badge]' })).toBeDefined();
    await tap('Los 2 que faltan no jugaron');
    expect(await screen.findByText('Lista para publicar', { selector: '[data-badge]' })).toBeDefined();
  });

  it.each([
    ['keeps typed kills when the next name is tapped', true, '1/12'],
    ['keeps no kills that another window interrupts', false, '1/null'],
  ])('%s', async (_, isHere, lobos) => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'lob{Enter}');
    await userEvent.keyboard('12');
    vi.spyOn(document, 'hasFocus').mockReturnValue(isHere);
    await tap('Fenix');
    await waitFor(() => expect(storedRows(api)).toEqual({ lobos, fenix: '2/null' }));
  });

  it.each([
    ['+10', 'Fenix', { lobos: '1/12', fenix: '2/null' }],
    ['Cerrar las bajas', 'Fenix', { lobos: '1/null', fenix: '2/null' }],
    ['3', 'Fenix', { lobos: '1/3', fenix: '2/null' }],
  ])('after typed kills, and a tap on %s, keeps the right number', async (control, next, rows) => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'lob{Enter}');
    await userEvent.keyboard('12');
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await tap(control);
    await tap(next);
    await waitFor(() => expect(storedRows(api)).toEqual(rows));
  });

  it('keeps typed kills after a tap on the text of the keys, too', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'lob{Enter}');
    await userEvent.keyboard('12');
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await userEvent.click(screen.getByText('Bajas de Lobos'));
    await tap('Fenix');
    await waitFor(() => expect(storedRows(api)).toEqual({ lobos: '1/12', fenix: '2/null' }));
  });

  it('says that pasted lines do not fit', async () => {
    open();
    await tap('Pegar');
    const field = await screen.findByRole('textbox', { name: 'Pega aquí las líneas' });
    await userEvent.click(field);
    await userEvent.paste('1. Lobos 7\n'.padEnd(LONG_TEXT_MAX - 1));
    expect(screen.queryByText(/quizá no entró todo/)).toBeNull();
    await userEvent.paste('2. Fenix 12\n');
    expect(screen.getByText(/quizá no entró todo/)).toBeDefined();
  });
});
