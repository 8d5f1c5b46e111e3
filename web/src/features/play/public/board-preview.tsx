import { pageSlot } from '@copa/domain/page-template';
import { type BoardPagePart, factSlots, lineSlots } from '@copa/domain/play/board/page';
import type { ReactNode } from 'react';
import { BoardFrame } from '../../../components/board/board-frame.tsx';
import { BoardLayout, Updated } from '../../../components/board/board-layout.tsx';
import { PagePart } from '../../../components/page/page-part.tsx';
import { PlanPreview } from '../../../components/plan/plan-preview.tsx';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/board.ts';
import { LobbiesToCome, StagesToCome, ViewChoice } from './board-choices.tsx';
import { BoardHead, BoardRules } from './board-head.tsx';
import { BoardRow, CutRow, HEADS } from './board-table.tsx';

const Part = PagePart<BoardPagePart>;

/** A template that the API fills in, so that the page has its content before JavaScript runs. */
export function BoardPreview({ waiting }: { waiting: ReactNode }) {
  const facts = factSlots();
  return (
    <>
      <Part name="waiting">{waiting}</Part>
      <Part name="board">
        <BoardLayout
          head={<BoardHead facts={facts} tournamentPath={paths.tournament.to(pageSlot('id'))} />}
          plan={<PlanPreview />}
          aside={
            <Part name="rules">
              <BoardRules facts={facts} />
            </Part>
          }
        >
          <Part name="stages">
            <StagesToCome />
          </Part>
          <ViewChoice view="general" choose={null} />
          <Part name="lobbies">
            <LobbiesToCome />
          </Part>
          <BoardFrame caption={words.tableOf(facts.stage)} heads={HEADS}>
            <Part name="row">
              <BoardRow line={lineSlots()} />
            </Part>
            <Part name="cut">
              <CutRow>{pageSlot('cut')}</CutRow>
            </Part>
          </BoardFrame>
          <Updated>{facts.updated}</Updated>
        </BoardLayout>
      </Part>
    </>
  );
}
