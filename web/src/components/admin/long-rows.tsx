import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import * as words from '../words/admin.ts';
import { Rows } from './rows.tsx';

/** The number of rows that each tap shows; a search finds the others. */
const STEP = 50;

interface LongRowsProps {
  readonly label: string;
  readonly children: readonly ReactNode[];
  /** It stands below the last row. */
  readonly end?: ReactNode;
}

/** A list that may have hundreds of rows, whose first ones are shown. */
export function LongRows({ label, children, end = null }: LongRowsProps) {
  const [count, setCount] = useState(STEP);
  const left = children.length - count;
  return (
    <>
      <Rows label={label}>{children.slice(0, count)}</Rows>
      {left <= 0 ? (
        end
      ) : (
        <Button variant="secondary" className="mx-auto w-fit" onClick={() => setCount(count + STEP)}>
          {words.moreRows(Math.min(STEP, left), left)}
        </Button>
      )}
    </>
  );
}
