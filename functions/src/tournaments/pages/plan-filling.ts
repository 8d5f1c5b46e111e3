import { filled, splitPart } from '@copa/domain/page-template';
import type { PlanFacts, PlanPart } from '@copa/domain/tournaments/plan-facts';

export function filledWithPlan(page: string, plan: PlanFacts | null, fill: (text: string) => string): string {
  const { before, inside, after } = splitPart(page, 'plan' satisfies PlanPart);
  return fill(before) + (plan === null ? '' : filledPlan(inside, plan)) + fill(after);
}

function filledPlan(template: string, { name: format, steps, lines, changes }: PlanFacts): string {
  const texts = [
    repeated(
      'step',
      steps.map(({ name, when, lines: own }, index) => (step: string) => {
        const values = { number: String(index + 1), step: name, when };
        return withRepeated(step, [repeated('line', filledLines(own))], values);
      }),
    ),
    repeated('common', filledLines(lines)),
    repeated(
      'change',
      changes.map((change) => (text: string) => filled(text, { change })),
    ),
  ];
  return withRepeated(template, texts, { format });
}

const filledLines = (lines: readonly string[]) =>
  lines.map((line) => (text: string) => filled(text, { line }));

interface Repeated {
  readonly part: PlanPart;
  readonly each: readonly ((text: string) => string)[];
}

function repeated(part: PlanPart, each: Repeated['each']): Repeated {
  return { part, each };
}

function withRepeated(
  template: string,
  parts: readonly Repeated[],
  values: Readonly<Record<string, string>>,
): string {
  let written = '';
  let rest = template;
  for (const { part, each } of parts) {
    const { before, inside, after } = splitPart(rest, part);
    written += filled(before, values) + each.map((write) => write(inside)).join('');
    rest = after;
  }
  return written + filled(rest, values);
}
