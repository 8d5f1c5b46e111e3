import { describe, expect, it } from 'vitest';
import { onSaturday as at, dayUnit, minorWith, TOURNAMENT as tournament, UNITS } from './day.fixture.ts';
import { needyUnits } from './needs.ts';

describe('units with something left to do', () => {
  it('are reminded of what they can still do; units that missed it are listed apart until their place is given on', () => {
    const about = (time: string, asking = tournament) =>
      needyUnits(UNITS, asking, at(time)).map(
        ({ unit: { id }, about: what, missed }) => `${id} ${what}${missed === null ? '' : ' missed'}`,
      );
    expect(about('18:00')).toEqual([]);
    expect(about('19:10')).toEqual(['Beto match', 'Caro match', 'Eva waiting']);
    expect(about('19:41')).toEqual(['Beto match missed', 'Eva waiting']);
    expect(about('19:46')).toEqual(['Eva waiting']);
    const windows = tournament.windows.map((window) => ({ ...window, onMissing: 'mark' as const }));
    expect(about('19:46', { ...tournament, windows })).toEqual(['Beto match missed', 'Eva waiting']);
    expect(about('20:00', { ...tournament, windows })).toEqual([]);
    const until = (endsAt: Date) => ({ ...tournament, waitlist: { ...tournament.waitlist, endsAt } });
    expect(about('19:46', until(at('19:45')))).toEqual([]);
    expect(needyUnits(UNITS, { ...tournament, cancelledAt: at('18:00') }, at('19:10'))).toEqual([]);
    expect(needyUnits(UNITS, { ...tournament, endedAt: at('19:08') }, at('19:10'))).toEqual([]);
  });

  it('are not reminded before they are told of the place that an organiser gave them', () => {
    const given = dayUnit('Dora', 4, { status: 'pending', takeBackUntil: at('19:10') });
    const told = { ...given, takeBackUntil: null };
    const reminded = (each: typeof given) => needyUnits([each], tournament, at('19:10')).length;
    expect([reminded(given), reminded(told)]).toEqual([0, 1]);
  });

  it('are none while the tournament is hidden', () => {
    const hidden = { ...tournament, hiddenAt: at('12:00') };
    expect([tournament, hidden].map((each) => needyUnits(UNITS, each, at('19:10')).length > 0)).toEqual([
      true,
      false,
    ]);
  });

  it('lack the consent of an adult as long as the minor can still play', () => {
    const minor = minorWith(null);
    const given = { version: '2026-11-30.0399ef0e762e9052', at: at('10:30'), showsNick: false };
    const needy = (units: readonly (typeof minor)[], time: string) => needyUnits(units, tournament, at(time));
    expect(needy([minor], '12:00').map(({ about }) => about)).toEqual(['consent']);
    expect(
      needy([{ ...minor, confirmations: UNITS[1]?.confirmations ?? minor.confirmations }], '19:10'),
    ).toMatchObject([{ about: 'match' }]);
    expect(needy([minor], '20:00')).toEqual([]);
    expect(needy([minorWith(given)], '12:00')).toEqual([]);
    const waiting = { ...minor, place: 'waiting' as const };
    expect(needy([waiting], '12:00')).toMatchObject([{ about: 'consent', minor: { id: 'Iris' } }]);
  });
});
