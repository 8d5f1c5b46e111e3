import { outOf } from '../words/out-of.ts';

/** Shows one text, and has a screen reader read another. */
export function Spoken({ shown, said }: { shown: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{said}</span>
    </>
  );
}

/** Voices read `9/12` as a date or as a fraction. */
export function OutOf({ count, all }: { count: number; all: number }) {
  return <Spoken shown={`${count}/${all}`} said={outOf(count, all)} />;
}
