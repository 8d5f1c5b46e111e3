import { type SeasonPagePart, seasonFactSlots, seasonLineSlots } from '@copa/domain/seasons/page';
import type { ReactNode } from 'react';
import { BoardLayout, Updated } from '../../../components/board/board-layout.tsx';
import { PagePart } from '../../../components/page/page-part.tsx';
import { NoRows, SeasonHead, SeasonNext, SeasonRules } from './season-layout.tsx';
import { SeasonFrame, SeasonRow } from './season-table.tsx';

const Part = PagePart<SeasonPagePart>;

/** A template that the API fills in, so that the page has its content before JavaScript runs. */
export function SeasonFirstPaint({ waiting }: { waiting: ReactNode }) {
  const facts = seasonFactSlots();
  return (
    <>
      <Part name="waiting">{waiting}</Part>
      <Part name="season">
        <BoardLayout
          head={<SeasonHead facts={facts} />}
          aside={
            <>
              <Part name="next">
                <SeasonNext />
              </Part>
              <SeasonRules facts={facts} />
            </>
          }
        >
          <Part name="empty">
            <NoRows />
          </Part>
          <Part name="table">
            <SeasonFrame name={facts.name}>
              <Part name="row">
                <SeasonRow line={seasonLineSlots()} />
              </Part>
            </SeasonFrame>
          </Part>
          <Updated>{facts.updated}</Updated>
        </BoardLayout>
      </Part>
    </>
  );
}
