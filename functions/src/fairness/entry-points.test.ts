import { readdirSync, readFileSync } from 'node:fs';
import { AppError } from '@copa/domain/errors';
import { recordOf } from '@copa/domain/fairness/record';
import { HOUR_MS, INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../tests/load/support/desk.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import {
  SAMPLE_NOW,
  sampleAcceptance,
  sampleBan,
  sampleInput,
  sampleWindow,
} from '../desk/samples.fixture.ts';
import { freeFireIdsOf } from '../desk/stored-unit.ts';
import { ADMIN, openTournament } from '../desk/tournament.fixture.ts';
import { claimsOf, RECORDS, REGISTRATIONS } from '../store/collections.ts';

const LOS_FENIX = { name: 'Los Fénix', tag: '' };
const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
const BANNED = sampleInput(9);
const { requestId, fullName, freeFireId, phone } = BANNED;

async function openDay(changes: Parameters<typeof openTournament>[0] = {}) {
  const site = await openTournament({ maxPlayers: 5, waitlist, ...changes });
  const keys = createRecordKeys(site.needs.config.statusCodeSecret);
  return {
    ...site,
    ban: async (days: number | null = null, from = site.now()) => {
      const record = recordOf(keys.recordOf(freeFireId), [sampleBan(from, days)]);
      if (record === null) throw new Error('no entry was given');
      await site.store(RECORDS, record);
    },
  };
}

async function openTeam(changes: Parameters<typeof openTournament>[0] = {}) {
  const site = await openDay({ modality: 'duo', ...changes });
  const captain = await site.register(sampleInput(1, { unit: LOS_FENIX }));
  return { site, unit: await site.fillSlot(captain, 9) };
}

async function told(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'in';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

async function importedBy(desk: Desk, preview: boolean) {
  const units = [{ unit: null, players: [{ nick: 'Nueve', fullName, freeFireId, phone }] }];
  const [result] = await desk.importList(ADMIN, 'copa-1', { requestId, preview, units });
  return { player: result?.player, told: `${result?.code}: ${result?.error}` };
}

const ASKED_AS_STRANGER = `already-registered: ${ERROR_MESSAGES['already-registered']}`;
const ASKED_AS_ORGANISER = /^player-suspended: .+ tiene una suspensión .+ y no puede jugar\.$/;

const ENTRY_POINTS: Readonly<
  Record<string, { readonly run: () => Promise<string>; readonly reads: string | RegExp }>
> = {
  'registrations/register.ts registerNew': {
    run: async () => {
      const site = await openDay();
      await site.ban();
      return told(site.register(BANNED));
    },
    reads: ASKED_AS_STRANGER,
  },
  'registrations/register.ts addUnit': {
    run: async () => {
      const site = await openDay();
      await site.ban(30);
      return told(site.add(requestId, BANNED));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/importing/import-unit.ts addImported': {
    run: async () => {
      const site = await openDay();
      const later = new Date(SAMPLE_NOW.getTime() + 1);
      await site.ban(null, later);
      const moments = [SAMPLE_NOW];
      const desk = createDesk({ ...site.needs, clock: () => moments.pop() ?? later });
      const refused = await importedBy(desk, false);
      expect(refused.player).toBeNull();
      return refused.told;
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/importing/import-unit.ts refusedPlayer': {
    run: async () => {
      const site = await openDay();
      await site.ban();
      const refused = await importedBy(site.desk, true);
      expect(refused.player).toBe(0);
      return refused.told;
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/members/members.ts acceptSlot': {
    run: async () => {
      const site = await openDay({ modality: 'duo' });
      const unit = await site.register(sampleInput(1, { unit: LOS_FENIX }));
      await site.ban();
      return told(site.accept(unit, sampleAcceptance(9)));
    },
    reads: ASKED_AS_STRANGER,
  },
  'registrations/members/members.ts joinTeam': {
    run: async () => {
      const site = await openDay({ modality: 'duo' });
      const unit = await site.register(sampleInput(1, { unit: LOS_FENIX }));
      await site.ban();
      return told(site.fillSlot(unit, 9));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts correctMember': {
    run: async () => {
      const site = await openDay();
      const unit = await site.register(sampleInput(1));
      await site.ban();
      return told(site.correct(unit, { freeFireId }));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts decideUnit': {
    run: async () => {
      const site = await openDay();
      const unit = await site.register(BANNED);
      await site.ban();
      return told(site.decide(unit, 'approved'));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts placeOrQueueAgain': {
    run: async () => {
      const site = await openDay();
      const unit = await site.reject(await site.register(BANNED), 'Datos incompletos');
      await site.ban();
      return told(site.decide(unit, 'pending'));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts promoteUnit': {
    run: async () => {
      const site = await openDay({ maxPlayers: 1, waitlist: { ...waitlist, mode: 'manual' } });
      const first = await site.register(sampleInput(1));
      const unit = await site.register(BANNED);
      await site.remove(first);
      await site.ban();
      return told(site.promote(unit));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts givePlaceAgain': {
    run: async () => {
      const at = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
      const windows = [sampleWindow('match', at(0), at(47))];
      const { site, unit } = await openTeam({ windows });
      await site.store(REGISTRATIONS, { ...unit, place: 'released', releasedBy: 'match' });
      for (const id of freeFireIdsOf(unit)) await site.removeDocument(claimsOf('copa-1'), id);
      await site.ban();
      return told(site.readmit(unit, 'match'));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts takeBack': {
    run: async () => {
      const site = await openDay({ maxPlayers: 1, waitlist: { ...waitlist, mode: 'manual' } });
      const first = await site.register(sampleInput(1));
      const unit = await site.register(BANNED);
      await site.remove(first);
      await site.promote(unit);
      await site.ban();
      return told(site.takePlaceBack(unit));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts fillPlaces': {
    run: async () => {
      const site = await openDay({ maxPlayers: 1 });
      const first = await site.register(sampleInput(1));
      const unit = await site.register(BANNED);
      const next = await site.register(sampleInput(2));
      await site.ban();
      await site.remove(first);
      return `${(await site.unitOf(unit)).place}, the next one ${(await site.unitOf(next)).place}`;
    },
    reads: 'waiting, the next one held',
  },
  'day/places/release.ts releasePlace': {
    run: async () => {
      const site = await openDay({ modality: 'duo' });
      const unit = await site.register({ ...BANNED, unit: LOS_FENIX });
      await site.ban();
      site.advance(INCOMPLETE_HELD_MS + 1);
      return (await site.release(unit)).place;
    },
    reads: 'released',
  },
};

const FOLDER = new URL('..', import.meta.url);
const JOINS = /\b(placeOrQueue|givePlace|joinQueue)\b|\.claim\(|requireMayPlay\(/;
const FUNCTION = /^(?:export )?(?:async )?(?:function|const) (\w+)/;

function entryPointsInSource(): readonly string[] {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('desk/'),
  );
  const points = files.flatMap((file) => {
    let inside = '';
    return readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .flatMap((line) => {
        inside = FUNCTION.exec(line)?.[1] ?? inside;
        return JOINS.test(line) && inside !== 'requireMayPlay' ? [`${file} ${inside}`] : [];
      });
  });
  return [...new Set(points)].toSorted();
}

describe('a suspended player', () => {
  it('is known at every entry point: a new one needs a row here', () => {
    expect(entryPointsInSource()).toEqual(Object.keys(ENTRY_POINTS).toSorted());
  });

  it.each(Object.entries(ENTRY_POINTS))('gets no place at %s', async (_, { run, reads }) => {
    expect(await run()).toMatch(reads);
  });

  it('reads the same as one who is registered', async () => {
    const site = await openDay();
    await site.register(sampleInput(1));
    const { freeFireId: known } = sampleInput(1);
    expect(await told(site.register({ ...sampleInput(2), freeFireId: known }))).toBe(ASKED_AS_STRANGER);
  });

  it('is named to an organiser who approves a team', async () => {
    const { site, unit } = await openTeam();
    await site.ban(7);
    expect(await told(site.decide(unit, 'approved'))).toContain(`${fullName} tiene una suspensión hasta el `);
    expect(await told(site.decide(unit, 'rejected'))).toBe('in');
  });

  it('plays again when the suspension is over', async () => {
    const site = await openDay();
    await site.ban(1);
    site.advance(24 * HOUR_MS);
    expect(await told(site.register(BANNED))).toBe('in');
  });

  it('keeps the place that was given before, and stays in the registration', async () => {
    const site = await openDay();
    const unit = await site.decide(await site.register(BANNED), 'approved');
    await site.ban();
    await site.correct(unit, { nick: 'Otro' });
    expect(await site.unitOf(unit)).toMatchObject({ place: 'held', status: 'approved' });
  });
});
