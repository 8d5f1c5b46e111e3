import type { PlanFacts } from '@copa/domain/tournaments/plan-facts';
import { title } from '@copa/domain/tournaments/words/plan';
import type { ReactNode } from 'react';

interface PlanFrameProps {
  readonly name: string;
  readonly steps: ReactNode;
  readonly rules: ReactNode;
  readonly changes: ReactNode;
}

export function PlanFrame({ name, steps, rules, changes }: PlanFrameProps) {
  return (
    <section data-plan className="surface pad grid gap-4">
      <h2 className="text-2xl uppercase">{title}</h2>
      <p className="font-display text-xl leading-none font-extrabold text-balance text-gold italic">{name}</p>
      <ol className="grid gap-4">{steps}</ol>
      <div className="grid gap-2 border-t border-line pt-4 text-mist empty:hidden">{rules}</div>
      <ul className="grid gap-2 empty:hidden">{changes}</ul>
    </section>
  );
}

interface PlanStepProps {
  readonly number: string;
  readonly name: string;
  readonly when: string;
  readonly children: ReactNode;
}

export function PlanStep({ number, name, when, children }: PlanStepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-smoke text-sm font-bold text-gold"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg leading-7 font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-dim empty:hidden">{when}</p>
        <div className="mt-1 grid gap-1 text-mist">{children}</div>
      </div>
    </li>
  );
}

export function PlanLine({ children }: { children: string }) {
  return <p className="wrap-anywhere">{children}</p>;
}

export function PlanChange({ children }: { children: string }) {
  return <li className="border-l-2 border-warning/60 pl-3 text-sm wrap-anywhere text-mist">{children}</li>;
}

export function HowItIsPlayed({ plan: { name: format, steps, lines, changes } }: { plan: PlanFacts }) {
  return (
    <PlanFrame
      name={format}
      steps={steps.map(({ name, when, lines: own }, index) => (
        <PlanStep key={`${index} ${name}`} number={String(index + 1)} name={name} when={when}>
          {own.map((line) => (
            <PlanLine key={line}>{line}</PlanLine>
          ))}
        </PlanStep>
      ))}
      rules={lines.map((line) => <PlanLine key={line}>{line}</PlanLine>)}
      // Keys count from the oldest change, because a new change is added in front.
      changes={changes.map((change, index) => <PlanChange key={changes.length - index}>{change}</PlanChange>)}
    />
  );
}
