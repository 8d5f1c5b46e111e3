import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import * as words from '../words/admin.ts';
import { Rows } from './rows.tsx';

const STEP = 50;

interface LongRowsProps {
  readonly label: string;
  readonly children: readonly ReactNode[];
  readonly end?: ReactNode;
}

export function LongRows({ label, children, end = null }: LongRowsProps) {
  const { shown, more } = useFirstRows(children);
  return (
    <>
      <Rows label={label}>{shown}</Rows>
      {more ?? end}
    </>
  );
}

export function useFirstRows<T>(rows: readonly T[]): {
  readonly shown: readonly T[];
  readonly more: ReactNode;
} {
  const [count, setCount] = useState(STEP);
  const left = rows.length - count;
  return {
    shown: rows.slice(0, count),
    more:
      left <= 0 ? null : (
        <Button variant="secondary" className="mx-auto w-fit" onClick={() => setCount(count + STEP)}>
          {words.moreRows(Math.min(STEP, left), left)}
        </Button>
      ),
  };
}
