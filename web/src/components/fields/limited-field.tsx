import { type ComponentProps, type ReactNode, useState } from 'react';
import * as words from '../words/limited-field.ts';
import { TextAreaField, TextField } from './text-field.tsx';

interface Limit {
  readonly value: string;
  readonly maxLength: number;
  readonly whenFull?: string | undefined;
}

/** Browsers cut a pasted text at `maxLength` without a word. A stored text of that length was not cut. */
function Limited(props: Limit & { readonly children: ReactNode }) {
  const { value, maxLength, whenFull = words.textFull(maxLength), children } = props;
  const [isEdited, setEdited] = useState(false);
  return (
    <div onChange={() => setEdited(true)}>
      {children}
      <div aria-live="polite">
        {isEdited && value.length >= maxLength && (
          <p className="mt-1.5 text-sm font-semibold text-warning">{whenFull}</p>
        )}
      </div>
    </div>
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & Limit;

export function LimitedField({ whenFull, ...props }: LineProps) {
  return (
    <Limited {...props} whenFull={whenFull}>
      <TextField {...(props as ComponentProps<typeof TextField>)} />
    </Limited>
  );
}

export function LimitedAreaField({ whenFull, ...props }: ComponentProps<typeof TextAreaField> & Limit) {
  return (
    <Limited {...props} whenFull={whenFull}>
      <TextAreaField {...props} />
    </Limited>
  );
}
