import type { Board } from '@copa/domain/play/board';
import { boardId } from '@copa/domain/play/board/id';
import { followDocument } from '../../../../lib/network/public-firestore.ts';
import type { BoardSource } from '../board-reader.ts';

const FIRST_STAGE = 1;

/**
 * No schema checks the board, because the server has validated it and schemas would enlarge the download. If
 * a board cannot be drawn, the last table stays.
 */
async function readBoard(tournamentId: string, stage: number): Promise<Board | null> {
  const id = boardId(tournamentId, stage);
  const document = await followDocument(`boards/${id}`);
  return document === null ? null : ({ ...document.data, id } as unknown as Board);
}

/**
 * Most streams begin with the first stage, so its table is requested together with the number of the newest
 * stage.
 */
export function createOverlaySource(): BoardSource {
  let begins = true;
  let ahead: ReturnType<typeof readBoard> | null = null;
  return {
    readTournament: async (id) => {
      if (begins) {
        ahead = readBoard(id, FIRST_STAGE);
        // Prevents an unhandled rejection if `ahead` fails before the `readBoard` below returns it.
        ahead.catch(() => undefined);
      }
      begins = false;
      const document = await followDocument(`tournaments/${id}`, ['stage']);
      const stage = Number(document?.data['stage'] ?? 0);
      if (stage !== FIRST_STAGE) ahead = null;
      return document === null ? null : { stage };
    },
    readBoard: async (id, stage) => {
      const asked = ahead;
      ahead = null;
      return await (asked ?? readBoard(id, stage));
    },
  };
}
