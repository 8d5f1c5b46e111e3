import { readdirSync, readFileSync } from 'node:fs';
import { AppError } from '@copa/domain/errors';
import { GIVEN_ON_AFTER_MS, HOUR_MS, INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { describe, expect, it } from 'vitest';
import { promote, readmit } from '../day/places/promote.ts';
import { release } from '../day/places/release.ts';
import { sampleAcceptance, sampleInput, sampleTournament } from '../desk/samples.fixture.ts';
import { keyOf, type StoredUnit } from '../desk/stored-unit.ts';
import { createWorld } from '../desk/world.fixture.ts';
import { importUnit, refusedPlayer } from '../registrations/importing/import-unit.ts';
import { claimsOf } from '../store/collections.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const LOS_FENIX = { name: 'Los Fénix', tag: '' };
const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
/** The input of the suspended player. */
const BANNED = sampleInput(9);
const { fullName, freeFireId, email, phone } = BANNED;
const banned = { fullName, freeFireId, email, phone };
const LIST = {
  name: { id: 'imported', withdrawn: 'trace' },
  memberIds: [],
  tournamentId: 'copa-1',
  imported: { unit: null, players: [{ nick: 'Nueve', fullName, freeFireId, phone }] },
  actor: ACTOR,
};

type World = ReturnType<typeof createWorld>;

function worldOf(changes: Parameters<typeof sampleTournament>[0] = {}): World {
  return createWorld({ tournament: sampleTournament({ maxPlayers: 5, waitlist, ...changes }) });
}

const byNow = (world: World, { id }: StoredUnit): StoredUnit => {
  const unit = world.registrations.get(id);
  if (unit === undefined) throw new Error('the unit is gone');
  return unit;
};

/** The code and message with which a call refuses. */
function told(act: () => unknown): string {
  try {
    act();
    return 'in';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const ASKED_AS_STRANGER = `already-registered: ${ERROR_MESSAGES['already-registered']}`;
const ASKED_AS_ORGANISER = /^player-suspended: .+ tiene una suspensión .+ y no puede jugar\.$/;

/** All functions that let a player join, with the refusal for a suspended player. */
const ENTRY_POINTS: Readonly<
  Record<string, { readonly run: () => string; readonly reads: string | RegExp }>
> = {
  'registrations/register.ts registerNew': {
    run: () => {
      const world = worldOf();
      world.ban(freeFireId);
      return told(() => world.register(BANNED));
    },
    reads: ASKED_AS_STRANGER,
  },
  'registrations/register.ts addUnit': {
    run: () => {
      const world = worldOf();
      world.ban(freeFireId, 30);
      return told(() => world.add('by-hand', banned));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/importing/import-unit.ts addImported': {
    run: () => {
      const world = worldOf();
      world.ban(freeFireId);
      return told(() => world.apply(importUnit(LIST)));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/importing/import-unit.ts refusedPlayer': {
    run: () => {
      const world = worldOf();
      world.ban(freeFireId);
      const preview = importUnit(LIST);
      return told(() =>
        world.apply({
          ...preview,
          apply: (ledger, ...rest) => {
            refusedPlayer(ledger, LIST.imported)?.check();
            return preview.apply(ledger, ...rest);
          },
        }),
      );
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/members/members.ts acceptSlot': {
    run: () => {
      const world = worldOf({ modality: 'duo' });
      const unit = world.register(sampleInput(1, { unit: LOS_FENIX }));
      world.ban(freeFireId);
      return told(() => world.accept(unit, BANNED.requestId, sampleAcceptance(9)));
    },
    reads: ASKED_AS_STRANGER,
  },
  'registrations/members/members.ts joinTeam': {
    run: () => {
      const world = worldOf({ modality: 'duo' });
      const unit = world.register(sampleInput(1, { unit: LOS_FENIX }));
      world.ban(freeFireId);
      return told(() => world.fillSlot(unit, 'by-hand', banned));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts correctMember': {
    run: () => {
      const world = worldOf();
      const unit = world.register(sampleInput(1));
      world.ban(freeFireId);
      return told(() => world.correct(unit, { freeFireId }));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts decideUnit': {
    run: () => {
      const world = worldOf();
      const unit = world.register(BANNED);
      world.ban(freeFireId);
      return told(() => world.decide(unit, 'approved'));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'registrations/decisions.ts retakePlace': {
    run: () => {
      const world = worldOf();
      const unit = world.decide(world.register(BANNED), 'rejected', 'Datos incompletos');
      world.advance(GIVEN_ON_AFTER_MS + 1);
      world.apply(release(keyOf(unit)));
      world.ban(freeFireId);
      return told(() => world.decide(unit, 'pending'));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts promoteUnit': {
    run: () => {
      const world = worldOf({ maxPlayers: 1, waitlist: { ...waitlist, mode: 'manual' } });
      const first = world.register(sampleInput(1));
      const unit = world.register(BANNED);
      world.remove(first);
      world.ban(freeFireId);
      return told(() => world.apply(promote(keyOf(unit), { actor: ACTOR, reason: 'Le toca' })));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts retakenPlace': {
    run: () => {
      const { date } = sampleTournament();
      const at = (hours: number) => new Date((date?.getTime() ?? 0) - hours * HOUR_MS);
      const windows = [
        { kind: 'match' as const, opensAt: at(48), closesAt: at(1), onMissing: 'release' as const },
      ];
      const world = worldOf({ modality: 'duo', windows });
      const unit = world.fillSlot(world.register(sampleInput(1, { unit: LOS_FENIX })), 'by-hand', banned);
      world.registrations.set(unit.id, { ...unit, place: 'released', releasedBy: 'match' });
      world.stored(claimsOf('copa-1')).clear();
      world.ban(freeFireId);
      const by = { window: 'match' as const, actor: ACTOR, reason: 'Avisó por WhatsApp' };
      return told(() => world.apply(readmit(keyOf(unit), by)));
    },
    reads: ASKED_AS_ORGANISER,
  },
  'day/places/promote.ts giveFreePlace': {
    run: () => {
      const world = worldOf({ maxPlayers: 1 });
      const first = world.register(sampleInput(1));
      const [unit, next] = [world.register(BANNED), world.register(sampleInput(2))];
      world.ban(freeFireId);
      world.remove(first);
      return `${byNow(world, unit).place}, the next one ${byNow(world, next).place}`;
    },
    reads: 'waiting, the next one held',
  },
  'day/places/release.ts releasePlace': {
    run: () => {
      const world = worldOf({ modality: 'duo' });
      const unit = world.register({ ...BANNED, unit: LOS_FENIX });
      world.ban(freeFireId);
      world.advance(INCOMPLETE_HELD_MS + 1);
      return world.apply(release(keyOf(unit))).place;
    },
    reads: 'released',
  },
};

const FOLDER = new URL('..', import.meta.url);
/** Matches calls that give a place, a queue number or a claim, or act for an organiser, on any object. */
const JOINS = /\b(placeOrQueue|givePlace|joinQueue)\b|\.claim\(|requireMayPlay\(/;
const FUNCTION = /^(?:export )?(?:async )?(?:function|const) (\w+)/;

/** The service functions that let a player join, found in the source. */
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

  it.each(Object.entries(ENTRY_POINTS))('gets no place at %s', (_, { run, reads }) => {
    expect(run()).toMatch(reads);
  });

  it('reads the same as one who is registered', () => {
    const world = worldOf();
    world.register(sampleInput(1));
    const { freeFireId: known } = sampleInput(1);
    expect(told(() => world.register({ ...sampleInput(2), freeFireId: known }))).toBe(ASKED_AS_STRANGER);
  });

  it('is named to an organiser who approves a team', () => {
    const world = worldOf({ modality: 'duo' });
    const unit = world.fillSlot(world.register(sampleInput(1, { unit: LOS_FENIX })), 'by-hand', banned);
    world.ban(freeFireId, 7);
    expect(told(() => world.decide(unit, 'approved'))).toContain(
      `${fullName} tiene una suspensión hasta el `,
    );
    expect(told(() => world.decide(unit, 'rejected'))).toBe('in');
  });

  it('plays again when the suspension is over', () => {
    const world = worldOf();
    world.ban(freeFireId, 1);
    world.advance(24 * HOUR_MS);
    expect(told(() => world.register(BANNED))).toBe('in');
  });

  it('keeps the place that was given before, and stays in the registration', () => {
    const world = worldOf();
    const unit = world.decide(world.register(BANNED), 'approved');
    world.ban(freeFireId);
    world.correct(unit, { nick: 'Otro' });
    expect(byNow(world, unit)).toMatchObject({ place: 'held', status: 'approved' });
  });
});
