import type { Stage } from '@copa/domain/play/stage';
import { namedInSentence } from '@copa/domain/time/hours';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useId } from 'react';
import { TextShare } from '../../../../components/admin/sharing/text-share.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

interface FinalShareProps {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly window: ConfirmationWindow;
  readonly isGold: boolean;
}

export default function FinalShare({ tournament, stage, window, isGold }: FinalShareProps) {
  const heading = useId();
  const { id, name, timeZone } = tournament;
  const units = stage.lobbies.flatMap((lobby) => lobby.units).map(namesOf(stage));
  const text = [
    words.finalGroupTitle(name, stage.name),
    units.join(', '),
    words.confirmBefore(namedInSentence(window.closesAt, timeZone, serverNow())),
    ...(window.onMissing === 'release' ? [words.placePassesOn] : []),
    '',
  ].join('\n');
  return (
    <section aria-labelledby={heading} className="grid gap-2 rounded-md border border-gold/60 p-3">
      <h3 id={heading} className="text-lg uppercase">
        {words.tellGroup}
      </h3>
      <TextShare
        title={name}
        text={text}
        url={new URL(paths.tournament.to(id), location.origin).href}
        isGold={isGold}
      />
    </section>
  );
}
