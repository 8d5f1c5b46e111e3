import { decideAbsence, type ShownEntry } from '@copa/domain/fairness/endpoints';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/record.ts';
import type { Subject } from './entry-dialog.tsx';

interface AbsenceDecisionProps {
  readonly subject: Pick<Subject, 'registrationId' | 'memberId'>;
  readonly entry: Pick<ShownEntry, 'id' | 'decided'>;
}

/**
 * The absence was noted for somebody who registered this player's ID with another mailbox or phone. So an
 * organiser decides whether the absence counts for this player.
 */
export function AbsenceDecision({ subject, entry: { id: entryId, decided } }: AbsenceDecisionProps) {
  const { act, isPending } = useAct(decideAbsence);
  const { registrationId: id, memberId } = subject;
  const choice = (counts: boolean) => (
    <Button
      variant="secondary"
      aria-pressed={decided === counts}
      className="aria-pressed:border-ember"
      busy={isPending}
      onClick={() =>
        act({ params: { id, memberId, entryId }, body: { counts } }, words.absenceDecided(counts))
      }
    >
      {counts ? words.absenceCounts : words.absenceDoesNot}
    </Button>
  );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.absenceQuestion}</legend>
      {choice(true)}
      {choice(false)}
    </fieldset>
  );
}
