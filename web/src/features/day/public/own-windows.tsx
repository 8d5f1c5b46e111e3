import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { cx } from '../../../lib/cx.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type AskedTournament, type AskedUnit, looksOf, ownWindows } from './window-steps.ts';

export function OwnWindows({ tournament, ticket }: { tournament: AskedTournament; ticket: AskedUnit }) {
  const shown = ownWindows(tournament, ticket, useNow());
  if (shown === null) return null;
  return (
    <WindowSteps title={shown.title}>
      {shown.steps.map(({ kind, dot, means, ...said }) => (
        <WindowLine
          key={kind}
          {...said}
          looks={looksOf(dot)}
          mark={dot === 'done' ? <Tick /> : <Dot />}
          means={means !== undefined && <Meaning>{means}</Meaning>}
        />
      ))}
    </WindowSteps>
  );
}

// `ticket/first-card.tsx` renders the components below into templates, so they must have no state.

export function WindowSteps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{title}</h2>
      <ol className="grid gap-3">{children}</ol>
    </Card>
  );
}

interface WindowLineProps {
  readonly name: string;
  readonly says: string;
  readonly looks: { readonly dot: string; readonly name: string };
  readonly mark: ReactNode;
  readonly means: ReactNode;
}

export function WindowLine({ name, says, looks, mark, means }: WindowLineProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] items-baseline gap-x-2">
      <span aria-hidden="true" className={cx('grid place-items-center', looks.dot)}>
        {mark}
      </span>
      <span className="grid min-w-0 gap-x-3 sm:flex sm:items-baseline sm:justify-between">
        <strong className={looks.name}>{name}</strong>
        <span className={cx('text-sm', looks.dot)}>{says}</span>
      </span>
      {means}
    </li>
  );
}

export const Tick = () => <Icon name="check" className="size-5" />;

export const Dot = () => <span className="size-3 rounded-full border-2 border-current bg-current/40" />;

export function Meaning({ children }: { children: ReactNode }) {
  return <span className="col-start-2 text-sm text-mist">{children}</span>;
}
