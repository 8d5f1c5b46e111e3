import { describe, expect, it } from 'vitest';
import { sampleInput } from '../../desk/samples.fixture.ts';
import { ADMIN, openTournament } from '../../desk/tournament.fixture.ts';
import { AUDIT } from '../../store/collections.ts';
import * as words from '../words.ts';

const { requestId } = sampleInput(1);
const playerOf = (number: number) => {
  const { fullName, freeFireId, phone } = sampleInput(number);
  return { nick: `Nick ${number}`, fullName, freeFireId, phone };
};
const alone = (number: number) => ({ unit: null, players: [playerOf(number)] });
const duo = (...numbers: number[]) => ({
  unit: { name: `Equipo ${numbers[0]}`, tag: '' },
  players: numbers.map(playerOf),
});
type Unit = ReturnType<typeof alone> | ReturnType<typeof duo>;

async function openList(fields: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ maxPlayers: 5, ...fields });
  return {
    ...site,
    send: (units: readonly Unit[], { preview = false, id = requestId } = {}) =>
      site.desk.importList(ADMIN, 'copa-1', { requestId: id, preview, units: [...units] }),
    imports: async () =>
      (await site.stored(AUDIT)).flatMap(({ action, after }) =>
        action === 'registration.import' ? [after] : [],
      ),
  };
}

describe('a list of units', () => {
  it('that is sent again changes no unit that came in with it, and one that was withdrawn stays out', async () => {
    const site = await openList();
    const [first, second] = await site.send([alone(1), alone(2)]);
    const unitOf = (result: typeof first) => site.unitOf({ id: result?.added?.id ?? '' });
    const corrected = await site.correct(await unitOf(first), { fullName: 'Otra' });
    await site.leave(await unitOf(second));
    const [again, withdrawn] = await site.send([alone(1), alone(2)]);
    expect([again, withdrawn?.code]).toEqual([first, 'registration-withdrawn']);
    expect(await site.registrations()).toEqual([corrected]);
    expect(await site.imports()).toEqual([{ units: 2, players: 2 }]);
  });

  it('has each player once, and only a preview counts the places', async () => {
    const { send, registrations, imports } = await openList({ maxPlayers: 1 });
    const codes = async (preview: boolean) =>
      (await send([alone(1), alone(1), alone(2)], { preview })).map(({ code = null }) => code);
    expect(await codes(true)).toEqual([null, 'already-registered', 'tournament-full']);
    const [, twice] = await send([alone(3), alone(3)], { preview: true });
    expect(twice).toMatchObject({ player: 0, error: words.twiceInList });
    expect([await registrations(), await imports()]).toEqual([[], []]);
    expect(await codes(false)).toEqual([null, 'already-registered', 'tournament-full']);
  });

  it('approves complete units, and keeps the slots of others', async () => {
    const { send, registrations } = await openList({ modality: 'duo' });
    await send([duo(1, 2), duo(3)]);
    const shown = (await registrations()).map(
      ({ unit, status, members }) => [unit?.name, [status, ...members.map(({ state }) => state)]] as const,
    );
    expect(new Map(shown)).toEqual(
      new Map([
        ['Equipo 1', ['approved', 'accepted', 'accepted']],
        ['Equipo 3', ['pending', 'accepted', 'invited']],
      ]),
    );
  });
});
