import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { isBehind } from '@copa/domain/tournaments/places/waitlist-limit';
import { Card } from '../../../../components/card.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/behind.ts';
import { isQueueOver } from './state/own-state.ts';

interface WhyBehindProps {
  readonly registration: Pick<
    OwnRegistration,
    'place' | 'waitSeq' | 'unit' | 'tournamentDate' | 'waitlistEndsAt' | 'cancelledAt'
  >;
}

export function WhyBehind({ registration }: WhyBehindProps) {
  const { place, waitSeq, unit, cancelledAt } = registration;
  const isOver = isQueueOver(registration, serverNow());
  if (place !== 'waiting' || !isBehind(waitSeq) || isOver || cancelledAt !== null) return null;
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl uppercase">{words.title}</h2>
      <p className="text-mist">{words.why(unit.size > 1)}</p>
      <p className="text-mist">{words.left}</p>
      <p className="text-sm text-dim">{words.mistake}</p>
      <p className="text-sm text-dim">{words.onlyHere}</p>
    </Card>
  );
}
