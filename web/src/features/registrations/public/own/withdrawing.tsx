import { withdrawRegistration, withdrawUnit } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { callApi, isGone } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useShownFromTop } from '../../../../lib/use-shown-from-top.ts';
import * as words from '../../words/own.tsx';
import { leavesGap } from '../team/leaves-gap.ts';
import { goesOn } from './present-own.ts';
import { isQueueOver } from './state/own-state.ts';

export type Withdrawal = keyof typeof words.withdrawal;

interface WithdrawingProps {
  readonly registration: OwnRegistration;
  readonly onErase: (what: Withdrawal, stake: words.Stake) => Promise<void>;
}

export function Withdrawing({ registration, onErase }: WithdrawingProps) {
  const { members, role } = registration;
  const stake = stakeOf(registration, serverNow());
  const [asking, setAsking] = useState<Withdrawal | null>(null);
  const others = members.filter(({ state }) => state === 'accepted').length > 1;
  const own: Withdrawal = others ? 'member' : 'own';
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger" onClick={() => setAsking(own)}>
        {others ? words.leaveTeam : words.withdraw}
      </Button>
      {others && role === 'captain' && (
        <Button variant="danger" onClick={() => setAsking('unit')}>
          {words.withdrawUnit}
        </Button>
      )}
      {([own, 'unit'] as const).map((what) => {
        const { text, ...question } = words.withdrawal[what];
        return (
          <ConfirmDialog
            key={what}
            {...question}
            danger
            open={asking === what}
            onConfirm={() => onErase(what, stake)}
            onClose={() => setAsking(null)}
          >
            <p>{text[stake]}</p>
            {what === 'member' && role === 'captain' && <p>{words.otherLeads}</p>}
            {what === 'member' && stake === 'place' && leavesGap(registration) && (
              <p className="text-warning">{words.leavesGap}</p>
            )}
          </ConfirmDialog>
        );
      })}
    </div>
  );
}

function stakeOf(registration: OwnRegistration, now: Date): words.Stake {
  const { place, tournamentDate: date } = registration;
  if (!goesOn(registration, now)) return 'none';
  if (place === 'waiting') return isQueueOver(registration, now) ? 'none' : 'queue';
  return date !== null && now >= date ? 'none' : 'place';
}

export function Withdrawn({ what, stake }: { what: Withdrawal; stake: words.Stake }) {
  const { title, text } = words.withdrawn[what];
  const beginning = useShownFromTop<HTMLDivElement>();
  return (
    <div ref={beginning} tabIndex={-1} className="outline-none">
      <DeadEnd illustration="ashes" title={title}>
        {text[stake]}
      </DeadEnd>
    </div>
  );
}

export async function withdraw(code: string, what: Withdrawal): Promise<void> {
  try {
    await callApi(what === 'unit' ? withdrawUnit : withdrawRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
