import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { createProgram } from '../../../tests/load/support/program.ts';
import { projectId } from '../../process/repository.mjs';

const { board } = sampleSeason({ players: 100, ended: 4 });

export const SEASON = board.id;

export async function storeSeason(firestoreAddress: string): Promise<void> {
  const program = createProgram({ projectId, firestoreAddress });
  try {
    const { id, ...stored } = board;
    await program.firestore.doc(`seasonBoards/${id}`).set(stored);
  } finally {
    await program.close();
  }
}
