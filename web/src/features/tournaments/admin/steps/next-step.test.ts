import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const now = new Date('2026-11-21T12:00:00Z');
const OPEN: Parameters<typeof nextStep>[0] = {
  status: 'published',
  phase: 'open',
  stage: 0,
  currentPlayers: 4,
  date: new Date('2026-12-20T12:00:00Z'),
  endDate: null,
  endedAt: null,
  cancelledAt: null,
  linkedFormId: 'registro',
  registrations: { pending: 0, approved: 4, rejected: 0 },
  results: [],
};
const PRIZES = [{ rank: 1, player: 'Ana', prize: 'Un control', points: 12, deliveredAt: null, unit: 1 }];
const pending = { pending: 2, approved: 4, rejected: 0 };
const tonight = new Date('2026-11-21T20:00:00Z');
const soon = new Date('2026-11-21T12:14:00Z');
const lately = new Date('2026-11-21T11:00:00Z');
const yesterday = new Date('2026-11-20T03:00:00Z');

describe('the next step of a tournament', () => {
  it.each([
    ['publish', 'a draft', { status: 'draft' }],
    ['publish', 'a draft whose date has passed', { status: 'draft', phase: 'completed', date: yesterday }],
    ['publish', 'one that publishes itself later', { status: 'scheduled' }],
    ['share', 'one that is open', {}],
    ['share', 'one without a date', { date: null }],
    ['share', 'one with room in its queue', { phase: 'waiting' }],
    ['day', 'one without places', { phase: 'full' }],
    ['day', 'one whose registration is closed', { phase: 'registration_closed' }],
    ['form', 'a draft without a form, before it is published', { status: 'draft', linkedFormId: null }],
    ['form', 'one without a form', { phase: 'not_open', linkedFormId: null }],
    ['inbox', 'one with undecided registrations', { registrations: pending }],
    ['inbox', 'one of tonight with undecided registrations', { registrations: pending, date: tonight }],
    ['day', 'one whose room is due, whatever is undecided', { registrations: pending, date: soon }],
    ['day', 'one of tonight', { date: tonight }],
    ['share', 'one of tonight that nobody knows', { date: tonight, currentPlayers: 0 }],
    ['day', 'one in play, whatever is undecided', { phase: 'in_play', date: lately, registrations: pending }],
    ['repeat', 'one that is over', { phase: 'completed', date: yesterday, registrations: pending }],
    ['day', 'one whose stages go on after its hours', { phase: 'completed', date: yesterday, stage: 1 }],
    ['repeat', 'one that was closed', { phase: 'completed', date: lately, endedAt: lately }],
    ['prizes', 'one with a prize to deliver', { phase: 'completed', endedAt: lately, results: PRIZES }],
    ['repeat', 'one whose podium no stage made', { phase: 'completed', date: yesterday, results: PRIZES }],
    ['resume', 'a cancelled one', { phase: 'cancelled', cancelledAt: lately }],
    ['repeat', 'a cancelled one that is over', { phase: 'cancelled', cancelledAt: lately, date: yesterday }],
    ['repeat', 'a cancelled draft', { status: 'draft', phase: 'cancelled', cancelledAt: lately }],
  ] as const)('is to %s: %s', (step, _, changes) => {
    expect(nextStep({ ...OPEN, ...changes }, false, now)).toBe(step);
  });

  it('is a form if the linked one is inactive', () => {
    expect(nextStep(OPEN, true, now)).toBe('form');
  });
});
