import type { ComponentProps } from 'react';
import * as words from '../words/limited-field.ts';
import { TextAreaField, TextField } from './text-field.tsx';

interface Limit {
  readonly value: string;
  readonly maxLength: number;
  readonly whenFull?: string | undefined;
}

/** Browsers cut a pasted text at `maxLength` without a word. */
function Full({ value, maxLength, whenFull = words.textFull(maxLength) }: Limit) {
  return (
    <div aria-live="polite">
      {value.length >= maxLength && <p className="mt-1.5 text-sm font-semibold text-warning">{whenFull}</p>}
    </div>
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & Limit;

export function LimitedField({ whenFull, ...props }: LineProps) {
  return (
    <div>
      <TextField {...(props as ComponentProps<typeof TextField>)} />
      <Full {...props} whenFull={whenFull} />
    </div>
  );
}

export function LimitedAreaField({ whenFull, ...props }: ComponentProps<typeof TextAreaField> & Limit) {
  return (
    <div>
      <TextAreaField {...props} />
      <Full {...props} whenFull={whenFull} />
    </div>
  );
}
