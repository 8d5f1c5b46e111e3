import type { Board } from '@copa/domain/play/board';
import { boardId } from '@copa/domain/play/board/id';
import { followDocument } from '../../../../lib/network/public-firestore.ts';
import type { BoardSource } from '../board-reader.ts';

/**
 * Not checked against the schemas, which would be most of what a stream downloads: the rules let the server alone write
 * these, from what has passed them. What is drawn first fails where it is something else, and the last table stays.
 */
export const overlaySource: BoardSource = {
  readTournament: async (id) => {
    const document = await followDocument(`tournaments/${id}`);
    return document === null ? null : { stage: Number(document.data['stage'] ?? 0) };
  },
  readBoard: async (tournamentId, stage) => {
    const document = await followDocument(`boards/${boardId(tournamentId, stage)}`);
    return document === null ? null : (document.data as unknown as Board);
  },
};
