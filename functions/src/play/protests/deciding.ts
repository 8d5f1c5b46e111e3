import { DAY_MS, PROTEST_CORRECTIONS_KEPT } from '@copa/domain/limits';
import { can } from '@copa/domain/people/roles';
import { shortNameOf } from '@copa/domain/people/session';
import type { decideProtest as endpoint } from '@copa/domain/play/protest/endpoints';
import type { Protest } from '@copa/domain/play/protest/protest';
import { standingCorrections } from '@copa/domain/play/protest/standing-corrections';
import { reportId } from '@copa/domain/play/report/report';
import { correctedName } from '@copa/domain/play/words/correction';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type * as z from 'zod/mini';
import { writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import type { Happening, Notice } from '../../notices/notice.ts';
import { openPost, tellIn } from '../../notices/tell.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { EVIDENCE, PROTESTS, REGISTRATIONS, TICKETS } from '../../store/collections.ts';
import type { Reader } from '../../store/database.ts';
import { protestPictureId, removeProtestPictures } from '../../store/report-removal.ts';
import { requireRecorder } from '../../tournaments/recorder.ts';
import { adjusting } from '../adjustments.ts';
import type { UnitAddress } from '../match-change.ts';
import { correctedMatch, type Organiser, voiding, writingRows } from '../matches.ts';
import { type Playing, readTournament, recordChange, requirePlaying, type TableChange } from '../table.ts';
import * as words from '../words.ts';
import { lobbyOf, type ProtestedTable, readProtested, writeDecision } from './protests.ts';

type Decision = z.output<typeof endpoint.body>;
type Correction = NonNullable<Decision['correction']>;

async function readProtest(reader: Reader, { id, stage, match, unit }: UnitAddress): Promise<Protest> {
  const protest = await reader.get(PROTESTS, reportId({ registrationId: unit, stage, match }));
  return found(protest?.tournamentId === id ? protest : null, words.protestMissing);
}

export async function getProtestPicture(
  { database }: Pick<Context, 'database'>,
  { picture, ...address }: UnitAddress & { readonly picture: number },
) {
  const { id } = await readProtest(database, address);
  return found(await database.get(EVIDENCE, protestPictureId(id, picture)), words.protestMissing);
}

export async function decideProtest(
  context: Context,
  caller: Organiser,
  address: UnitAddress,
  decided: Decision,
): Promise<Protest> {
  const { database, clock } = context;
  const { decision, reason, correction } = decided;
  const isUpheld = decision === 'upheld';
  if (!isUpheld && correction !== undefined) {
    throw invalidFields({ correction: words.correctionOfDismissed });
  }
  if (correction?.kind === 'adjustment' && !can(caller, 'manage_registrations')) {
    throw refusal('permission-denied');
  }
  return database.transaction(async (transaction) => {
    const now = clock();
    const protest = await readProtest(transaction, address);
    const tournament = await readTournament(transaction, address.id);
    await requireRecorder(transaction, caller, tournament, now);
    const isReplacing = replacesDecision(protest, decided);
    if (protest.state !== 'open' && !isReplacing) return sameDecision(protest, caller, decided);
    const isChanged = isReplacing && (protest.state !== decision || correction !== undefined);
    const [held, ...involved] = await Promise.all([
      readProtested(transaction, protest),
      transaction.get(REGISTRATIONS, protest.registrationId),
      protest.against === null ? null : transaction.get(REGISTRATIONS, protest.against),
    ]);
    const parties = involved.filter((party) => party !== null);
    const standing = standingCorrections(protest, held.stage, held.match);
    if (isUpheld && correction === undefined && standing.length === 0) {
      throw invalidFields({ correction: words.noCorrectionOfProtest });
    }
    const post = await openPost(transaction, parties, now);
    const change =
      correction === undefined ? {} : corrected(caller, context.newId, { correction, held, tournament, now });
    recordChange(context, caller, { transaction, tournament }, address, change);
    const isAboutGone = protest.against !== null && involved[1] === null;
    if (isAboutGone) removeProtestPictures(transaction, protest.id);
    const after: Protest = {
      ...protest,
      ...((isAboutGone || protest.namesWhoLeft) && { text: '' }),
      ...(isAboutGone && { pictures: [] }),
      state: decision,
      reason,
      decidedAt: now,
      decidedBy: caller.uid,
      decidedByName: shortNameOf(caller.account),
      isRedecided: isChanged || protest.isRedecided,
      ...(correction !== undefined && {
        lastCorrection: { kind: correction.kind, at: now },
        earlierCorrections: standing.slice(-PROTEST_CORRECTIONS_KEPT),
      }),
    };
    transaction.set(PROTESTS, after);
    writeDecision(transaction, tournament, held, change, now);
    writeAudit(transaction, context, {
      actor: caller,
      action: 'play.decide-protest',
      target: `registrations/${protest.registrationId}`,
      tournament,
      ...(isReplacing && { before: { decision: protest.state } }),
      after: { decision },
    });
    const match = correctedName(correctedMatch(held.stage, held.match)).toLowerCase();
    for (const party of parties) {
      // A unit may get several notices about one match, because it may protest and be accused, and a protest
      // may be redecided. `turn` distinguishes them.
      const turns = [
        ...(party.id === after.registrationId ? [] : [after.registrationId]),
        ...(isReplacing ? [now.getTime()] : []),
      ];
      const turn = turns.length === 0 ? null : turns.join('-');
      const about = `${after.stage}-${after.match}`;
      const decided = { tournament, about, turn, protest: after, match, isRedecided: isChanged };
      tellIn(transaction, post, isChanged ? REDECIDED : PROTEST, decided, party);
      transaction.update(REGISTRATIONS, party.id, { protestDecidedAt: now });
      transaction.update(TICKETS, party.ticketId, { protestDecidedAt: now });
    }
    return after;
  });
}

function replacesDecision(protest: Protest, { replaces }: Decision): boolean {
  const { state, decidedAt, decidedBy } = protest;
  if (replaces === undefined || (state !== 'upheld' && state !== 'dismissed')) return false;
  if (decidedAt?.getTime() !== replaces.getTime()) return false;
  if (decidedBy === null) throw refusal('conflict', words.decisionErased);
  return true;
}

function sameDecision(protest: Protest, caller: Organiser, { decision, reason }: Decision): Protest {
  const isSame = protest.decidedBy === caller.uid && protest.state === decision && protest.reason === reason;
  if (!isSame) throw refusal('conflict', words.protestDecided(protest.decidedByName));
  return protest;
}

interface Correcting extends Pick<Playing, 'tournament' | 'now'> {
  readonly correction: Correction;
  readonly held: ProtestedTable;
}

function corrected(
  caller: Organiser,
  newId: () => string,
  { correction, held, tournament, now }: Correcting,
): TableChange {
  const { stage, match, table } = held;
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  requirePlaying({ stage });
  if (correction.kind === 'adjustment') {
    return adjusting({ table, now }, caller, newId(), correction.adjustment);
  }
  if (correction.kind === 'void') return voiding({ stage, match, now }, words.protestUpheld);
  const written = { rows: correction.rows, removed: {}, reason: words.protestUpheld };
  const lobby = lobbyOf(stage, match.id);
  const change = writingRows({ tournament, stage, lobby, match, now }, caller, written);
  if (change.match === undefined) throw invalidFields({ correction: words.nothingCorrected });
  return change;
}

const OF_USE_MS = DAY_MS;

interface Decided extends Happening {
  readonly protest: Protest;
  readonly match: string;
  readonly isRedecided: boolean;
}

const isOwn = ({ protest }: Decided, { id }: StoredRegistration) => id === protest.registrationId;

const push = {
  isUrgent: true,
  until: (_decided: Decided, _unit: StoredRegistration, now: Date) => new Date(now.getTime() + OF_USE_MS),
};

export const PROTEST: Notice<Decided> = {
  kind: 'protest',
  night: 'left out',
  mail: {
    isOncePerEvent: true,
    letter: (decided, unit) =>
      words.protestLetter({
        tournament: decided.tournament.name,
        match: decided.match,
        isUpheld: decided.protest.state === 'upheld',
        isOwn: isOwn(decided, unit),
        isRedecided: decided.isRedecided,
      }),
  },
  push: { ...push, words: words.protestPush },
};

export const REDECIDED: Notice<Decided> = {
  ...PROTEST,
  kind: 'redecided',
  push: { ...push, words: words.redecidedPush },
};
