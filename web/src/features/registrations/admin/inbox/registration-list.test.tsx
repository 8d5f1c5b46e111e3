import type { Registration } from '@copa/domain/registrations/registration';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRegistration } from '../registration.fixture.ts';
import { RegistrationList } from './registration-list.tsx';

const ana = sampleRegistration('ana', { fullName: 'Ana' });
const bea = sampleRegistration('bea', { fullName: 'Bea' });
const eva = sampleRegistration('eva', { fullName: 'Eva' });

const decide = vi.fn<(registration: Registration, status: string) => void>();
const actions = { open: () => undefined, select: () => undefined, decide };

const list = (registrations: readonly Registration[], busy: readonly string[] = []) => (
  <RegistrationList
    registrations={registrations}
    duplicates={new Map()}
    bursts={new Map()}
    selection={new Set()}
    busy={new Set(busy)}
    tournamentName={null}
    actions={actions}
    onNearEnd={() => undefined}
  />
);

const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

async function decideWithKeys(label: string): Promise<void> {
  screen.getByRole('button', { name: label }).focus();
  await userEvent.keyboard('{Enter}');
}

describe('who decides with keys', () => {
  beforeEach(() => {
    decide.mockClear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('stays on the row while it is being saved, and after', async () => {
    const { rerender } = render(list([ana, bea]));
    await decideWithKeys('Aprobar a Ana');
    expect(decide).toHaveBeenCalledExactlyOnceWith(ana, 'approved');
    rerender(list([ana, bea], ['ana']));
    expect(document.activeElement).toBe(rowOf('Ana'));
    rerender(list([{ ...ana, status: 'approved' }, bea]));
    expect(document.activeElement).toBe(rowOf('Ana'));
  });

  it('goes on with the next one where the row leaves the list, and back from the last', async () => {
    const { rerender } = render(list([ana, bea, eva]));
    await decideWithKeys('Rechazar a Bea');
    rerender(list([ana, eva]));
    expect(document.activeElement).toBe(rowOf('Eva'));
    await decideWithKeys('Aprobar a Eva');
    rerender(list([ana]));
    expect(document.activeElement).toBe(rowOf('Ana'));
  });

  it('is left alone where they have gone elsewhere', async () => {
    const { rerender } = render(list([ana, bea]));
    await decideWithKeys('Aprobar a Ana');
    const bystander = rowOf('Bea');
    bystander.focus();
    rerender(list([bea]));
    expect(document.activeElement).toBe(bystander);
    bystander.blur();
    rerender(list([]));
    rerender(list([bea]));
    expect(document.activeElement).toBe(document.body);
  });
});
