import { Icon } from '../../../../components/icon.tsx';
import { fromLocalInput } from '../../../../lib/admin/zoned-time.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/editor.ts';
import { useTournamentForm } from './tournament-form.ts';

/** Visitors will read that registrations are open, and be sent away: said where it can still be put right. */
export function NoRegistrationsNotice({ formIsInactive = false }: { formIsInactive?: boolean }) {
  const { status, linkedFormId: linked, date, timeZone, undated } = useTournamentForm().values;
  const now = useNow();
  const start = undated ? null : fromLocalInput(date, timeZone);
  const isOver = start !== null && start <= now;
  const keepsOut = status !== 'draft' && !isOver && (linked === '' || formIsInactive);
  return (
    <output className="text-warning empty:absolute">
      {keepsOut && (
        <span className="flex items-start gap-2 text-sm font-semibold">
          <Icon name="alert" className="size-5" />
          {linked === '' ? words.noRegistrationsWithoutForm : words.noRegistrationsWhileInactive}
        </span>
      )}
    </output>
  );
}
