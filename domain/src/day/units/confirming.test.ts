import { describe, expect, it } from 'vitest';
import { confirmingOf, effectivePhase, wasAsked } from './confirming.ts';
import { onSaturday as at, idsOf, TOURNAMENT as tournament, UNITS, dayUnit as unit } from './day.fixture.ts';
import { justGiven, waitingUnits } from './in-order.ts';

describe('the units of a day', () => {
  it('have confirmed, are missing, came late or lost their place', () => {
    const { asked, confirmed: came, late, missing, released } = confirmingOf(UNITS, tournament, 'match');
    expect([came, asked, idsOf(late), idsOf(missing), idsOf(released)]).toEqual([
      1,
      3,
      ['Dani', 'Caro'],
      ['Beto'],
      [],
    ]);
  });

  it('wait in the order of their numbers', () => {
    expect(idsOf(waitingUnits(UNITS))).toEqual(['Fran', 'Eva']);
  });

  it('can lose a place that an organiser has just given, until an approval tells them', () => {
    const given = (number: number, changes: object) =>
      unit(`u${number}`, number, { takeBackUntil: at('19:10'), placedAt: at('19:09'), ...changes });
    const units = [
      given(3, { status: 'pending' }),
      given(1, { decidedAt: at('19:00') }),
      given(2, { decidedAt: at('19:09') }),
      given(4, { status: 'rejected' }),
      given(5, { takeBackUntil: null }),
    ];
    expect(idsOf(justGiven(units))).toEqual(['u1', 'u3']);
  });

  it('are in no review while the tournament is hidden, because nobody loses a place', () => {
    const [match] = tournament.windows;
    if (match === undefined) throw new Error('the tournament has no window');
    const phases = (each: typeof tournament) =>
      ['19:40', '19:41'].map((time) => effectivePhase(each, match, at(time)));
    expect(phases(tournament)).toEqual(['open', 'review']);
    const hidden = { ...tournament, hiddenAt: at('12:00') };
    expect(phases(hidden)).toEqual(['open', 'closed']);
  });

  it('owe no confirmation once the tournament has ended, even before the hour of its close', () => {
    const final = { kind: 'final', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'mark' } as const;
    const finalists = [
      unit('Ana', 1, { lobby: { stage: 2, id: 'a' }, confirmations: { final: { at: at('19:05') } } }),
      unit('Beto', 2, { lobby: { stage: 2, id: 'a' } }),
    ];
    const playing = { ...tournament, windows: [final], stage: 2 };
    const ended = { ...playing, endedAt: at('19:30') };
    const missing = (each: typeof playing) => idsOf(confirmingOf(finalists, each, 'final').missing);
    expect([missing(playing), effectivePhase(playing, final, at('19:31'))]).toEqual([['Beto'], 'open']);
    expect([missing(ended), effectivePhase(ended, final, at('19:31'))]).toEqual([[], 'closed']);
  });

  it('were asked by a window that opened before the end or the cancellation', () => {
    const [match] = tournament.windows;
    if (match === undefined) throw new Error('the tournament has no window');
    const asked = (changes: object) => wasAsked({ ...tournament, ...changes }, match);
    expect(asked({})).toBe(true);
    expect(asked({ endedAt: at('19:00') })).toBe(false);
    expect(asked({ endedAt: at('19:01') })).toBe(true);
    expect(asked({ cancelledAt: at('19:00'), endedAt: at('19:01') })).toBe(false);
  });
});
