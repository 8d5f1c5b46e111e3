import { AppError } from '@copa/domain/errors';
import { MINUTE_MS } from '@copa/domain/limits';
import { resultOf } from '@copa/domain/play/result/result';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dyingAfter, isGone } from '../../../tests/load/support/dying-database.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { casesOf } from '../../../tests/setup/property-cases.ts';
import { putRows } from '../play/matches.ts';
import { matchesOf, resultsOf } from '../store/collections.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import {
  boardIn,
  CAMILA,
  count,
  type Entered,
  endFriday,
  type Friday,
  NOW,
  openSeason,
  playedFriday,
  playFriday,
  reopenFriday,
} from './friday.fixture.ts';
import { addToSeason, removeFromSeason } from './membership.ts';
import { writeSeasons } from './season-results.ts';

const FRIDAYS = 3;
const ADULTS = [1, 2, 3];
const MINORS = [4, 5];
const HISTORIES = casesOf(3);

const friday = fc.nat({ max: FRIDAYS - 1 });
const minor = fc.constantFrom(...MINORS);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end' as const), friday }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), friday }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('correct' as const), friday }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), friday }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resume' as const), friday }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), friday }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), friday }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hide' as const), friday, player: minor }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('show' as const), friday, player: minor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), friday, player: minor }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('erase' as const),
      friday,
      player: fc.constantFrom(...ADULTS, ...MINORS),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  runs: fc.array(fc.record({ instance: fc.constantFrom(0, 1), dies: fc.option(fc.nat({ max: 3 })) }), {
    maxLength: 2,
  }),
  isCounted: fc.boolean(),
});
const history = fc.record({
  steps: fc.array(step, { minLength: 8, maxLength: 12, size: 'max' }),
  deleted: fc.option(friday),
});

const nickOf = (player: number, at: number) => `Nick${player}de${at}`;

const site = runServices(NOW);
const pass = () => {
  site.now = new Date(site.now.getTime() + MINUTE_MS);
};

const done = new Set<string>();

class Season {
  readonly shown = new Set<string>();
  readonly id: string;
  readonly fridays: readonly Friday[];

  constructor(id: string, fridays: readonly Friday[]) {
    this.id = id;
    this.fridays = fridays;
    for (const at of fridays.keys()) {
      for (const player of [...ADULTS, ...MINORS]) this.shown.add(nickOf(player, at));
    }
  }

  static async open(): Promise<Season> {
    const { id, fridays } = await site.startWith('fridays', () => Season.play());
    site.now = new Date(NOW.getTime() + FRIDAYS * MINUTE_MS);
    return new Season(
      id,
      fridays.map((friday) => playedFriday(site.program, friday)),
    );
  }

  private static async play() {
    const fridays: Friday[] = [];
    for (let at = 0; at < FRIDAYS; at += 1) {
      pass();
      const entered = [...ADULTS, ...MINORS].map(
        (number): Entered => ({
          number,
          nick: nickOf(number, at),
          ...(MINORS.includes(number) ? { minorShown: true } : {}),
        }),
      );
      fridays.push(await playFriday(site.program, [...entered.slice(at), ...entered.slice(0, at)]));
    }
    return { id: await openSeason(site.program, fridays, { best: 2, rankedFrom: 2 }), fridays };
  }

  async takeAll(acts: readonly Act[]): Promise<void> {
    for (const each of acts) await this.take(each);
  }

  private async take({ kind, friday: at, ...rest }: Act): Promise<void> {
    try {
      await this.call(kind, at, 'player' in rest ? rest.player : 0);
      done.add(kind);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async call(kind: Act['kind'], at: number, player: number): Promise<void> {
    const played = this.fridays[at];
    if (played === undefined) throw new Error('no such Friday');
    const { dependencies: needs } = site.program;
    const { desk, receipts } = played;
    const { consentCode, privateCode } = receipts.get(player) ?? {};
    const member = { id: this.id, tournamentId: played.id };
    switch (kind) {
      case 'end':
        return endFriday(site.program, played);
      case 'reopen':
        return reopenFriday(site.program, played);
      case 'correct':
        return correct(played);
      case 'cancel':
      case 'resume':
        await setCancellation(needs, CAMILA, played.id, { cancelled: kind === 'cancel', reason: '' });
        return;
      case 'leave':
        await removeFromSeason(needs, CAMILA, member);
        return;
      case 'join':
        await addToSeason(needs, CAMILA, member);
        return;
      case 'hide':
        await desk.giveConsent(consentCode ?? '', { version: CONSENT_VERSION, showsNick: false });
        this.shown.delete(nickOf(player, at));
        return;
      case 'refuse':
        await desk.refuseConsent(consentCode ?? '');
        this.shown.delete(nickOf(player, at));
        return;
      case 'show':
        await desk.giveConsent(consentCode ?? '', { version: CONSENT_VERSION, showsNick: true });
        this.shown.add(nickOf(player, at));
        return;
      case 'erase':
        await desk.withdraw(privateCode ?? '');
        this.shown.delete(nickOf(player, at));
    }
  }

  async run({ instance, dies }: { readonly instance: number; readonly dies: number | null }): Promise<void> {
    const { dependencies } = site.programs[instance] ?? site.program;
    const database = dies === null ? dependencies.database : dyingAfter(dies, dependencies.database);
    try {
      await writeSeasons({ ...dependencies, database }, site.now);
    } catch (error) {
      if (!isGone(error)) throw error;
      done.add('die');
    }
  }

  async counted(): Promise<readonly string[]> {
    await count(site.program, this.id);
    const results = await site.program.dependencies.database.find(resultsOf(this.id), {});
    const read = JSON.stringify([results, await boardIn(site.program, this.id)]).match(/Nick\d+de\d+/g) ?? [];
    return read.filter((nick) => !this.shown.has(nick));
  }
}

async function correct(played: Friday): Promise<void> {
  const { dependencies: needs } = site.program;
  const address = { id: played.id, stage: 1, match: 'a-1' };
  await reopenFriday(site.program, played);
  const match = await needs.database.get(matchesOf(played.id, 1), address.match);
  if (match === null) throw new Error('a Friday without its match');
  const ranked = Object.entries(match.rows)
    .toSorted(([, one], [, other]) => (one.placement ?? 0) - (other.placement ?? 0))
    .slice(0, 2);
  const rows = Object.fromEntries(
    ranked.map(([id, row], place) => [
      id,
      { ...resultOf(row), placement: 2 - place, revision: row.revision },
    ]),
  );
  await putRows(needs, CAMILA, address, { rows, removed: {}, reason: 'Se cambiaron dos filas' });
  await endFriday(site.program, played);
}

// The last test asks what the histories before it did.
describe('histories of a season', { shuffle: false }, () => {
  it.each(
    fc.sample(history, { numRuns: HISTORIES, seed: 20_261_120 }).map((drawn, number) => ({ drawn, number })),
  )(
    'results and table are those of the whole database after history $number',
    async ({ drawn: { steps, deleted } }) => {
      const season = await Season.open();
      expect(await season.counted()).toEqual([]);
      for (const { acts, runs, isCounted } of steps) {
        pass();
        await Promise.all([season.takeAll(acts), ...runs.map((run) => season.run(run))]);
        const takenBack = isCounted ? await season.counted() : [];
        expect(takenBack).toEqual([]);
      }
      const last = deleted === null ? undefined : season.fridays[deleted];
      if (last !== undefined) await deleteTournament(site.program.dependencies, CAMILA, last.id, true);
      expect(await season.counted()).toEqual([]);
    },
  );

  it('every kind of act was accepted in some history', () => {
    const kinds = [
      'cancel',
      'correct',
      'die',
      'end',
      'erase',
      'hide',
      'join',
      'leave',
      'refuse',
      'reopen',
      'resume',
      'show',
    ];
    expect([...done].toSorted()).toEqual(kinds);
  });
});
