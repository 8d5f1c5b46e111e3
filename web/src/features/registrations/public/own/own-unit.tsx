import { replaceInvitation } from '@copa/domain/registrations/own-endpoints';
import type { InvitationLink, OwnRegistration } from '@copa/domain/registrations/registration';
import { missingPlayers } from '@copa/domain/registrations/unit';
import { INCOMPLETE_NEXT } from '@copa/domain/registrations/words/unit';
import { hourInSentence } from '@copa/domain/time/hours';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { callApi } from '../../../../lib/network/api-client.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/own.tsx';
import { InvitationLinks } from '../invitation-links.tsx';
import { MemberList } from '../member-list.tsx';
import { NamesForm } from './names-form.tsx';

interface OwnUnitProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (registration: OwnRegistration) => void;
}

/** The public names of player and team, and the invitations that a captain can still send. */
export function OwnUnit({ code, registration, onChange }: OwnUnitProps) {
  const { members, slot, role, unit } = registration;
  const [editing, setEditing] = useState(false);
  const isTeam = members.length > 1;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl wrap-anywhere uppercase">
        {isTeam && unit.tag !== '' && `${unit.tag} `}
        {publicName(registration)}
      </h2>
      {isTeam ? <MemberList members={members} own={slot} /> : <p className="text-mist">{words.howSeen}</p>}
      <Wished registration={registration} />
      <Missing registration={registration} />
      {isTeam && role === 'captain' && (
        <Invitations code={code} registration={registration} onChange={onChange} />
      )}
      {editing ? (
        <NamesForm
          code={code}
          registration={registration}
          onSaved={(changed) => {
            onChange(changed);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div>
          <Button variant="ghost" className="-ml-4" onClick={() => setEditing(true)}>
            {isTeam && role === 'captain' ? words.changeNames : words.changeNick}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The public name of a single player is the unit's name. */
function publicName({ unit, members }: OwnRegistration): string {
  return unit.name === '' ? (members[0]?.name ?? '') : unit.name;
}

/** The name that the member asked for, and what became of it. */
function Wished({ registration: { wish } }: Pick<OwnUnitProps, 'registration'>) {
  if (wish === null) return null;
  const { nick, unit, state } = wish;
  const names = words.askedNames(nick, unit && [unit.tag, unit.name].filter(Boolean).join(' '));
  if (state === 'asked') {
    return <output className="block text-info wrap-anywhere">{words.askedFor(names)}</output>;
  }
  if (state !== 'refused') return null;
  return <output className="block wrap-anywhere text-warning">{words.askedInVain(names)}</output>;
}

function Missing({ registration }: Pick<OwnUnitProps, 'registration'>) {
  const { members, place, incompleteUntil, timeZone, role, cancelledAt } = registration;
  const missing = missingPlayers(members);
  if (missing === 0 || place === 'released' || cancelledAt !== null) return null;
  return (
    <p className="text-warning">
      {words.missingPlayers(missing)}
      {incompleteUntil !== null &&
        ` ${words.placeHeld(hourInSentence(incompleteUntil, timeZone, serverNow()))}`}
      {` ${INCOMPLETE_NEXT[role === 'captain' ? 'captain' : 'player']}`}
    </p>
  );
}

function Invitations({ code, registration, onChange }: OwnUnitProps) {
  const { invitations, tournamentName, cancelledAt } = registration;
  const [asked, setAsked] = useState<InvitationLink | null>(null);
  if (invitations.length === 0 || cancelledAt !== null) return null;
  const replace = async () => {
    if (asked === null) return;
    const body = { slot: asked.slot };
    onChange(await callApi(replaceInvitation, { headers: { privateCode: code }, body }));
  };
  return (
    <>
      <p className="font-semibold">{words.invitationsTitle}</p>
      <InvitationLinks
        tournamentName={tournamentName}
        unitName={publicName(registration)}
        invitations={invitations}
        more={(invitation) => (
          <Button variant="ghost" onClick={() => setAsked(invitation)}>
            {words.replaceInvitation}
          </Button>
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        title={words.replaceInvitationTitle}
        confirm={words.replaceInvitationConfirm}
        onConfirm={replace}
        onClose={() => setAsked(null)}
      >
        <p>{words.replaceInvitationEffect}</p>
      </ConfirmDialog>
    </>
  );
}
