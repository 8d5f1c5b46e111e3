import { describe, expect, it } from 'vitest';
import { freeSeries, isRepeated, usualDays } from './series.ts';

const ZONE = 'America/Mexico_City';
const friday = (number: number, date: string | null) => ({
  id: `copa-${number}`,
  name: `Copa #${number}`,
  timeZone: ZONE,
  modality: 'squad' as const,
  date: date === null ? null : new Date(date),
  season: null,
  playersErasedAt: null,
});
const copa = [friday(1, '2026-11-07T02:00:00Z'), friday(2, '2026-11-14T02:00:00Z'), friday(3, null)];
const duel = { ...friday(9, '2026-11-10T02:00:00Z'), id: 'duelo', name: 'Duelo' };

describe('what a season can begin with', () => {
  it('is each series, with its latest tournament first', () => {
    const ids = freeSeries([...copa, duel]).map((series) => series.map(({ id }) => id));
    expect(ids).toEqual([['copa-2', 'copa-1', 'copa-3'], ['duelo']]);
  });

  it('is the series with the latest tournament first', () => {
    const later = { ...duel, date: new Date('2026-12-01T02:00:00Z') };
    const names = freeSeries([...copa, later]).map(([latest]) => latest?.name);
    expect(names).toEqual(['Duelo', 'Copa #2']);
  });

  it.each([
    ['that was repeated', [false, false], true],
    ['that repeats every week', [true], true],
    ['that was played once', [false], false],
  ])('tells a tournament %s', (_what, weekly, wanted) => {
    expect(isRepeated(weekly.map((each) => ({ weekly: each })))).toBe(wanted);
  });

  it('is another series for another modality, or by another clock', () => {
    const [one, two] = copa as [(typeof copa)[0], (typeof copa)[0]];
    const other = (changes: object) =>
      freeSeries([one, { ...two, ...changes }]).map((series) => series.map(({ id }) => id));
    expect(other({})).toEqual([['copa-2', 'copa-1']]);
    expect(other({ modality: 'duo' })).toEqual([['copa-2'], ['copa-1']]);
    expect(other({ timeZone: 'America/Lima' })).toEqual([['copa-2'], ['copa-1']]);
  });

  it('of tournaments at the same hour begins with the lower id', () => {
    const same = ['b', 'a', 'c'].map((id) => ({ ...friday(1, '2026-11-07T02:00:00Z'), id }));
    for (const given of [same, same.toReversed()])
      expect(freeSeries(given).map((series) => series.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  });

  it('is no tournament of another season, and none whose players were erased', () => {
    const taken = { ...friday(1, null), season: { id: 'verano', name: 'Verano' } };
    const erased = { ...friday(2, null), playersErasedAt: new Date(0) };
    expect(freeSeries([taken, erased])).toEqual([]);
  });

  it('lasts twelve weeks by the clock of the tournaments, or as long as they go on', () => {
    expect(usualDays(copa)).toEqual({ firstDay: '2026-11-06', lastDay: '2027-01-28' });
    expect(usualDays([...copa, friday(4, '2027-03-06T02:00:00Z')]).lastDay).toBe('2027-03-05');
    expect(usualDays([friday(3, null)])).toEqual({ firstDay: '', lastDay: '' });
  });
});
