import { CSV_BOM, csvPhone, csvRecord } from '@copa/domain/csv';
import { positionIn } from '@copa/domain/day/queue';
import { OPEN_END } from '@copa/domain/fairness/record';
import type { AnswerField } from '@copa/domain/questions/answers';
import { byOrder, type Question } from '@copa/domain/questions/question';
import type { StoredMember } from '@copa/domain/registrations/member';
import { standingLabel, standingOf } from '@copa/domain/registrations/places/standing';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { PLAYER_FIELDS } from '@copa/domain/registrations/player';
import { additionalFields } from '@copa/domain/registrations/registration';
import { missingPlayers, unitNameOf } from '@copa/domain/registrations/unit';
import * as ages from '@copa/domain/registrations/words/consent';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, writeAudit } from '../audit.ts';
import { type CsvFile, csvTime } from '../csv-file.ts';
import type { Context } from '../dependencies.ts';
import { requireFound, type StoredUnit } from '../desk/stored-unit.ts';
import { readSuspensions, type Suspensions } from '../fairness/suspended.ts';
import { answerCell, OTHER_ANSWERS, otherAnswers } from '../questions/answers.ts';
import { FORMS, QUESTIONS, QUEUES, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { equal } from '../store/database.ts';
import * as words from './words.ts';

type ExportDependencies = Pick<Context, 'config' | 'database' | 'clock' | 'newId'>;

export async function exportRegistrations(
  dependencies: ExportDependencies,
  actor: Actor,
  tournamentId: string,
): Promise<CsvFile> {
  const { database, clock } = dependencies;
  const tournament = requireFound(await database.get(TOURNAMENTS, tournamentId), 'tournament');
  const [questions, queue, form, suspensions] = await Promise.all([
    database.find(QUESTIONS, {}),
    database.get(QUEUES, tournamentId),
    tournament.linkedFormId === null ? null : database.get(FORMS, tournament.linkedFormId),
    readSuspensions(dependencies),
  ]);
  await database.transaction(async (transaction) => {
    writeAudit(transaction, dependencies, {
      actor,
      action: 'registration.export',
      target: `tournaments/${tournamentId}`,
      tournament,
    });
  });
  const units = database.stream(REGISTRATIONS, {
    where: equal({ tournamentId }),
    orderBy: { field: 'createdAt', direction: 'asc' },
  });
  const cells = {
    placeOf: placeCell(tournament, queue?.waiting ?? [], clock()),
    suspendedOf: suspendedCell(suspensions, tournament),
  };
  return {
    fileName: `inscripciones-${tournamentId}.csv`,
    lines: csvLines(units, tournament, cells, additionalFields(questions, form), retired(questions)),
  };
}

interface Cells {
  readonly placeOf: (unit: StoredUnit) => string;
  readonly suspendedOf: (member: StoredMember) => string;
}

async function* csvLines(
  units: AsyncIterable<StoredUnit>,
  tournament: Tournament,
  { placeOf, suspendedOf }: Cells,
  asked: readonly AnswerField[],
  before: ReadonlyMap<string, string>,
): AsyncIterable<string> {
  const time = (at: Date) => csvTime(at, tournament.timeZone);
  yield CSV_BOM + csvRecord(header(tournament, asked));
  for await (const unit of units) {
    for (const member of unit.members) {
      yield csvRecord([
        ...unitCells(unit, member),
        ...personCells(member),
        REGISTRATION_STATUS[unit.status].label,
        placeOf(unit),
        suspendedOf(member),
        unit.reason ?? '',
        time(unit.createdAt),
        unit.decidedAt === null ? '' : time(unit.decidedAt),
        ...declarationCells(member, time),
        ...ageCells(member),
        ...(member.state === 'accepted'
          ? [
              ...asked.map((field) => answerCell(member.answers, field)),
              otherAnswers(member.answers, asked, before),
            ]
          : [...asked.map(() => ''), '']),
      ]);
    }
  }
}

function suspendedCell({ endOf }: Suspensions, { timeZone }: Tournament): Cells['suspendedOf'] {
  return (member) => {
    const until = member.state === 'accepted' ? endOf(member.freeFireId) : null;
    if (until === null) return '';
    return until < OPEN_END ? words.fileSuspendedUntil(csvTime(until, timeZone)) : words.fileSuspended;
  };
}

function placeCell(tournament: Tournament, waiting: number[], now: Date): (unit: StoredUnit) => string {
  return (unit) => {
    const standing = standingOf(unit, tournament, now);
    if (standing === null) return '';
    const position = unit.waitSeq === null ? null : positionIn({ waiting }, unit.waitSeq);
    return standingLabel(standing, missingPlayers(unit.members), position);
  };
}

function unitCells(unit: StoredUnit, { role }: StoredMember): readonly string[] {
  const name = unit.unit.size === 1 ? '' : unitNameOf(unit);
  return [unit.id, name, unit.unit.tag, unit.unit.size === 1 ? '' : ROLE_LABELS[role]];
}

function personCells(member: StoredMember): readonly string[] {
  return PLAYER_FIELDS.map((field, index) => {
    if (member.state === 'invited') return index === 0 ? words.fileNotAccepted : '';
    return field === 'phone' ? csvPhone(member.phone) : member[field];
  });
}

function declarationCells(member: StoredMember, time: (instant: Date) => string): readonly string[] {
  if (member.state === 'invited') return [''];
  const { acceptance } = member;
  return [acceptance === null ? words.fileNotDeclared : `${time(acceptance.at)} (${acceptance.version})`];
}

function ageCells(member: StoredMember): readonly string[] {
  if (member.state === 'invited') return ['', ''];
  const { ageBand, consent } = member;
  if (ageBand !== 'minor') return [ageBand === null ? ages.ageUnknown : ages.ageOf[ageBand], ''];
  return [ages.ageOf.minor, consent === null ? ages.needsConsent : ages.consentGiven(consent.cameAbout)];
}

function header({ timeZone }: Tournament, asked: readonly AnswerField[]): readonly string[] {
  return [...words.fileHeader(timeZone), ...asked.map(({ label }) => label), OTHER_ANSWERS];
}

function retired(questions: readonly Question[]): ReadonlyMap<string, string> {
  return new Map(
    questions
      .filter(({ active }) => !active)
      .toSorted(byOrder)
      .map(({ id, text }) => [id, text]),
  );
}
