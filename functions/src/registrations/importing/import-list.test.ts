import { ImportSchema } from '@copa/domain/registrations/pasted/import';
import { PASTED_PLAYERS_MAX } from '@copa/domain/registrations/pasted/pasted-players';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { ADMIN, openTournament } from '../../desk/tournament.fixture.ts';
import { AUDIT, REGISTRATIONS, TICKETS, TOURNAMENTS } from '../../store/collections.ts';
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

  it('gets places in its order, then the queue, and each unit its ticket and its claims', async () => {
    const waitlist = { max: 1, mode: 'auto' as const, endsAt: null };
    const site = await openList({ modality: 'duo', maxPlayers: 1, waitlist });
    const pasted = [duo(1, 2), duo(3), duo(4)];
    const results = await site.send(pasted);
    expect(results.map(({ added, code }) => added?.place ?? code)).toEqual([
      'held',
      'waiting',
      'tournament-full',
    ]);
    const placeOf = new Map((await site.stored(TICKETS)).map(({ id, place }) => [id, place]));
    const added = results.flatMap((result) => result.added ?? []);
    expect(added.map(({ ticketId }) => placeOf.get(ticketId ?? ''))).toEqual(['held', 'waiting']);
    expect((await site.claims()).size).toBe(3);
    expect(await site.send(pasted.slice(1))).toEqual(results.slice(1));
    const again = await site.send(pasted, { id: sampleInput(9).requestId });
    expect(again.map(({ code }) => code)).toEqual([
      'already-registered',
      'already-registered',
      'tournament-full',
    ]);
    expect(await site.registrations()).toHaveLength(2);
  });

  it('says before for whom there is no place, and that players who were erased do not come back', async () => {
    const waitlist = { max: 1, mode: 'auto' as const, endsAt: null };
    const site = await openList({ maxPlayers: 2, waitlist });
    const { freeFireId } = sampleInput(1);
    await site.register(sampleInput(11, { freeFireId }));
    const said = async () =>
      (await site.send([1, 2, 3, 4].map(alone), { preview: true })).map(({ code = null }) => code);
    const places = ['already-registered', null, null, 'tournament-full'];
    expect(await said()).toEqual(places);
    await site.send([1, 2, 3, 4].map(alone));
    expect(await said()).toEqual(places);
    await site.store(TOURNAMENTS, sampleTournament({ playersErasedAt: SAMPLE_NOW }));
    expect((await said())[3]).toBe('registration-closed');
  });

  it('has at most 400 players, who come in within one call', async () => {
    const site = await openList({ maxPlayers: PASTED_PLAYERS_MAX });
    const units = Array.from({ length: PASTED_PLAYERS_MAX }, (_, number) => alone(number));
    expect((await site.send(units)).filter(({ success }) => success)).toHaveLength(PASTED_PLAYERS_MAX);
    expect([await site.places(), await site.sizeOf(REGISTRATIONS)]).toEqual([
      PASTED_PLAYERS_MAX,
      PASTED_PLAYERS_MAX,
    ]);
    const isRead = (of: readonly Unit[]) =>
      ImportSchema.safeParse({ requestId, preview: false, units: of }).success;
    expect([units, [...units, alone(400)], []].map(isRead)).toEqual([true, false, false]);
  });
});
