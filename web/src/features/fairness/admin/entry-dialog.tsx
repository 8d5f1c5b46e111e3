import { addRecordEntry } from '@copa/domain/fairness/endpoints';
import { type GivenKind, GivenKindSchema } from '@copa/domain/fairness/record';
import { RECORD_REASON_MAX, SHORT_TEXT_MAX, SUSPENSION_DAYS } from '@copa/domain/limits';
import { setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Checkbox, RadioGroup } from '../../../components/fields/choice-fields.tsx';
import { SelectField, TextAreaField } from '../../../components/fields/text-field.tsx';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/record.ts';

/** The member that an entry is about, in the registration through which it is written. */
export interface Subject {
  readonly registrationId: string;
  readonly memberId: string;
  readonly name: string;
  readonly isInTeam: boolean;
  /** Null where nobody has to decide whether the registration stays: it is rejected. */
  readonly isOut: boolean;
}

const LENGTHS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: words.days(days) }));
const OPEN = 'open';

interface EntryDialogProps {
  readonly subject: Subject;
  readonly onClose: () => void;
}

export function EntryDialog({ subject, onClose }: EntryDialogProps) {
  const { registrationId, memberId, name, isInTeam, isOut } = subject;
  const [kind, setKind] = useState<GivenKind>('warning');
  const [days, setDays] = useState<string>('30');
  const [reason, setReason] = useKeptText(`record_${registrationId}_${memberId}`);
  const [alsoOut, setAlsoOut] = useState(false);
  // One entry, however often the answer is lost.
  const [requestId] = useState(() => crypto.randomUUID());
  const reject = useApiMutation(setRegistrationStatus);
  const remove = useApiMutation(removeMember);
  const isBan = kind === 'ban';

  const takeOut = async () => {
    const why = reason.slice(0, SHORT_TEXT_MAX);
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
      confirm={words.add}
      endpoint={addRecordEntry}
      call={() => ({
        params: { id: registrationId, memberId },
        body: { requestId, kind, days: isBan ? daysOf(days) : null, reason },
      })}
      done={words.added[kind]}
      onDone={async () => {
        if (isBan && alsoOut) await takeOut();
        setReason('');
      }}
      onClose={onClose}
    >
      <RadioGroup
        required
        label={words.kind}
        options={[...words.kindOptions]}
        value={kind}
        onChange={(value) => setKind(z.parse(GivenKindSchema, value))}
      />
      {isBan && (
        <SelectField
          label={words.length}
          required
          options={[...LENGTHS, { value: OPEN, label: words.untilLifted }]}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      )}
      {isBan && <p>{words.banEffect}</p>}
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={RECORD_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {isBan && !isOut && (
        <>
          <p>{words.staysIn}</p>
          <Checkbox checked={alsoOut} onChange={(event) => setAlsoOut(event.target.checked)}>
            {isInTeam ? words.alsoRemove : words.alsoReject}
          </Checkbox>
        </>
      )}
    </ActDialog>
  );
}

const daysOf = (value: string) => SUSPENSION_DAYS.find((days) => String(days) === value) ?? null;
