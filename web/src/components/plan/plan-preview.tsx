import { pageSlot } from '@copa/domain/page-template';
import type { PlanPart } from '@copa/domain/tournaments/plan-facts';
import { PagePart } from '../page/page-part.tsx';
import { PlanChange, PlanFrame, PlanLine, PlanStep } from './how-it-is-played.tsx';

const Part = PagePart<PlanPart>;

export function PlanPreview() {
  return (
    <Part name="plan">
      <PlanFrame
        name={pageSlot('format')}
        steps={
          <Part name="step">
            <PlanStep number={pageSlot('number')} name={pageSlot('step')} when={pageSlot('when')}>
              <Part name="line">
                <PlanLine>{pageSlot('line')}</PlanLine>
              </Part>
            </PlanStep>
          </Part>
        }
        rules={
          <Part name="common">
            <PlanLine>{pageSlot('line')}</PlanLine>
          </Part>
        }
        changes={
          <Part name="change">
            <PlanChange>{pageSlot('change')}</PlanChange>
          </Part>
        }
      />
    </Part>
  );
}
