import { OwnRegistrationSchema } from '@copa/domain/registrations/registration';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openPage } from '../../../../../test/open-page.tsx';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import { readMine } from '../../../../lib/storage/live-mine.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { keepTabRoom } from '../../../../lib/storage/tab-room.ts';
import { emptyRegistrationDraft, fillDraft } from '../registration-draft.ts';
import { noteDay } from './own-days.ts';
import { OwnRegistrationHint } from './own-registration-hint.tsx';
import { OwnRegistrationList } from './own-registration-list.tsx';
import { keepRegistration, noteOwn, playerNameOf, readOwnRegistrations } from './own-registrations.ts';
import { keptOwn, ownRegistration } from './state/own-registration.fixture.ts';

const kept = (code: string, tournamentName: string) => ({
  ...keptOwn,
  code: code.repeat(26),
  tournamentId: tournamentName,
  tournamentName,
  registeredAt: Date.parse('2026-11-20T12:00:00Z'),
});
const links = () => screen.getAllByRole('link', { name: /^Copa/ }).map(({ textContent }) => textContent);

async function askToRemove(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Quitar ${name} de este teléfono` }));
  return within(screen.getByRole('dialog', { name: '¿Quitar de este teléfono?' }));
}

describe('the registrations of this device', () => {
  beforeEach(() => {
    keepRegistration(kept('1', 'Copa Uno'));
    keepRegistration(kept('2', 'Copa Dos'));
    openPage(<OwnRegistrationList current={({ tournamentName }) => <a href="/mi">{tournamentName}</a>} />);
  });

  it('keep their private link until a dialog is confirmed', async () => {
    const dialog = await askToRemove('Copa Dos');
    await userEvent.click(dialog.getByRole('button', { name: 'Conservarla' }));
    expect(links()).toEqual(['Copa Dos', 'Copa Uno']);
  });

  it('lose only the chosen one, and the focus stays in the list', async () => {
    const dialog = await askToRemove('Copa Dos');
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, quitar' }));
    expect(links()).toEqual(['Copa Uno']);
    expect(document.activeElement?.textContent).toContain('Copa Uno');
    const last = await askToRemove('Copa Uno');
    await userEvent.click(last.getByRole('button', { name: 'Sí, quitar' }));
    expect(screen.getByRole('heading', { name: 'Aún no hay inscripciones en este teléfono' })).toBeDefined();
  });

  it('take the ticket of a team along with its last player on this phone', async () => {
    const remove = async (name: string) => {
      const dialog = await askToRemove(name);
      await userEvent.click(dialog.getByRole('button', { name: 'Sí, quitar' }));
    };
    const { ticketId } = kept('1', '').unit;
    localStorage.setItem(storageKeys.tickets, JSON.stringify([{ ticket: { id: ticketId } }]));
    noteDay(ticketId, { until: Date.now() + 60_000, isAsked: false });
    await remove('Copa Dos');
    expect(localStorage.getItem(storageKeys.tickets)).toContain(ticketId);
    expect(readMine()).toBe('own');
    await remove('Copa Uno');
    expect(localStorage.getItem(storageKeys.tickets)).not.toContain(ticketId);
    expect(readMine()).toBe('');
  });
});

it('is removed with all that this browser stores about it, and nothing of another one', async () => {
  const own = { ...kept('1', 'Copa Uno'), tournamentId: 'uno' };
  const other = { ...kept('2', 'Copa Dos'), unit: { ticketId: AGAIN, isCaptain: true } };
  for (const each of [own, other]) {
    const { ticketId } = each.unit;
    keepRegistration(each);
    noteDay(ticketId, { until: Date.now() + 60_000, isAsked: false });
    const filling = { player: { ...emptyRegistrationDraft().player, fullName: 'Ana Pérez' }, unit: null };
    fillDraft(`otra-${each.code}`, filling, each.code);
  }
  const tickets = [{ ticket: { id: LOST, tournamentId: 'uno', number: 7 } }, { ticket: { id: AGAIN } }];
  localStorage.setItem(storageKeys.tickets, JSON.stringify(tickets));
  localStorage.setItem(storageKeys.taps, JSON.stringify({ [LOST]: 'match', [AGAIN]: 'ready' }));
  localStorage.setItem(storageKeys.celebrated, JSON.stringify({ [LOST]: 'champion' }));
  localStorage.setItem(storageKeys.openedRooms, JSON.stringify({ [LOST]: '1-1' }));
  const unit = { mine: 'protest_uno_7_1_a-2', others: 'protest_uno_71_1_a-2' };
  for (const id of Object.values(unit)) keptDraft('draft', id, z.string()).keep(id);
  const hours = { match: 1, openAt: new Date(), seat: 3 };
  const room = { id: '1-1', tournamentId: 'uno', roomId: '991', password: 'clave', ...hours };
  keepTabRoom({ ticketId: LOST, room });
  openPage(<OwnRegistrationList current={({ tournamentName }) => <a href="/mi">{tournamentName}</a>} />);
  const stored = () => JSON.stringify([localStorage, sessionStorage]);
  for (const text of [LOST, own.code, 'clave', unit.mine]) expect(stored()).toContain(text);
  const dialog = await askToRemove('Copa Uno');
  await userEvent.click(dialog.getByRole('button', { name: 'Sí, quitar' }));
  for (const text of [LOST, own.code, 'clave', unit.mine]) expect(stored()).not.toContain(text);
  for (const text of [AGAIN, other.code, 'Ana Pérez', unit.others]) expect(stored()).toContain(text);
});

const LOST = '0123456789abcdefghjkmnpqrs';
const AGAIN = 'srqpnmkjhgfedcba9876543210';
const register = (ticketId: string, playerName: string) =>
  keepRegistration({ ...keptOwn, code: ticketId, playerName, unit: { ticketId, isCaptain: true } });
const open = () =>
  openPage(<OwnRegistrationHint tournamentId="copa" register={<a href="/register">Inscribirme</a>} />);
const toMine = () => screen.queryByRole('link', { name: 'Ir a Mi torneo' })?.getAttribute('href');
const mayRegister = () => screen.queryByText('Inscribirme') !== null;

describe('the own registration on the page of its tournament', () => {
  it('replaces the registration by the way to Mi torneo, unless the place was lost', () => {
    const { rerender } = open();
    expect([toMine(), mayRegister()]).toEqual([undefined, true]);
    register(LOST, 'Ana');
    rerender(<></>);
    open();
    expect([toMine(), mayRegister()]).toEqual([`/mi/${LOST}`, false]);
  });

  it('leads two players of one phone to the list, and lets another one register', () => {
    register(LOST, 'Ana');
    openPage(<OwnRegistrationHint tournamentId="copa" register={null} mayAnotherRegister />);
    const another = screen.getByRole('link', { name: 'Inscribir a otra persona' });
    expect(another.getAttribute('href')).toBe('/register?tournament=copa');
    expect(toMine()).toBe(`/mi/${LOST}`);
    act(() => void register(AGAIN, 'Beto'));
    expect(screen.getByText('Desde este teléfono se inscribieron Beto y Ana.')).toBeDefined();
    expect(toMine()).toBe('/mi#todas');
  });

  it.each([false, true])('is gold for a lost place only during play: %s', (isMain) => {
    register(LOST, 'Ana');
    noteDay(LOST, { until: 0, isAsked: false });
    openPage(<OwnRegistrationHint tournamentId="copa" register={null} isMain={isMain} />);
    const link = screen.getByRole('link', { name: 'Ir a Mi torneo' });
    expect(link.className.includes('fire-fill')).toBe(isMain);
  });

  it('lets somebody register again who lost the place, and then shows the new registration', () => {
    register(LOST, 'Ana');
    noteDay(LOST, { until: 0, isAsked: false });
    const { unmount } = open();
    expect([toMine(), mayRegister()]).toEqual([`/mi/${LOST}`, true]);
    unmount();
    register(AGAIN, 'Ana otra vez');
    register(LOST, 'Ana');
    open();
    expect(screen.getByText('Desde este teléfono se inscribió Ana otra vez.')).toBeDefined();
    expect([toMine(), mayRegister()]).toEqual([`/mi/${AGAIN}`, false]);
  });
});

it('is not stored again, before the others, if its page says nothing new', () => {
  const registration = OwnRegistrationSchema.parse({
    ...ownRegistration,
    season: { id: 'otono', name: 'Otoño' },
  });
  const codes = [LOST, AGAIN, LOST];
  for (const code of codes) noteOwn(code, { ...registration, seasonKey: 'k'.repeat(26) });
  expect(readOwnRegistrations().map(({ code }) => code)).toEqual([AGAIN, LOST]);
});

describe('the name of a player on this device', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  José   de la Cruz', 'José D'],
    ['Ana 🦅 Paz', 'Ana 🦅'],
  ])('of %j is %j', (fullName, playerName) => {
    expect(playerNameOf(fullName)).toBe(playerName);
  });
});

describe('a registration of this device that is past', () => {
  it('stands with the lost and cancelled ones, or with the tournaments that ended', () => {
    const ended = { ...kept('2', 'Copa Dos'), unit: { ticketId: AGAIN, isCaptain: false } };
    keepRegistration(kept('1', 'Copa Uno'));
    keepRegistration(ended);
    noteDay(LOST, { until: 0, isAsked: false });
    noteDay(AGAIN, { until: Date.parse('2026-01-01T12:00:00Z'), isAsked: false });
    openPage(<OwnRegistrationList current={() => null} />);
    const tournamentsOf = (group: string) =>
      within(screen.getByRole('region', { name: group }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(tournamentsOf('Sin cupo o cancelados')).toEqual(['Copa Uno']);
    expect(tournamentsOf('Ya terminaron')).toEqual(['Copa Dos']);
  });
});
