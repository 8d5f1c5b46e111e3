import type { SyntheticEvent } from 'react';

/** The text of a date or time that is not completely typed. The schemas refuse it. */
const INCOMPLETE = '?';

/** The browser gives a date or time the value '' until all its parts are typed, and fires no `input` event. */
export function wholeOrIncomplete(value: string, onChange: (value: string) => void) {
  const typedIn = (input: HTMLInputElement) => (input.validity.badInput ? INCOMPLETE : input.value);
  const change = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onChange(typedIn(currentTarget));
  // A stored text that is no date shows as '', and must not be lost when the field is left.
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = typedIn(currentTarget);
    if (typed !== value && [typed, value].includes(INCOMPLETE)) onChange(typed);
  };
  return { value: value === INCOMPLETE ? '' : value, onChange: change, onKeyUp: read, onBlur: read };
}
