import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from '../desk/code.ts';
import { sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { acceptedOf, type StoredUnit } from '../desk/stored-unit.ts';
import { memberSeasonKeys } from './keys.ts';

const codes = createRegistrationCodes('a secret of the tests, long enough for anybody');
const tournament = { ...sampleTournament(), season: { id: 'temporada', name: 'Temporada' } };
const complete = (unit: StoredUnit) => memberSeasonKeys({ tournament, codes }).complete?.(unit, null) ?? unit;
const lobby = { id: 'a', name: 'Lobby A', stage: 1, slot: 1 };
const keysOf = (unit: StoredUnit) => acceptedOf(unit).map(({ seasonKey }) => seasonKey);

describe('the key of a player in a season', () => {
  it('comes with the draw of an approved unit', () => {
    expect(keysOf(complete(sampleUnit(1)))).toEqual([null]);
    expect(keysOf(complete(sampleUnit(1, { lobby, status: 'pending' })))).toEqual([null]);
    expect(keysOf(complete(sampleUnit(1, { lobby })))).toEqual([
      codes.seasonPlayerOf('temporada', '10000001'),
    ]);
  });

  it('stays with who has it, and is not for who joins a drawn unit that waits for a decision again', () => {
    const drawn = complete(sampleUnit(1, { lobby }));
    const joined = {
      ...drawn,
      status: 'pending' as const,
      members: [...drawn.members, ...sampleUnit(2).members],
    };
    expect(keysOf(complete(joined))).toEqual([codes.seasonPlayerOf('temporada', '10000001'), null]);
    expect(keysOf(complete({ ...joined, status: 'approved' }))[1]).not.toBeNull();
  });
});
