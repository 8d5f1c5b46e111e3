import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { stageFields } from '../play.fixture.ts';
import { beginMatch, storedRows, tap } from './match-screen.fixture.tsx';
import { PasteRows } from './paste-rows.tsx';

describe('a unit that was replaced while its row was typed', () => {
  it('does not keep the other rows from being saved', async () => {
    const { api, open } = beginMatch();
    open();
    api.isDown = true;
    await tap('Lobos');
    await tap('7');
    await tap('Fenix');
    await tap('3');
    const { tournamentId } = api;
    const teams = ['Fenix', 'Nova', 'Rayo'];
    act(() => put(`tournaments/${tournamentId}/stages/1`, { tournamentId, ...stageFields(teams) }));
    api.units = teams.map((name) => name.toLowerCase());
    api.isDown = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(storedRows(api)).toEqual({ fenix: '2/3' }));
    expect(screen.queryByText(/no juega en este lobby/)).toBeNull();
  });

  it('is asked for again in a pasted line that named it', async () => {
    const unitsOf = (...names: readonly string[]) =>
      names.map((name) => ({ id: name.toLowerCase(), name, bare: name, tag: '' }));
    const used = vi.fn<() => void>();
    function Live() {
      const [units, setUnits] = useState(unitsOf('Fenix', 'Lobos'));
      const [pasted, setPasted] = useState({ text: '1. Zzz 5', chosen: {} });
      return (
        <>
          <button type="button" onClick={() => setUnits(unitsOf('Fenix', 'Nova'))}>
            Otra persona
          </button>
          <PasteRows units={units} pasted={pasted} onChange={setPasted} onUse={used} />
        </>
      );
    }
    openScreen(<Live />);
    const line = screen.getByRole<HTMLSelectElement>('combobox');
    const lobos = [...line.options].find(({ textContent }) => textContent.startsWith('Lobos'));
    await userEvent.selectOptions(line, lobos?.value ?? '');
    expect(screen.getByRole('button', { name: /^Usar/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Otra persona' }));
    expect(line.value).toBe('');
    expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
  });
});
