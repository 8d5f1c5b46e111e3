import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import type { PaintedPicture } from './paint-pictures.ts';
import { PicturesDialog } from './pictures-dialog.tsx';

const PICTURE = {
  file: 'tabla-copa',
  brand: 'Copa',
  tournament: 'Copa Sábado',
  title: 'Tabla',
  subtitle: '',
  scene: { name: 'Copa Sábado' },
  blocks: [],
  invitation: 'Mira la tabla completa',
  state: 'Así iba',
  address: 'https://copa.example/',
};

const fileOf = (at: number) => new File([], `tabla-${at + 1}.jpg`);
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const share = () => screen.queryByRole('button', { name: 'Compartir' });

function openThree() {
  const asked: number[] = [];
  const waiting: { readonly resolve: (file: File) => void; readonly reject: (error: Error) => void }[] = [];
  const paint = (at: number) => {
    asked.push(at);
    return new Promise<File>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const story: PaintedPicture = { format: 'story', pages: { count: 3, paint }, files: [fileOf(0)] };
  render(<PicturesDialog picture={PICTURE} story={story} onClose={() => undefined} />);
  return { asked, waiting };
}

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true }));
});

it('shows the first page at once, draws the others one at a time, and shares them all together', async () => {
  const { asked, waiting } = openThree();
  expect(shown()).toEqual(['Imagen 1 de 3']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect([asked, share()]).toEqual([[1], null]);
  await act(async () => waiting[0]?.resolve(fileOf(1)));
  expect(shown()).toEqual(['Imagen 1 de 3', 'Imagen 2 de 3']);
  expect([asked, share()]).toEqual([[1, 2], null]);
  await act(async () => waiting[1]?.resolve(fileOf(2)));
  expect(shown()).toHaveLength(3);
  expect(asked).toEqual([1, 2]);
  expect(share()).not.toBeNull();
});

it('keeps the pages that are painted when the next one cannot be', async () => {
  const { waiting } = openThree();
  await act(async () => waiting[0]?.reject(new Error('no memory')));
  expect(screen.getByRole('alert').textContent).toMatch(/^No se pudo crear la imagen/);
  expect(shown()).toEqual(['Imagen 1 de 3']);
  expect(takeConsole('warn').join(' ')).toContain('a picture could not be painted');
});

it('says beside the button if the browser of another app saves no picture', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram');
  openThree();
  await act(async () => screen.getByRole('button', { name: 'Descargar imagen 1' }).click());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('captura de pantalla');
  expect(alert.closest('li')).toBe(screen.getAllByRole('listitem')[0]);
});

it('says that the pictures can be downloaded if the share sheet does not open', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', Object.assign(navigator, { share: refuse }));
  const story: PaintedPicture = {
    format: 'story',
    pages: { count: 1, paint: () => Promise.reject(new Error('painted already')) },
    files: [fileOf(0)],
  };
  render(<PicturesDialog picture={PICTURE} story={story} onClose={() => undefined} />);
  await act(async () => share()?.click());
  expect(screen.getByRole('alert').textContent).toMatch(/^No se pudo compartir\. Descarga/);
  expect(takeConsole('warn').join(' ')).toContain('the share sheet did not open');
});

it('lets go of each picture, also of one whose render React drops or repeats', () => {
  const made: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length}`);
    return made.at(-1) ?? '';
  });
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const story: PaintedPicture = {
    format: 'story',
    pages: { count: 1, paint: () => Promise.resolve(fileOf(0)) },
    files: [fileOf(0)],
  };
  const { unmount } = render(<PicturesDialog picture={PICTURE} story={story} onClose={() => undefined} />, {
    reactStrictMode: true,
  });
  expect(screen.getByRole('img').getAttribute('src')).toBe(made.at(-1));
  expect(made.length - letGo.mock.calls.length).toBe(1);
  unmount();
  expect(letGo.mock.calls.flat()).toEqual(made);
});
