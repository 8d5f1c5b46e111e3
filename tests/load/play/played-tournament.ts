import { randomUUID } from 'node:crypto';
import { HOUR_MS, STAGE_MATCHES_MAX } from '@copa/domain/limits';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { drawLobbies } from '../../../functions/src/play/draws.ts';
import { publishMatch, putRows } from '../../../functions/src/play/matches.ts';
import { sampleInput } from '../../../functions/src/play/samples/stage.fixture.ts';
import { putStage } from '../../../functions/src/play/stages.ts';
import { pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { storeImage } from '../../../functions/src/site/images.ts';
import { PROTESTS, ROLLS } from '../../../functions/src/store/collections.ts';
import { type Desk, organiserNamed } from '../support/desk.ts';
import { createTournament, partnerOf, playerOf } from '../support/tournament.ts';

const PROTESTS_OF_OTHERS = 200;
const ROLLS_OF_STAGE = 80;
const SHARING = 100;
const TEAMS = 8;
const MEMBERS = 4;

const CAMILA = organiserNamed('Camila');
const GUARDIAN = { name: 'Rosa Paz', phone: '+52 55 8765 4321' };

export interface PlayedTournament {
  readonly id: string;
  readonly teams: readonly RegistrationReceipt[];
  /** The matches before the last one are public. */
  readonly last: string;
}

/** Teams of minors have played a whole stage, and many protests, rolls and results name other teams. */
export async function playTournament(needs: Dependencies, desk: Desk): Promise<PlayedTournament> {
  const { firestore, database } = needs;
  const id = await createTournament(firestore, { maxPlayers: TEAMS, modality: 'squad' });
  const minor = { ageBand: 'minor' as const, guardian: GUARDIAN };
  const teams: RegistrationReceipt[] = [];
  for (let team = 0; team < TEAMS; team += 1) {
    const number = 2000 + team * 10;
    const unit = { name: `Equipo ${team}`, tag: '' };
    const captain = await desk.register(playerOf(id, number, { ...minor, nick: `Jefa${team}`, unit }));
    for (let member = 1; member < MEMBERS; member += 1)
      await desk.accept(partnerOf(captain, number + member));
    teams.push(captain);
  }
  const ids = teams.map((team) => team.id);
  for (const team of ids) await firestore.doc(`registrations/${team}`).update({ status: 'approved' });
  const began = new Date(needs.clock().getTime() - HOUR_MS);
  const stage = { id, stage: 1 };
  const finish = { kind: 'matches', matches: STAGE_MATCHES_MAX } as const;
  await putStage(needs, CAMILA, stage, sampleInput({ lobbySize: TEAMS, finish, reports: true }));
  await drawLobbies(needs, CAMILA, stage, { kind: 'seed', revision: 1 });
  for (let match = 1; match < STAGE_MATCHES_MAX; match += 1) {
    const rows = Object.fromEntries(
      ids.map((unit, at) => [unit, { ...NO_RESULT, placement: at + 1, kills: 1, revision: 0 }]),
    );
    await putRows(needs, CAMILA, { ...stage, match: `a-${match}` }, { rows, removed: {} });
    await publishMatch(needs, CAMILA, { ...stage, match: `a-${match}` });
  }
  const imageId = await storeImage(needs, CAMILA, pngOf(4, 4));
  const results = [{ rank: 1, player: 'Equipo 0', prize: '', points: null, deliveredAt: null, unit: 1 }];
  await firestore.doc(`tournaments/${id}`).update({ date: began, windows: [], results, imageId });
  const [first = '', second = ''] = ids;
  await database.transaction(async (transaction) => {
    for (let number = 0; number < PROTESTS_OF_OTHERS; number += 1) {
      const about = { stage: 1, match: `a-${1 + (number % 19)}`, kind: 'other', against: first } as const;
      transaction.set(PROTESTS, {
        id: `other-${number}_1_${about.match}`,
        tournamentId: id,
        registrationId: second,
        requestId: randomUUID(),
        ...about,
        text: 'Jefa1 no jugó limpio.',
        pictures: [],
        sentAt: began,
        state: 'dismissed',
        namesWhoLeft: false,
        reason: '',
        decidedAt: began,
        decidedBy: CAMILA.uid,
        decidedByName: 'Camila',
        isRedecided: false,
        lastCorrection: null,
        earlierCorrections: [],
      });
    }
    for (let match = 1; match <= ROLLS_OF_STAGE; match += 1) {
      const intruders = [{ nick: 'Jefa1', by: CAMILA.uid, at: began }];
      transaction.set(ROLLS, {
        id: `${id}_1-a-${match}`,
        tournamentId: id,
        lobby: 'a',
        match,
        marks: {},
        intruders,
      });
    }
  });
  const writer = firestore.bulkWriter();
  for (let number = 0; number < SHARING; number += 1) {
    const shared = { name: `Copa con la misma imagen ${number}`, maxPlayers: 8, status: 'draft', imageId };
    void writer.set(firestore.doc(`tournaments/misma-imagen-${number}`), shared);
  }
  await writer.close();
  return { id, teams, last: `a-${STAGE_MATCHES_MAX}` };
}
