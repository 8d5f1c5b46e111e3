import { CHANGE_TOLD_AFTER_MS, SHORT_TEXT_MAX } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import { setTournamentCancellation } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import type { TournamentRowData } from './tournament-row.tsx';

interface CancelTournamentDialogProps {
  readonly tournament: TournamentRowData;
  readonly onClose: () => void;
}

/** Cancels, or takes the cancellation back; says who will be told before anybody is. */
export function CancelTournamentDialog({ tournament, onClose }: CancelTournamentDialogProps) {
  const { user } = useAdmin();
  const [reason, setReason] = useState('');
  const { id, name, cancelledAt, registrations } = tournament;
  const cancelled = cancelledAt === null;
  const players = registrations.pending + registrations.approved;

  const call = () => {
    requireTournamentPermission(user, 'update');
    return { params: { id }, body: { cancelled, reason } };
  };

  return (
    <ActDialog
      danger={cancelled}
      title={cancelled ? words.cancelTitle(name) : words.resumeTitle(name)}
      confirm={cancelled ? words.cancelTournament : words.resumeTournament}
      cancel={words.goBack}
      endpoint={setTournamentCancellation}
      call={call}
      done={cancelled ? words.cancelled : words.resumed}
      onClose={onClose}
    >
      <p>{cancelled ? words.cancelEffect : words.resumeEffect}</p>
      {players > 0 && <p>{words.playersTold(players, spanText(CHANGE_TOLD_AFTER_MS))}</p>}
      {cancelled && (
        <TextAreaField
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={SHORT_TEXT_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActDialog>
  );
}
