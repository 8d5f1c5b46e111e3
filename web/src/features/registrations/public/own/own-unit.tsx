import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { missingPlayers } from '@copa/domain/registrations/unit';
import { INCOMPLETE_NEXT } from '@copa/domain/registrations/words/unit';
import { hourInSentence } from '@copa/domain/time/hours';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/own.tsx';
import { OwnTeam } from '../team/own-team.tsx';
import { NamesForm } from './names-form.tsx';
import { goesOn, type OwnPartProps } from './present-own.ts';

export function OwnUnit({ code, registration, onChange }: OwnPartProps) {
  const { members, role, unit } = registration;
  const [editing, setEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const part = useSwappedFocus(editing);
  const isTeam = members.length > 1;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl wrap-anywhere uppercase">
        {isTeam && unit.tag !== '' && `${unit.tag} · `}
        {publicName(registration)}
      </h2>
      {isTeam ? (
        <OwnTeam code={code} registration={registration} onChange={onChange} />
      ) : (
        <p className="text-mist wrap-anywhere">{seenAs(registration)}</p>
      )}
      <Wished registration={registration} />
      <Missing registration={registration} />
      <TapAnswer tone="success">{isSaved && !editing && words.saved}</TapAnswer>
      <div ref={part}>
        {editing ? (
          <NamesForm
            code={code}
            registration={registration}
            onSaved={(changed) => {
              onChange(changed);
              setEditing(false);
              setIsSaved(true);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <Button variant="ghost" className="-ml-[min(1rem,5vw)]" onClick={() => setEditing(true)}>
            {isTeam && role === 'captain' ? words.changeNames : words.changeNick}
          </Button>
        )}
      </div>
    </Card>
  );
}

function seenAs(registration: OwnRegistration): string {
  const { status, nick, ageBand } = registration;
  const isNumber = status === 'pending' && nick !== '' && publicName(registration) !== nick;
  return isNumber ? words.nickToCome(nick, ageBand === 'minor') : words.howSeen;
}

function publicName({ unit, members }: OwnRegistration): string {
  return unit.name === '' ? (members[0]?.name ?? '') : unit.name;
}

function Wished({ registration: { wish } }: Pick<OwnPartProps, 'registration'>) {
  if (wish === null) return null;
  const { nick, unit, state } = wish;
  const names = words.askedNames(nick, unit && [unit.tag, unit.name].filter(Boolean).join(' · '));
  if (state === 'asked') {
    return <output className="block text-info wrap-anywhere">{words.askedFor(names)}</output>;
  }
  if (state !== 'refused') return null;
  return <output className="block wrap-anywhere text-warning">{words.askedInVain(names)}</output>;
}

function Missing({ registration }: Pick<OwnPartProps, 'registration'>) {
  const { members, incompleteUntil, role } = registration;
  const now = useNow();
  const missing = missingPlayers(members);
  if (missing === 0 || role === 'captain' || !goesOn(registration, now)) return null;
  return (
    <p className="text-warning">
      {words.missingPlayers(missing)}
      {incompleteUntil !== null && ` ${words.placeHeld(hourInSentence(incompleteUntil, now))}`}
      {` ${INCOMPLETE_NEXT.player}`}
    </p>
  );
}
