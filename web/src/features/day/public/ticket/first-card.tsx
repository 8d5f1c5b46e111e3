import { pageSlot } from '@copa/domain/page-template';
import { Button } from '../../../../components/button.tsx';
import { PagePart } from '../../../../components/page/page-part.tsx';
import type { TicketCardPart, TicketCardSlot } from './first-card-script.ts';
import { HeadlineCard, NextSentence, TicketFrame } from './headline-card.tsx';
import { HEADLINE_TONES } from './headline-tone.ts';

const Part = PagePart<TicketCardPart>;
const slot = pageSlot<TicketCardSlot>;

/** One template for each tone; `first-card-script.ts` fills one of them before React runs. */
export function TicketCards() {
  return HEADLINE_TONES.map((tone) => (
    <template key={tone} id={tone}>
      <TicketFrame tournament={slot('tournament')} name={slot('name')}>
        <HeadlineCard
          tone={tone}
          sentence={slot('sentence')}
          next={
            <Part name="next">
              <NextSentence>{slot('next')}</NextSentence>
            </Part>
          }
        >
          <Part name="action">
            <Button size="lg" block icon="check">
              {slot('action')}
            </Button>
          </Part>
        </HeadlineCard>
      </TicketFrame>
    </template>
  ));
}
