import { RULES_COUNTDOWN_S } from '@copa/domain/limits';
import { pageSlot } from '@copa/domain/page-template';
import type { LinkPagePart } from '@copa/domain/tournaments/pages/link-page';
import { PagePart } from '../../../../components/page/page-part.tsx';
import { PlanPreview } from '../../../../components/plan/plan-preview.tsx';
import { Acceptance, BesideRules, NoRules, ReadingProgress, Rule, RuleList } from './rules-acceptance.tsx';
import { countdownAt } from './use-rules-countdown.ts';

const Part = PagePart<LinkPagePart>;

/** A template that the API fills in, so that the page has its content before JavaScript runs. */
export function RulesPreview() {
  const rule = { number: pageSlot('number'), text: pageSlot('rule') };
  return (
    <div>
      <ReadingProgress countdown={countdownAt(RULES_COUNTDOWN_S, 1)} />
      <Part name="noRules">
        <NoRules />
      </Part>
      <Part name="rules">
        <RuleList>
          <Part name="firstRule">
            <Rule {...rule} state="current" />
          </Part>
          <Part name="rule">
            <Rule {...rule} state="waiting" />
          </Part>
        </RuleList>
      </Part>
      <BesideRules>
        <PlanPreview />
      </BesideRules>
      <Acceptance hasForm finished={false} onAccept={() => undefined} />
    </div>
  );
}
