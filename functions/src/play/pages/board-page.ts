import { filled, splitPart, withParts } from '@copa/domain/page-template';
import type { Board } from '@copa/domain/play/board';
import { boardLines } from '@copa/domain/play/board/board-lines';
import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import { type BoardPagePart, boardFacts } from '@copa/domain/play/board/page';
import { boardPreview, boardTitle, cancelled, lobbiesOf } from '@copa/domain/play/board/words';
import type { Plan } from '@copa/domain/tournaments/plan';
import { planFacts } from '@copa/domain/tournaments/plan-facts';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import {
  branded,
  headTags,
  hydratable,
  type PageSite,
  type SharedPicture,
  unindexed,
  withData,
  withHead,
} from '../../tournaments/pages/page-filling.ts';
import { filledWithPlan } from '../../tournaments/pages/plan-filling.ts';
import * as words from '../words.ts';

export interface BroughtBoard {
  readonly asOf: Date;
  readonly stages: number;
  readonly board: Board;
  readonly plan: Plan | null;
  readonly season: SeasonName | null;
}

interface Titled {
  readonly id: string;
  readonly name: string;
  readonly isCancelled: boolean;
  readonly picture: SharedPicture;
}

function withBoard(template: string, brought: BroughtBoard): string {
  const { board, stages, asOf, plan } = brought;
  const page = withParts<BoardPagePart>(template, {
    waiting: false,
    board: true,
    stages: stages > 1,
    lobbies: lobbiesOf(board).length > 1,
    rules: plan === null,
  });
  const { tournamentId } = board;
  const facts = boardFacts(board, asOf, null, plan);
  const slots = { ...facts, id: encodeURIComponent(tournamentId) };
  const row = splitPart(page, 'row');
  const cut = splitPart(row.after, 'cut');
  const { lines, cutAfter, cut: text } = boardLines(board);
  const rows = lines.map(
    (line, index) =>
      filled(row.inside, line) + (index + 1 === cutAfter ? filled(cut.inside, { cut: text }) : ''),
  );
  const how = plan && planFacts(plan, board.timeZone, asOf, null);
  const rest = filledWithPlan(cut.before + cut.after, how, (text) => filled(text, slots));
  return withData([filled(row.before, slots), ...rows, rest].join(''), BOARD_PAGE_DATA_ID, {
    ...brought,
    facts,
    how,
  });
}

export function withoutBoard(template: string): string {
  return withParts<BoardPagePart>(template, { waiting: true, board: false });
}

export function boardPage(
  template: string,
  tournament: Titled,
  brought: BroughtBoard | null,
  site: PageSite,
) {
  const built = branded(template, site.name);
  const { id, name, isCancelled, picture } = tournament;
  const path = `/tournament/${encodeURIComponent(id)}/posiciones`;
  const page =
    brought === null
      ? withoutBoard(built)
      : hydratable(withBoard(built, brought), { path, brand: site.name, screen: 'board' });
  const said =
    brought === null
      ? { title: boardTitle(name), description: isCancelled ? cancelled : words.noBoardYet }
      : boardPreview(brought.board, brought.asOf);
  return withHead(page, headTags({ ...said, picture, path }, site));
}

export function missingBoardPage(template: string): string {
  return unindexed(withoutBoard(template));
}
