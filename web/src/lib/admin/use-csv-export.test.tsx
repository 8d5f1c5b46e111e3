import { csvRecord } from '@copa/domain/csv';
import { exportRegistrations } from '@copa/domain/registrations/endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../test/admin-screen.tsx';
import { createRecordCounter, useCsvExport } from './use-csv-export.ts';

const downloaded: string[] = [];
let body: ReadableStreamDefaultController<Uint8Array>;
let signal: AbortSignal | null | undefined;
let endsWithScreen: boolean;

function Exporter() {
  const { rows, run } = useCsvExport(exportRegistrations, 'Archivo descargado');
  return (
    <>
      <button type="button" onClick={() => run({ params: { id: 'copa' } }, 'copa.csv')}>
        Exportar
      </button>
      <output>{rows !== null && `${rows} filas`}</output>
    </>
  );
}

function Screen() {
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return <p>Otra pantalla</p>;
  return (
    <>
      <Exporter />
      <button type="button" onClick={() => setIsLeft(true)}>
        Salir
      </button>
    </>
  );
}

const arrive = (text: string) => body.enqueue(new TextEncoder().encode(text));

describe('an export', () => {
  beforeEach(async () => {
    downloaded.length = 0;
    signal = undefined;
    endsWithScreen = true;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      signal = init.signal;
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          body = controller;
        },
      });
      signal?.addEventListener('abort', () => endsWithScreen && body.error(signal?.reason));
      return new Response(stream, { headers: { 'content-type': 'text/csv' } });
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copa');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloaded.push(this.download);
    });
    openScreen(<Screen />);
    fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(signal).toBeDefined());
  });
  it('counts the rows that have arrived, and saves a file', async () => {
    arrive('Nombre\r\nAna\r\nBeto\r\n');
    expect(await screen.findByText('2 filas')).toBeDefined();
    expect(downloaded).toEqual([]);
    body.close();
    expect(await screen.findAllByText('Archivo descargado')).not.toEqual([]);
    expect(downloaded).toEqual(['copa.csv']);
  });

  it('does not call the file saved in the browser of another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram');
    body.close();
    expect(await screen.findAllByText(/elige «Abrir en el navegador»/)).not.toEqual([]);
    expect(screen.queryAllByText('Archivo descargado')).toEqual([]);
  });

  it.each([
    ['ends with the screen', true],
    ['was complete just before', false],
  ])('is cancelled with the screen, saves no file and says nothing, if the body %s', async (_, ends) => {
    endsWithScreen = ends;
    arrive('Nombre\r\nAna\r\n');
    await screen.findByText('1 filas');
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(signal?.aborted).toBe(true);
    if (!ends) body.close();
    await new Promise((done) => setTimeout(done, 20));
    expect(downloaded).toEqual([]);
    expect(
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('says that the download was interrupted', async () => {
    arrive('Nombre\r\nAna\r\n');
    await screen.findByText('1 filas');
    body.error(new TypeError('network error'));
    expect(await screen.findAllByText('La descarga se cortó. Inténtalo de nuevo.')).not.toEqual([]);
    expect(downloaded).toEqual([]);
  });
});

describe('createRecordCounter', () => {
  it('counts records and not lines, however the file is cut into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1 })),
        fc.integer({ min: 1, max: 7 }),
        (rows, size) => {
          const file = rows.map(csvRecord).join('');
          const count = createRecordCounter();
          let counted = 0;
          for (let start = 0; start < file.length; start += size)
            counted = count(file.slice(start, start + size));
          expect(counted).toBe(rows.length);
        },
      ),
    );
  });
});
