import { revokeRecordEntry, type ShownEntry } from '@copa/domain/fairness/endpoints';
import { RECORD_REASON_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useKeptText } from '../../../lib/storage/use-kept.ts';
import * as words from '../words/record.ts';

interface RevokeButtonProps {
  readonly recordKey: string;
  readonly entry: ShownEntry;
}

export function RevokeButton({ recordKey, entry }: RevokeButtonProps) {
  const [asking, setAsking] = useState(false);
  const label = words.revoke[entry.kind];
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <RevokeDialog recordKey={recordKey} entry={entry} onClose={() => setAsking(false)} />}
    </>
  );
}

function RevokeDialog({ recordKey, entry, onClose }: RevokeButtonProps & { readonly onClose: () => void }) {
  const { id: entryId, kind } = entry;
  const [reason, setReason] = useKeptText(`revoke_${entryId}`);
  return (
    <ActDialog
      title={words.revoke[kind]}
      confirm={words.revoke[kind]}
      endpoint={revokeRecordEntry}
      call={() => ({ params: { id: recordKey }, body: { entryId, reason } })}
      done={words.revokeDone}
      onDone={() => setReason('')}
      onClose={onClose}
    >
      <p>{kind === 'ban' ? words.banRevokeText : words.revokeText}</p>
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={RECORD_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}
