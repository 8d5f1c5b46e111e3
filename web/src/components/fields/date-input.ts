import type { SyntheticEvent } from 'react';

/** The text of a date or time that is not completely typed. The schemas refuse it. */
const INCOMPLETE = '?';

/** The browser gives a date or time the value '' until all its parts are typed, and reports no input. */
export function wholeOrIncomplete(value: string, onChange: (value: string) => void) {
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? INCOMPLETE : currentTarget.value;
    if (typed !== value) onChange(typed);
  };
  return { value: value === INCOMPLETE ? '' : value, onChange: read, onKeyUp: read, onBlur: read };
}
