import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOwner, openScreen } from '../../../../../test/admin-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const sent: { readonly keepPlayersDays: number | null }[] = [];
let stored: object;

async function typeDays(text: string): Promise<void> {
  openScreen(<SettingsScreen />, anOwner);
  const days = await screen.findByLabelText(/^Días que se guardan/);
  await userEvent.clear(days);
  await userEvent.type(days, `${text}{Enter}`);
}

describe('the days that the data of players are kept', () => {
  beforeEach(() => {
    sent.length = 0;
    stored = { ...DEFAULT_SITE, updatedAt: '2026-11-20T12:00:00.000Z' };
    vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
      if (method !== 'GET') {
        const input = JSON.parse(body as string) as (typeof sent)[number];
        sent.push(input);
        stored = { ...stored, keepPlayersDays: input.keepPlayersDays, updatedAt: '2026-11-20T12:30:00.000Z' };
      }
      return Response.json({ success: true, data: stored });
    });
  });
  it('are cut only after a question that says what is erased', async () => {
    await typeDays('30');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Guardar menos tiempo los datos?' }));
    expect(
      dialog.getByText(/se guardan 90 días después de cada torneo\. Desde ahora, 30 días\./),
    ).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar ajustes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, guardar solo 30 días' }));
    await waitFor(() => expect(sent.map(({ keepPlayersDays }) => keepPlayersDays)).toEqual([30]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked about if the data were kept without an end', async () => {
    stored = { ...stored, keepPlayersDays: null };
    await typeDays('365');
    expect(await screen.findByText(/hasta que elimines el torneo\. Desde ahora, 365 días/)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['120', 120],
    ['', null],
  ])('are saved at once if nothing is erased earlier: "%s"', async (text, days) => {
    await typeDays(text);
    await waitFor(() => expect(sent.map(({ keepPlayersDays }) => keepPlayersDays)).toEqual([days]));
  });
});
