import type { Ticket } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { describe, expect, it } from 'vitest';
import { prideOf } from './offers.ts';
import { type Proud, proudPicture } from './proud-share.tsx';

const ticket = {
  status: 'approved',
  place: 'held',
  name: 'Kings',
  unit: { name: 'Kings', tag: 'KNG', size: 4 },
} as Ticket;
const tournament = {
  id: 'copa',
  name: 'Copa',
  date: new Date('2026-11-28T03:46:00Z'),
  timeZone: 'America/Bogota',
} as FollowedTournament;
const table = { rank: 2, of: 12, points: 1, stageName: 'Semifinal' } as Proud['table'];

const pictureOf = (change: Partial<Proud>) => {
  const given = {
    pride: 'registered',
    name: 'KNG · Kings',
    isTeam: true,
    tournament,
    table: null,
    brand: 'Copa',
    address: 'https://c/',
  };
  const { title, blocks } = proudPicture({ ...given, ...change } as Proud);
  return { title, ...blocks[0] };
};

describe('a picture of what one is proud of', () => {
  it('is offered from approval until the start, and for what was won', () => {
    const ahead = { hasBegun: false, isAsked: false };
    const begun = { hasBegun: true, isAsked: false };
    expect(prideOf('confirmed', ticket, ahead)).toBe('registered');
    expect(prideOf('cancelled', ticket, ahead)).toBeNull();
    expect(prideOf('open', ticket, { ...ahead, isAsked: true })).toBeNull();
    expect(prideOf('pending', { ...ticket, status: 'pending' }, ahead)).toBeNull();
    expect(prideOf('waiting', { ...ticket, place: 'waiting' }, ahead)).toBeNull();
    expect(prideOf('playing', ticket, begun)).toBeNull();
    expect(prideOf('passed', ticket, begun)).toBe('passed');
    expect(prideOf('qualified', ticket, begun)).toBe('passed');
    expect(prideOf('champion', ticket, begun)).toBe('champion');
    expect(prideOf('out', ticket, begun)).toBeNull();
  });

  it('tells when it is played, in the hour of the tournament', () => {
    expect(pictureOf({})).toEqual({
      kind: 'hero',
      title: 'Estamos inscritos',
      name: 'KNG · Kings',
      lines: [expect.stringMatching(/^Se juega el vie 27 nov, 10:46\sp\.\sm\. en Colombia$/)],
    });
    expect(pictureOf({ tournament: { ...tournament, date: null } })).toMatchObject({ lines: [] });
  });

  it('speaks of one player as of one', () => {
    const solo = { name: 'AnaFNX', isTeam: false };
    expect(pictureOf({ ...solo, pride: 'champion', table })).toEqual({
      kind: 'hero',
      title: '¡Campeón!',
      name: 'AnaFNX',
      lines: ['2.º de 12 · 1 punto · Semifinal'],
    });
    expect(pictureOf({ ...solo, pride: 'passed' }).title).toBe('Clasifiqué');
  });
});
