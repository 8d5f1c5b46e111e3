import { dayPath } from '../../../config/day-path.ts';
import { LinkButton } from '../../button.tsx';
import * as words from '../../words/admin.ts';

export function DayFirst({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <section
      aria-label={words.first}
      className="surface flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-danger p-3"
    >
      <p className="min-w-0 flex-auto basis-48 font-semibold text-danger">{text}</p>
      <LinkButton className="max-sm:w-full" to={dayPath(id)}>
        {words.toDay}
      </LinkButton>
    </section>
  );
}
