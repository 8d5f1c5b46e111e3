import { addRecordEntry } from '@copa/domain/fairness/endpoints';
import { GivenKindSchema } from '@copa/domain/fairness/record';
import { RECORD_REASON_MAX, SHORT_TEXT_MAX, SUSPENSION_DAYS } from '@copa/domain/limits';
import { setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import { cutText } from '@copa/domain/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Checkbox, RadioGroup } from '../../../components/fields/choice-fields.tsx';
import { LimitedAreaField } from '../../../components/fields/limited-field.tsx';
import { SelectField } from '../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useKept } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/record.ts';

export interface Subject {
  readonly registrationId: string;
  readonly memberId: string;
  readonly name: string;
  readonly isInTeam: boolean;
  /** True if the registration is rejected. */
  readonly isOut: boolean;
}

const LENGTHS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: words.days(days) }));
const OPEN = 'open';

const TypedSchema = z.object({
  kind: GivenKindSchema,
  days: z.string(),
  reason: z.string(),
  alsoOut: z.boolean(),
  /** The same id is sent again after a lost answer, so that the entry is stored only once. */
  requestId: z.string(),
});
type Typed = z.output<typeof TypedSchema>;

export function EntryDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { registrationId, memberId, name, isInTeam, isOut } = subject;
  const [nothing] = useState<Typed>(() => ({
    kind: 'warning',
    days: '30',
    reason: '',
    alsoOut: false,
    requestId: crypto.randomUUID(),
  }));
  const [typed, setTyped] = useKept(`record_${registrationId}_${memberId}`, TypedSchema, nothing);
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const { kind, days, reason, alsoOut, requestId } = typed;
  const reject = useApiMutation(setRegistrationStatus);
  const remove = useApiMutation(removeMember);
  const isBan = kind === 'ban';

  const takeOut = async () => {
    const why = cutText(reason, SHORT_TEXT_MAX);
    if (isInTeam) {
      await remove.mutateAsync({ params: { id: registrationId, memberId }, body: { reason: why } });
    } else {
      await reject.mutateAsync({ params: { id: registrationId }, body: { status: 'rejected', reason: why } });
    }
  };
  return (
    <ActDialog
      danger={isBan}
      title={words.addTitle(name)}
      confirm={words.apply[kind]}
      endpoint={addRecordEntry}
      call={() => ({
        params: { id: registrationId, memberId },
        body: { requestId, kind, days: isBan ? daysOf(days) : null, reason },
      })}
      done={words.added[kind]}
      onRefused={({ code }) => {
        if (code === 'request-reused') change({ requestId: crypto.randomUUID() });
      }}
      onDone={async () => {
        if (isBan && alsoOut && !isOut) await takeOut();
        setTyped(nothing);
      }}
      onClose={onClose}
    >
      <RadioGroup
        required
        label={words.kind}
        options={[...words.kindOptions]}
        value={kind}
        onChange={(value) => change({ kind: z.parse(GivenKindSchema, value) })}
      />
      {isBan && (
        <SelectField
          label={words.length}
          required
          options={[...LENGTHS, { value: OPEN, label: words.untilLifted }]}
          value={days}
          onChange={(event) => change({ days: event.target.value })}
        />
      )}
      {isBan && <p>{words.banEffect}</p>}
      <LimitedAreaField
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={RECORD_REASON_MAX}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {isBan && !isOut && (
        <>
          <p>{words.staysIn}</p>
          <Checkbox checked={alsoOut} onChange={(event) => change({ alsoOut: event.target.checked })}>
            {isInTeam ? words.alsoRemove : words.alsoReject}
          </Checkbox>
        </>
      )}
    </ActDialog>
  );
}

const daysOf = (value: string) => SUSPENSION_DAYS.find((days) => String(days) === value) ?? null;
