import { promoteUnit } from '@copa/domain/day/endpoints';
import { waitingUnits } from '@copa/domain/day/units/in-order';
import { servedPhase } from '@copa/domain/registrations/next-in-queue';
import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { hourInSentence, ownAt } from '@copa/domain/time/hours';
import { isBehind, isWaitlistOver } from '@copa/domain/tournaments/places/waitlist-limit';
import { needsReady } from '@copa/domain/tournaments/places/window-phase';
import { registrationRefusal, spotsLeft } from '@copa/domain/tournaments/state';
import { ordinal } from '@copa/domain/words/counted';
import { useEffect, useState } from 'react';
import { useFirstRows } from '../../../components/admin/long-rows.tsx';
import { ReasonDialog } from '../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { Spoken } from '../../../components/page/spoken.tsx';
import { useSuspended } from '../../../lib/admin/use-suspended.ts';
import * as words from '../words/admin.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { DayPart } from './day-part.tsx';
import { JustGiven, type JustGivenProps, toastAbout } from './just-given.tsx';
import { passedOver, promotionReasons } from './readmitting.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

interface WaitlistSectionProps extends Pick<JustGivenProps, 'given' | 'onUndoOver'> {
  readonly day: Day;
  readonly now: Date;
  readonly isPresent: boolean;
}

export function WaitlistSection({ day, given, now, isPresent, onUndoOver }: WaitlistSectionProps) {
  const { tournament, units } = day;
  const [giving, setGiving] = useState<Registration | null>(null);
  const waiting = waitingUnits(units);
  const [seenWaiting] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id } of waiting) seenWaiting.add(id);
  }, [seenWaiting, waiting]);
  if (giving !== null && waiting.every(({ id }) => id !== giving.id)) setGiving(null);
  const { shown, more } = useFirstRows(waiting);
  const suspended = useSuspended(waiting.length === 0 ? [] : [tournament.id]);
  const { waitlist } = tournament;
  const free = spotsLeft(tournament);
  const soon = units.filter(isFreedSoon).length;
  if (waiting.length + given.length === 0 && (waitlist.max === 0 || free + soon === 0)) return null;
  const asksReady = needsReady(tournament, now);
  const isServed = servedPhase(tournament, now) !== null;
  const stateOf = ({ id, members, readyAt, waitSeq }: Registration) => {
    if (suspended.has(id)) return words.isSuspended;
    if (!isComplete(members)) return words.teamIncomplete;
    if (isBehind(waitSeq) && !asksReady) {
      return words.waitsBehind(isServed ? behindHour(tournament, now) : null);
    }
    if (readyAt !== null) return words.readySince(hourInSentence(readyAt, now));
    return asksReady && !isWaitlistOver(tournament, now) ? words.notReady : words.waits;
  };
  return (
    <DayPart
      title={words.waitlist}
      figure={<Spoken shown={String(waiting.length)} said={words.inQueue(waiting.length)} />}
      told={words.freePlaces(free, soon)}
      isPresent={isPresent}
      staysOpen={given.length > 0}
    >
      <p className="text-mist">
        {waiting.length > 0 && free + soon === 0 ? words.noneToGive : words.freePlaces(free, soon)}{' '}
        {howPlacesPass(tournament, free + soon > 0, now)}
      </p>
      <JustGiven {...{ given, seenWaiting, onUndoOver }} />
      {waiting.length === 0 ? (
        <p className="text-dim">{words.nobodyWaits}</p>
      ) : (
        <ol aria-label={words.waiting} className="grid gap-2">
          {shown.map((unit, index) => (
            <UnitLine
              key={unit.id}
              unit={unit}
              detail={`${ordinal(index + 1)} · ${stateOf(unit)}`}
              actions={
                free > 0 &&
                !suspended.has(unit.id) &&
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
      {more}
      {giving !== null && (
        <ReasonDialog
          title={words.givePlaceTo(unitTitle(giving))}
          confirm={words.givePlace}
          draft={`give_${giving.id}`}
          usual={promotionReasons(day, giving, now)}
          likely={passedOver(day, giving, now).length === 0 ? words.nextInList : ''}
          endpoint={promoteUnit}
          call={(reason) => ({ params: { id: giving.id }, body: { reason } })}
          done={words.hasPlace(unitTitle(giving), passedOver(day, giving, now))}
          about={toastAbout(giving)}
          onClose={() => setGiving(null)}
        >
          <p>{promotionText(unitTitle(giving), passedOver(day, giving, now))}</p>
        </ReasonDialog>
      )}
    </DayPart>
  );
}

/** A rejected unit keeps its place while the rejection can be undone. */
const isFreedSoon = ({ givenOnAt, place }: Registration) => givenOnAt !== null && place === 'held';

function howPlacesPass(tournament: Day['tournament'], hasFree: boolean, now: Date): string {
  const isByHand = tournament.waitlist.mode === 'manual';
  const phase = isByHand ? null : servedPhase(tournament, now);
  if (phase !== null) {
    const isTeam = tournament.modality !== 'solo';
    const given = phase === 'match' ? words.givenToReady : words.givenToNext(isTeam);
    return takesNewcomers(tournament, now) ? `${given} ${words.elseNewcomer}` : given;
  }
  const isHidden = tournament.hiddenAt !== null && !isWaitlistOver(tournament, now);
  if (!isByHand && isHidden) return words.notGivenWhileHidden(hasFree);
  if (!hasFree) return words.byHandOnceFree;
  return isByHand ? words.byHand : words.notGivenAnyMore;
}

function takesNewcomers(tournament: Day['tournament'], now: Date): boolean {
  const refusal = registrationRefusal(tournament, now);
  return refusal === null || refusal === 'tournament-full';
}

/**
 * The hour from which units that wait last get free places; null if the hour is past or unknown. Units wait
 * last because they missed tournaments.
 */
function behindHour(tournament: Day['tournament'], now: Date): string | null {
  const from = behindServedFrom(tournament);
  return from === null || from <= now ? null : ownAt(from, now);
}

function promotionText(unit: string, others: readonly string[]): string {
  return others.length === 0 ? words.isNext : words.takesPlaceBefore(unit, others);
}
