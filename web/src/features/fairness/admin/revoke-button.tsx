import { revokeRecordEntry, type ShownEntry } from '@copa/domain/fairness/endpoints';
import { RECORD_REASON_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { LimitedAreaField } from '../../../components/fields/limited-field.tsx';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/record.ts';

interface RevokeButtonProps {
  readonly recordKey: string;
  readonly entry: ShownEntry;
}

export function RevokeButton({ recordKey, entry: { id: entryId, kind } }: RevokeButtonProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useKeptText(`revoke_${entryId}`);
  const label = words.revoke[kind];
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ActDialog
          title={label}
          confirm={label}
          endpoint={revokeRecordEntry}
          call={() => ({ params: { id: recordKey }, body: { entryId, reason } })}
          done={words.revokeDone}
          onDone={() => setReason('')}
          onClose={() => setAsking(false)}
        >
          <p>{kind === 'ban' ? words.banRevokeText : words.revokeText}</p>
          <LimitedAreaField
            label={words.reason}
            hint={words.reasonHint}
            required
            rows={3}
            maxLength={RECORD_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </ActDialog>
      )}
    </>
  );
}
