import { openInvitation, removeTeammate, replaceInvitation } from '@copa/domain/registrations/own-endpoints';
import { invitationEnd } from '@copa/domain/registrations/places/invitation-end';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useSaidBesideDialog } from '../../../../components/dialog/said-beside-dialog.ts';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { callApi } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useSending } from '../../../../lib/network/use-sending.ts';
import * as words from '../../words/own-team.ts';
import { dayOf, type OwnPartProps } from '../own/present-own.ts';
import { leavesGap } from './leaves-gap.ts';
import { MemberList } from './member-list.tsx';
import { TeamLink } from './team-link.tsx';

type Asked = { readonly act: 'close' | 'change' } | { readonly act: 'remove'; readonly memberId: string };

export function OwnTeam({ code, registration, onChange }: OwnPartProps) {
  const { members, slot, role, removable, cancelledAt, invitation, unit } = registration;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [acts, setActs] = useState(0);
  const headers = { privateCode: code };
  const isCaptain = role === 'captain' && cancelledAt === null;
  const open = async (isOpen: boolean) => {
    onChange(await callApi(openInvitation, { headers, body: { open: isOpen } }));
    setActs((count) => count + 1);
  };
  const confirm = async () => {
    if (asked === null) return;
    if (asked.act === 'close') await open(false);
    else if (asked.act === 'remove') {
      onChange(await callApi(removeTeammate, { headers, params: { memberId: asked.memberId } }));
      setActs((count) => count + 1);
    } else if (invitation !== null) {
      const { invitationCode } = invitation;
      onChange(await callApi(replaceInvitation, { headers, body: { invitationCode } }));
      setIsChanged(true);
    }
  };
  const part = useSwappedFocus(asked === null ? acts : null);
  const said = useSaidBesideDialog(isChanged && words.changed);
  const hasOpenSlot = members.some(({ state }) => state === 'invited');
  const mayEnter = invitationEnd(registration, dayOf(registration), serverNow()) === null;
  const change = (
    <Button variant="ghost" onClick={() => setAsked({ act: 'change' })}>
      {words.change}
    </Button>
  );
  return (
    <div ref={part} className="contents">
      {isCaptain && hasOpenSlot && mayEnter && invitation !== null && (
        <>
          {invitation.open ? (
            <TeamLink
              tournamentName={registration.tournamentName}
              timeZone={registration.timeZone}
              unitName={unit.name}
              members={members}
              place={registration.place}
              until={registration.incompleteUntil}
              waitlistMode={null}
              invitationCode={invitation.invitationCode}
              more={
                <>
                  <Button variant="ghost" onClick={() => setAsked({ act: 'close' })}>
                    {words.close}
                  </Button>
                  {change}
                  <TapAnswer tone="success">{said}</TapAnswer>
                </>
              }
            />
          ) : (
            <Closed onOpen={() => open(true)} />
          )}
        </>
      )}
      <MemberList
        members={members}
        own={slot}
        act={(each) => {
          const memberId = removable.find((one) => one.slot === each.slot)?.memberId;
          if (memberId === undefined || !isCaptain) return null;
          return (
            <Button
              variant="ghost"
              aria-label={words.removeNamed(each.name)}
              onClick={() => setAsked({ act: 'remove', memberId })}
            >
              {words.remove}
            </Button>
          );
        }}
      />
      {(['close', 'change', 'remove'] as const).map((act) => (
        <ConfirmDialog
          key={act}
          open={asked?.act === act}
          title={words.questions[act].title}
          confirm={words.questions[act].confirm}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          <p>{words.questions[act].effect}</p>
          {act === 'remove' && leavesGap(registration) && (
            <p className="text-warning">{words.leavesGap(registration.status === 'approved')}</p>
          )}
        </ConfirmDialog>
      ))}
    </div>
  );
}

function Closed({ onOpen }: { onOpen: () => Promise<void> }) {
  const { busy, failure, send } = useSending();
  return (
    <div className="grid gap-3">
      <p className="text-warning">{words.closed}</p>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => send(onOpen)}>
          {words.open}
        </Button>
      </div>
      <output className="text-danger empty:sr-only">{failure !== null && words.failed}</output>
    </div>
  );
}
