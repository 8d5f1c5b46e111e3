import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anOwner, openScreen } from '../../../../test/admin-screen.tsx';
import { AdminNav } from './admin-nav.tsx';

const EVERY_SCREEN = 11;

it.each([
  ['/admin/ajustes', 'text-gold', 'text-mist'],
  ['/admin/torneos', 'text-mist', 'text-gold'],
])('on a phone at %s, the menu is %s', (address, color, other) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  openScreen(<AdminNav />, anOwner, address);
  const menu = screen.getByText('Más').closest('summary');
  // Two colors would leave the choice to the order of the style sheet.
  expect([menu?.classList.contains(color), menu?.classList.contains(other)]).toEqual([true, false]);
});

it.each([
  ['a phone', 22, EVERY_SCREEN - 3, 'Temporadas'],
  ['a screen of 64rem', 64, 2, 'Suspensiones y faltas'],
  ['a screen of 80rem', 80, 0, undefined],
])('on %s, the bar shows what fits, and the menu has the others', (_, width, inMenu, first) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: width >= Number.parseInt(query.replace(/\D+/, ''), 10) }),
  );
  openScreen(<AdminNav />, anOwner);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(EVERY_SCREEN);
  const menu = screen.queryByRole('group');
  const others = menu === null ? [] : within(menu).getAllByRole('link', { hidden: true });
  expect([others.length, others[0]?.textContent]).toEqual([inMenu, first]);
});
