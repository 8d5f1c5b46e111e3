import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import './own-protests.tsx';
import { openPage } from '../../../../../test/open-page.tsx';
import { ProtestPart } from './protest-part.tsx';
import { noteTold } from './told-decisions.ts';

const OWN = { code: 'srqpnmkjhgfedcba9876543210', owner: 'copa_7', timeZone: 'America/Bogota' };
const NOW = new Date('2026-11-21T02:00:00Z');
const PAST = new Date('2026-11-21T01:59:59Z');
const SCORES = new Date('2026-11-21T02:30:00Z');
const FAIR_PLAY = new Date('2026-11-22T02:00:00Z');
const NONE = { scoresUntil: null, fairPlayUntil: null, isProtested: false };

const calls = vi.fn<() => Promise<Response>>();
const answer = (data: object) => calls.mockImplementation(async () => Response.json({ success: true, data }));
const ID = '0123456789abcdefghjkmnpqrs';
const onNews = vi.fn<(news: object) => void>();
const open = (table: object, own: typeof OWN | null = OWN, decidedAt: Date | null = null, isOpen = false) =>
  openPage(
    <ProtestPart
      table={{ ...NONE, ...table }}
      ticketId={ID}
      decidedAt={decidedAt}
      isOpen={isOpen}
      onNews={onNews}
      own={own}
    />,
  ).container;
const button = (name: RegExp | string = /Protestar|Ver las protestas/) =>
  screen.queryByRole('button', { name });

function keepProtest(match: string): void {
  const typed = { kind: 'kills', against: '', text: 'Tenemos 5 bajas.', pictures: [], spent: [] };
  const draft = { ...typed, isEdited: false, requestId: null };
  const dated = JSON.stringify({ at: Date.now(), draft });
  localStorage.setItem(draftKey('draft', `protest_copa_7_1_${match}`), dated);
}

describe('the right to protest', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    answer({ matches: [], about: [] });
    vi.stubGlobal('fetch', calls);
  });
  afterEach(() => {
    calls.mockReset();
  });

  it('is shown with its deadlines as long as one is ahead, and sends no request before a tap', async () => {
    const said = open({ scoresUntil: SCORES, fairPlayUntil: FAIR_PLAY }).textContent;
    expect(said).toMatch(/^ProtestasPuesto y bajas: hasta .+Trampas: hasta /);
    expect(calls).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Protestar' }));
    await screen.findByText('Ahora no hay una partida que puedas protestar.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Protestar' }));
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the half hour is over', { scoresUntil: PAST, fairPlayUntil: FAIR_PLAY }, true],
    ['the day is over', { scoresUntil: PAST, fairPlayUntil: PAST }, false],
    ['a protest waits longer than the day', { fairPlayUntil: PAST, isProtested: true }, true],
    ['nothing was published', {}, false],
  ])('once %s is that', (_, table, isThere) => {
    expect(open(table).textContent).not.toContain('Puesto y bajas');
    expect(button() !== null).toBe(isThere);
  });

  it('does not offer to protest while one is open, which may be the own one', () => {
    open({ scoresUntil: SCORES, isProtested: true });
    expect(button('Protestar')).toBeNull();
    expect(button('Ver las protestas')).not.toBeNull();
  });

  it('opens after the last deadline if a protest was not sent in time', async () => {
    keepProtest('a-2');
    open({ scoresUntil: PAST, fairPlayUntil: PAST });
    expect(await screen.findByText(/^Lo que escribiste sobre la Partida 2 no se puede/)).toBeDefined();
  });

  it('says where it can be used, on a phone without a private code', () => {
    expect(open({ fairPlayUntil: FAIR_PLAY }, null).textContent).toContain('abre tu enlace privado');
    expect(button()).toBeNull();
    expect(open({ isProtested: true }, null).textContent).toBe('');
  });

  it('keeps a decision readable, and announces the last one once', async () => {
    const address = { stage: 1, stageName: 'Final', match: 'a-2', number: 2, isExtra: false };
    const decided = { kind: 'kills', reason: 'Vimos el video.' };
    const sent = { ...decided, against: null, text: '', pictures: [], sentAt: PAST, state: 'dismissed' };
    const matches = [
      { ...address, map: '', rivals: [], protest: { ...sent, decidedAt: PAST.toISOString() } },
      {
        ...address,
        match: 'a-3',
        number: 3,
        map: '',
        rivals: [],
        protest: { ...sent, reason: '', state: 'open' },
      },
    ];
    const about = [{ ...address, ...decided, state: 'upheld', decidedAt: NOW.toISOString() }];
    answer({ matches, about: [] });
    const first = open({}, OWN, PAST);
    await screen.findByText('Respuesta: Vimos el video.');
    expect(first.textContent).not.toContain('La organización decide');
    const own = { match: 'Partida 2', isUpheld: false, isOwn: true, isRedecided: false };
    expect(onNews).toHaveBeenLastCalledWith({ decision: own, at: PAST });
    noteTold(ID, PAST);
    onNews.mockClear();
    cleanup();
    open({}, OWN, PAST);
    await screen.findByText('Respuesta: Vimos el video.');
    expect(onNews).not.toHaveBeenCalled();
    cleanup();
    answer({ matches, about });
    open({}, OWN, NOW);
    await screen.findByText('Protestas que recibiste');
    const other = { match: 'Partida 2', isUpheld: true, isOwn: false, isRedecided: false };
    expect(onNews).toHaveBeenLastCalledWith({ decision: other, at: NOW });
    answer({ matches: [], about: [] });
    expect(open({}, null, NOW).textContent).toBe('');
  });

  it('opens once somebody asks for it beside a wrong result', async () => {
    open({ scoresUntil: SCORES }, OWN, null, true);
    expect(await screen.findByText('Ahora no hay una partida que puedas protestar.')).toBeDefined();
  });

  it('opens by itself if this phone has an unsent protest', async () => {
    keepProtest('a-1');
    open({ fairPlayUntil: FAIR_PLAY });
    await screen.findByText('Ahora no hay una partida que puedas protestar.');
    expect(document.activeElement).toBe(document.body);
  });
});
