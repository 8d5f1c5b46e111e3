import { pageSlot } from '@copa/domain/page-template';
import { PagePart } from '../../../../../components/page/page-part.tsx';
import type { OwnCardPart, OwnCardSlot } from './first-card-script.ts';
import { OWN_TONES } from './own-state.ts';
import { OwnStateCard, Since } from './own-state-card.tsx';

const Part = PagePart<OwnCardPart>;
const slot = pageSlot<OwnCardSlot>;

/** `first-card-script.ts` fills one of the templates before React runs. */
export function OwnCards() {
  return OWN_TONES.map((tone) => (
    <template key={tone} id={tone}>
      <OwnStateCard
        tournament={slot('tournament')}
        tone={tone}
        label={slot('label')}
        since={
          <Part name="since">
            <Since>{slot('since')}</Since>
          </Part>
        }
        explanation={slot('explanation')}
      />
    </template>
  ));
}
