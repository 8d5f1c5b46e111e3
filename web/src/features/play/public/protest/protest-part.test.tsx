import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import './own-protests.tsx';
import { ProtestPart } from './protest-part.tsx';

const OWN = { code: 'srqpnmkjhgfedcba9876543210', owner: 'copa_7', timeZone: 'America/Bogota' };
const NOW = new Date('2026-11-21T02:00:00Z');
const PAST = new Date('2026-11-21T01:59:59Z');
const SCORES = new Date('2026-11-21T02:30:00Z');
const FAIR_PLAY = new Date('2026-11-22T02:00:00Z');
const NONE = { scoresUntil: null, fairPlayUntil: null, isInReview: false };

const calls = vi.fn<() => Promise<Response>>(async () =>
  Response.json({ success: true, data: { matches: [], about: [] } }),
);
const open = (table: object, own: typeof OWN | null = OWN) =>
  render(
    <MemoryRouter>
      <ProtestPart table={{ ...NONE, ...table }} timeZone="America/Bogota" own={own} />
    </MemoryRouter>,
  ).container;
const button = () => screen.queryByRole('button', { name: 'Protestar' });

describe('the right to protest', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.stubGlobal('fetch', calls);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    calls.mockClear();
  });

  it('stands with its deadlines as long as one is ahead, and asks nobody before a tap', async () => {
    const said = open({ scoresUntil: SCORES, fairPlayUntil: FAIR_PLAY }).textContent;
    expect(said).toMatch(/^ProtestasPuesto y bajas: hasta .+Trampas: hasta /);
    expect(calls).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Protestar' }));
    await screen.findByText('Todavía no hay una partida publicada que puedas protestar.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Protestar' }));
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the half hour is over', { scoresUntil: PAST, fairPlayUntil: FAIR_PLAY }, true],
    ['the day is over', { scoresUntil: PAST, fairPlayUntil: PAST }, false],
    ['a protest waits longer than the day', { fairPlayUntil: PAST, isInReview: true }, true],
    ['nothing was published', {}, false],
  ])('once %s is that', (_, table, isThere) => {
    expect(open(table).textContent).not.toContain('Puesto y bajas');
    expect(button() !== null).toBe(isThere);
  });

  it('says on a phone without a private code where it can be used', () => {
    expect(open({ fairPlayUntil: FAIR_PLAY }, null).textContent).toContain('abre tu enlace privado');
    expect(button()).toBeNull();
    expect(open({ isInReview: true }, null).textContent).toBe('');
  });

  it('goes on by itself with what this phone could not send', async () => {
    localStorage.setItem(draftKey('draft', 'protest_copa_7_1_a-1'), '{}');
    open({ fairPlayUntil: FAIR_PLAY });
    await screen.findByText('Todavía no hay una partida publicada que puedas protestar.');
    expect(document.activeElement).toBe(document.body);
  });
});
