import { promoteUnit } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { hourInSentence } from '@copa/domain/time/hours';
import { needsReady } from '@copa/domain/tournaments/places/window-phase';
import { useState } from 'react';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { ReasonDialog } from '../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import * as words from '../words/admin.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { waitingUnits } from './day-units.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

export function WaitlistSection({ day: { tournament, units }, now }: { day: Day; now: Date }) {
  const [giving, setGiving] = useState<Registration | null>(null);
  const waiting = waitingUnits(units);
  const { maxPlayers, currentPlayers, waitlist, timeZone } = tournament;
  if (waiting.length === 0 && waitlist.max === 0) return null;
  const free = Math.max(0, maxPlayers - currentPlayers);
  const asksReady = needsReady(tournament, now);
  const stateOf = ({ members, readyAt }: Registration) => {
    if (!isComplete(members)) return words.teamIncomplete;
    if (readyAt !== null) return words.readySince(hourInSentence(readyAt, timeZone, now));
    return asksReady ? words.notReady : words.waits;
  };
  return (
    <AdminSection
      title={words.waitlist}
      figure={String(waiting.length)}
      urgent={free > 0 && waiting.length > 0}
    >
      <p className="text-mist">
        {words.freePlaces(free)}{' '}
        {waitlist.mode === 'auto' ? (asksReady ? words.autoReady : words.autoNext) : words.byHand}
      </p>
      {waiting.length === 0 ? (
        <p className="text-dim">{words.nobodyWaits}</p>
      ) : (
        <ol aria-label={words.waiting} className="grid gap-2">
          {waiting.map((unit, index) => (
            <UnitLine
              key={unit.id}
              unit={unit}
              detail={`${index + 1}.º · ${stateOf(unit)}`}
              actions={
                free > 0 &&
                isComplete(unit.members) && (
                  <Button
                    variant="secondary"
                    aria-label={words.givePlaceTo(unitTitle(unit))}
                    onClick={() => setGiving(unit)}
                  >
                    {words.givePlace}
                  </Button>
                )
              }
            />
          ))}
        </ol>
      )}
      {giving !== null && (
        <ReasonDialog
          title={words.givePlaceTo(unitTitle(giving))}
          confirm={words.givePlace}
          usual={words.promotionReasons}
          endpoint={promoteUnit}
          call={(reason) => ({ params: { id: giving.id }, body: { reason } })}
          done={words.hasPlace(unitTitle(giving))}
          onClose={() => setGiving(null)}
        >
          <p>{waiting[0]?.id === giving.id ? words.isNext : words.isNotNext}</p>
        </ReasonDialog>
      )}
    </AdminSection>
  );
}
