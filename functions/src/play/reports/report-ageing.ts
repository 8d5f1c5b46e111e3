import { DAY_MS, REPORTS_KEPT_DAYS } from '@copa/domain/limits';
import type { Protest } from '@copa/domain/play/protest/protest';
import type { Report } from '@copa/domain/play/report/report';
import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import type { OwnCollection } from '../../store/collection.ts';
import { matchesOf, PROTESTS, REPORTS } from '../../store/collections.ts';
import { type Database, inRange, type Query, type Writer } from '../../store/database.ts';
import { REMOVED_AT_ONCE } from '../../store/removal-page.ts';
import {
  keepDecision,
  PROTESTS_REMOVED_AT_ONCE,
  removeProtest,
  removeReport,
} from '../../store/report-removal.ts';

type Sent = Pick<Report | Protest, 'id' | 'tournamentId' | 'stage' | 'match' | 'sentAt'>;

interface Kind<T extends Sent> {
  readonly collection: OwnCollection<T>;
  readonly atOnce: number;
  /** The queries find only what has still to be erased, because decisions stay. */
  readonly unerased: readonly Query[];
  readonly erase: (writer: Writer, sent: T) => void;
}

export async function eraseSent({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPORTS_KEPT_DAYS * DAY_MS);
  const reports: Kind<Report> = {
    collection: REPORTS,
    atOnce: REMOVED_AT_ONCE,
    unerased: [{ orderBy: BY_AGE }],
    erase: (writer, { id }) => removeReport(writer, id),
  };
  const protests: Kind<Protest> = {
    collection: PROTESTS,
    atOnce: PROTESTS_REMOVED_AT_ONCE,
    unerased: [
      { where: [{ field: 'state', op: 'in', value: ['open', 'withdrawn'] }], orderBy: BY_AGE },
      inRange('decidedBy', '>', ''),
    ],
    erase: (writer, protest) => {
      if (isDecided(protest)) keepDecision(writer, protest.id);
      else removeProtest(writer, protest.tournamentId, protest.id);
    },
  };
  await eachInTurn(
    [() => eraseKind(database, before, reports), () => eraseKind(database, before, protests)],
    (each) => each(),
  );
}

const BY_AGE = { field: 'sentAt', direction: 'asc' } as const;

const isDecided = ({ state }: Protest) => state === 'upheld' || state === 'dismissed';

async function eraseKind<T extends Sent>(database: Database, before: Date, kind: Kind<T>): Promise<void> {
  let due: string[] = [];
  const eraseDue = async () => {
    const ids = due;
    due = [];
    if (ids.length > 0) await erase(database, ids, before, kind);
  };
  const gather = (query: Query) => {
    const aged = { field: 'sentAt', op: '<', value: before } as const;
    return eachInTurn(
      database.stream(kind.collection, { ...query, where: [...(query.where ?? []), aged] }),
      async (sent) => {
        if (await isStillNeeded(database, sent, before)) return;
        due.push(sent.id);
        if (due.length === kind.atOnce) await eraseDue();
      },
    );
  };
  const gatherings = kind.unerased.map((query) => () => gather(query));
  await eachInTurn([...gatherings, eraseDue], (each) => each());
}

async function isStillNeeded(database: Database, { tournamentId, stage, match }: Sent, before: Date) {
  const played = await database.get(matchesOf(tournamentId, stage), match);
  return played !== null && played.officialAt !== null && played.officialAt >= before;
}

async function erase<T extends Sent>(
  database: Database,
  ids: readonly string[],
  before: Date,
  { collection, erase: eraseOne }: Kind<T>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const sent of await transaction.getAll(collection, ids)) {
      if (sent === null || sent.sentAt >= before) continue;
      eraseOne(transaction, sent);
    }
  });
}
