import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLobbies } from '../../../functions/src/play/draws.ts';
import { publishMatch, putRows, restoreMatch } from '../../../functions/src/play/matches.ts';
import { decideProtest } from '../../../functions/src/play/protests/deciding.ts';
import { sendProtest, withdrawProtest } from '../../../functions/src/play/protests/protests.ts';
import { sampleInput } from '../../../functions/src/play/samples/stage.fixture.ts';
import { putStage } from '../../../functions/src/play/stages.ts';
import { casesOf } from '../../setup/property-cases.ts';
import { createDesk, organiserNamed, tally } from '../support/desk.ts';
import { expectBoardsToFollow, expectProtestsToHold } from '../support/invariants.ts';
import type { Program } from '../support/program.ts';
import { runSite } from '../support/run-site.ts';
import { createTournament, playerOf } from '../support/tournament.ts';
import { readWhole } from '../support/whole-database.ts';

const TEAMS = 4;
const reason = 'La captura muestra otra cosa.';
const organisers = [organiserNamed('Camila'), organiserNamed('Diego')] as const;
const row = { placement: 1, kills: 0, played: true, revision: 0 };

const act = fc.record({
  kind: fc.constantFrom(
    ...(['withdraw', 'withdraw', 'dismiss', 'dismiss', 'swap', 'disqualify'] as const),
    ...(['send', 'annul by protest', 'restore'] as const),
  ),
  team: fc.nat(TEAMS - 1),
  by: fc.integer({ min: 0, max: 1 }),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const SENDING = Array.from({ length: TEAMS }, (_, team): Act => ({ kind: 'send', team, by: team % 2 }));

describe('protests, decisions and corrections at once, at two instances', () => {
  const site = runSite('demo-protests', { isInProcess: true });

  async function openMatch() {
    const { firestore, dependencies } = site.program;
    const id = await createTournament(firestore, { maxPlayers: TEAMS });
    const desk = createDesk(dependencies);
    const teams = await Promise.all(
      Array.from({ length: TEAMS }, (_, number) => desk.register(playerOf(id, number))),
    );
    const ids = teams.map((team) => team.id);
    const [camila] = organisers;
    await desk.decideMany(camila, ids, { status: 'approved', reason: null });
    const stage = { id, stage: 1 };
    const finish = { kind: 'matches', matches: 1 } as const;
    await putStage(dependencies, camila, stage, sampleInput({ tieBreak: [...DEFAULT_TIE_BREAK], finish }));
    await drawLobbies(dependencies, camila, stage, {
      kind: 'hand',
      revision: 1,
      lobbies: [{ id: 'a', units: ids }],
    });
    const match = { ...stage, match: 'a-1' };
    const rows = Object.fromEntries(ids.map((unit, at) => [unit, { ...row, placement: at + 1 }]));
    await putRows(dependencies, camila, match, { rows, removed: {} });
    await publishMatch(dependencies, camila, match);
    return { match, teams, ids };
  }

  function play(
    { match, teams, ids }: Awaited<ReturnType<typeof openMatch>>,
    { kind, team, by }: Act,
    revision: number,
  ): Promise<unknown> {
    const { dependencies } = site.programs[by] as Program;
    const organiser = organisers[by] as (typeof organisers)[number];
    const [unit = '', code = ''] = [ids[team], teams[team]?.privateCode];
    const address = { ...match, unit };
    const own = { stage: match.stage, match: match.match };
    if (kind === 'send') {
      const protest = { requestId: crypto.randomUUID(), kind: 'kills', against: null, text: reason } as const;
      return sendProtest(dependencies, code, own, protest);
    }
    if (kind === 'withdraw') return withdrawProtest(dependencies, code, own);
    if (kind === 'restore') return restoreMatch(dependencies, organiser, match, 'se jugó');
    if (kind === 'dismiss')
      return decideProtest(dependencies, organiser, address, { decision: 'dismissed', reason });
    const [first = '', second = ''] = ids;
    const swapped = {
      [first]: { ...row, placement: 2, revision },
      [second]: { ...row, placement: 1, revision },
    };
    const adjustment = { kind: 'disqualified', unitId: first, match: null, reason } as const;
    const correction = {
      swap: { kind: 'rows', rows: swapped },
      disqualify: { kind: 'adjustment', adjustment },
      'annul by protest': { kind: 'void' },
    } as const;
    return decideProtest(dependencies, organiser, address, {
      decision: 'upheld',
      reason,
      correction: correction[kind],
    });
  }

  it('hold a match up while one is open, and each correction is of one decision', async () => {
    const told: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 2, maxLength: 3 }), { minLength: 3, maxLength: 6 }),
        async (waves) => {
          const opened = await openMatch();
          for (const wave of [SENDING, ...waves]) {
            const calls = () => tally(wave.map((each) => play(opened, each, 1)));
            for (const [code, count] of Object.entries(await site.overSockets(calls)))
              told[code] = (told[code] ?? 0) + count;
            const whole = await readWhole(site.program.firestore);
            expectProtestsToHold(whole, opened.match.id);
            expectBoardsToFollow(whole);
          }
        },
      ),
      { numRuns: casesOf(4) },
    );
    expect(told['accepted']).toBeGreaterThan(5 * TEAMS);
  });
});
