import { filled, pageSlot, partMarks } from '@copa/domain/page-template';
import type { PlanFacts, PlanPart } from '@copa/domain/tournaments/plan-facts';
import { describe, expect, it } from 'vitest';
import { filledWithPlan } from './plan-filling.ts';

const part = (name: PlanPart, text: string) => `${partMarks(name).begin}${text}${partMarks(name).end}`;
const [format, number, step, when, line, change, title] = [
  'format',
  'number',
  'step',
  'when',
  'line',
  'change',
  'title',
].map((name) => pageSlot(name));
const TEMPLATE = `<h1>${title}</h1>${part(
  'plan',
  `<b>${format}</b>${part('step', `<li>${number} ${step} ${when}${part('line', `<p>${line}</p>`)}</li>`)}${part(
    'common',
    `<q>${line}</q>`,
  )}${part('change', `<i>${change}</i>`)}`,
)}<hr>${title}`;

const fill = (text: string) => filled(text, { title: 'Copa' });
const PLAN: PlanFacts = {
  name: '24 → 12',
  steps: [
    { name: 'Clasificatoria', when: '20:00', lines: ['2 partidas.', 'Pasan 6.'] },
    { name: 'Final', when: '', lines: [] },
  ],
  lines: ['1.º 12 y 1 por baja'],
  changes: ['Cambió: A', 'Cambió: B'],
};

describe('the plan in a built page', () => {
  it('has each stage with its lines, the rules of all, and the changes', () => {
    expect(filledWithPlan(TEMPLATE, PLAN, fill)).toBe(
      '<h1>Copa</h1><b>24 → 12</b><li>1 Clasificatoria 20:00<p>2 partidas.</p><p>Pasan 6.</p></li><li>2 Final </li>' +
        '<q>1.º 12 y 1 por baja</q><i>Cambió: A</i><i>Cambió: B</i><hr>Copa',
    );
  });

  it('is left out where there is none, and what lies around it stays', () => {
    expect(filledWithPlan(TEMPLATE, null, fill)).toBe('<h1>Copa</h1><hr>Copa');
  });

  it('cannot be broken out of, nor filled twice, by the name of a stage', () => {
    const name = `</p><script>${pageSlot('title')}${partMarks('line').begin}`;
    const page = filledWithPlan(TEMPLATE, { ...PLAN, steps: [{ name, when: '', lines: [name] }] }, fill);
    expect(page).not.toContain('<script>');
    expect(page).toContain(`&lt;script&gt;${pageSlot('title')}`);
  });
});
