import { endReview } from '@copa/domain/day/endpoints';
import { type Confirming, confirmingOf, effectivePhase } from '@copa/domain/day/units/confirming';
import { waitingUnits } from '@copa/domain/day/units/in-order';
import { CONFIRMATION_NAMES, MISSING_WORDS, WINDOW_MEANINGS } from '@copa/domain/day/words/window-meanings';
import { takenByQueue } from '@copa/domain/registrations/next-in-queue';
import { ownAt } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { isUntold } from '@copa/domain/tournaments/places/untold';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import { hasStarted, isEnded } from '@copa/domain/tournaments/state';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { useFirstRows } from '../../../../components/admin/long-rows.tsx';
import { useRegistrationSearch } from '../../../../components/admin/search/registration-search.tsx';
import { Button } from '../../../../components/button.tsx';
import { OutOf } from '../../../../components/page/spoken.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { useSuspended } from '../../../../lib/admin/use-suspended.ts';
import * as words from '../../words/admin.ts';
import { DayPart } from '../day-part.tsx';
import { cannotReadmit } from '../readmitting.ts';
import { groupMessage } from '../reminders/reminder-message.ts';
import type { Day } from '../use-day.ts';
import { ConfirmMany } from './confirm-many.tsx';
import { ExtendButton } from './extend-button.tsx';
import { MissingList, needsOf } from './missing-list.tsx';
import { ReadmitButton } from './readmit-button.tsx';
import { UnitLine } from './unit-line.tsx';

interface WindowProps {
  readonly day: Day;
  readonly window: ConfirmationWindow;
  readonly now: Date;
  readonly isPresent: boolean;
}

export function ConfirmationSection(props: WindowProps) {
  const { day, window, now, isPresent } = props;
  const { tournament, units } = day;
  const { kind, opensAt, closesAt } = window;
  const phase = effectivePhase(tournament, window, now);
  const name = CONFIRMATION_NAMES[kind];
  const clock = (at: Date) => `${ownAt(at, now)}, ${relativeTime(at, now)}`;
  if (phase === 'coming') {
    const told = words.opensAndCloses(clock(opensAt), ownAt(closesAt, now));
    return (
      <DayPart title={name} told={words.opens(ownAt(opensAt, now))} isPresent={false}>
        <Meaning window={window} hours={told} />
      </DayPart>
    );
  }
  const confirming = confirmingOf(units, tournament, kind);
  const { confirmed, asked, missing, late } = confirming;
  if (phase === 'closed') return <ClosedWindow {...props} confirming={confirming} />;
  const needy = needsOf(missing, window, phase === 'open');
  const isUnheard = isUntold(tournament, window, now);
  return (
    <DayPart
      title={name}
      figure={<OutOf count={confirmed} all={asked} />}
      told={words.closes(clock(closesAt))}
      isPresent={isPresent}
    >
      <ProgressBar label={words.confirmedOf(name, confirmed, asked)} value={confirmed} max={asked} />
      {isUnheard && <UntoldNotice {...props} />}
      {isUnheard ? null : phase === 'open' ? (
        <Meaning window={window} hours={words.closes(clock(closesAt))} />
      ) : (
        <ReviewNotice {...props} confirming={confirming} />
      )}
      <Late {...props} confirming={confirming} />
      {confirmed === asked && (
        <p className="font-semibold text-success">
          {asked === 0 ? words.nobodyHasPlace : words.allConfirmed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-1 *:px-2.5! empty:hidden">
        <ConfirmMany
          day={day}
          units={[...late, ...missing]}
          window={kind}
          label={phase === 'open' || isUnheard ? words.confirm : words.readmit}
        />
        {phase === 'open' && !isUnheard && <ExtendButton {...props} tournament={tournament} />}
        {phase === 'open' && missing.length > 0 && tournament.status === 'published' && (
          <CopyButton
            variant="ghost"
            label={words.copyForGroup}
            value={groupMessage(needy, tournament, globalThis.location.origin)}
          />
        )}
      </div>
      {missing.length > 0 && (
        <MissingList
          day={day}
          needy={needy}
          window={kind}
          now={now}
          label={phase === 'open' || isUnheard ? words.confirm : words.readmit}
        />
      )}
    </DayPart>
  );
}

function Meaning({ window: { kind, onMissing }, hours }: Pick<WindowProps, 'window'> & { hours: string }) {
  return (
    <p className="text-sm leading-tight text-dim">
      <span className="text-mist">{hours}</span> {WINDOW_MEANINGS[kind]} {MISSING_WORDS[kind][onMissing]}
    </p>
  );
}

function UntoldNotice({ day: { tournament }, window, now }: WindowProps) {
  return (
    <div className="grid gap-2 rounded-md border border-warning/50 bg-warning/12 p-2.5">
      <p className="font-semibold text-warning">{words.untold}</p>
      <p className="text-sm text-mist">{words.untoldMeans(window.kind === 'final')}</p>
      <div className="flex flex-wrap gap-2 *:flex-auto empty:hidden">
        <ExtendButton {...{ tournament, window, now }} isAskedAgain />
      </div>
    </div>
  );
}

type PartProps = WindowProps & { readonly confirming: Confirming };

function Late({ day, window: { kind }, now, confirming: { late } }: PartProps) {
  if (late.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-warning not-italic">{words.late}</h3>
      <ul aria-label={words.late} className="grid gap-2">
        {late.map((unit) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            detail={words.tappedAt(ownAt(unit.late[kind] ?? unit.createdAt, now), unit.place === 'released')}
            actions={<ReadmitButton {...{ day, unit, now }} window={kind} label={words.readmit} />}
          />
        ))}
      </ul>
    </div>
  );
}

function ReviewNotice({ day, window, now, confirming }: PartProps) {
  const { tournament } = day;
  const waiting = waitingUnits(day.units);
  const suspended = useSuspended(waiting.length === 0 ? [] : [tournament.id]);
  const [asking, setAsking] = useState(false);
  const count = confirming.asked - confirming.confirmed;
  const isFinal = window.kind === 'final';
  if (count === 0 || window.onMissing === 'mark') {
    return <p className="text-mist">{words.closedForNobody(ownAt(window.closesAt, now), isFinal)}</p>;
  }
  const ends = reviewEnd(tournament, window);
  const served = waiting.filter(({ id }) => !suspended.has(id));
  const release = isFinal ? words.giveFinalPlacesNow : words.releaseNow;
  const places = isFinal ? words.finalPlaces(count) : words.places(count);
  return (
    <div className="grid gap-2 rounded-md border border-warning/50 bg-warning/12 p-2.5">
      <p className="font-semibold text-warning">
        {words.placesGoAt(places, ownAt(ends, now), relativeTime(ends, now))}
      </p>
      <p className="text-sm text-mist">
        {isFinal
          ? words.finalPlacesFollow(count)
          : words.placesFollow(count, takenByQueue(served, tournament, count, ends))}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ExtendButton tournament={tournament} window={window} now={now} />
        <Button variant="danger" onClick={() => setAsking(true)}>
          {release}
        </Button>
      </div>
      {asking && (
        <ActDialog
          title={words.actTitle(release, CONFIRMATION_NAMES[window.kind].toLowerCase())}
          confirm={isFinal ? words.give : words.release}
          danger
          endpoint={endReview}
          call={() => ({ params: { id: tournament.id, window: window.kind } })}
          onClose={() => setAsking(false)}
        >
          <p>{words.placesGoNow(places)}</p>
        </ActDialog>
      )}
    </div>
  );
}

function ClosedWindow(props: PartProps) {
  const { day, window, now, confirming, isPresent } = props;
  const { confirmed, missing, released, late } = confirming;
  const { kind } = window;
  const outcome = [
    words.confirmedCount(confirmed),
    ...(missing.length > 0 ? [words.unconfirmedCount(missing.length)] : []),
    ...(released.length > 0 ? [words.releasedCount(released.length)] : []),
  ];
  const others = [...missing, ...released];
  const { found, search } = useRegistrationSearch(others);
  const { shown, more } = useFirstRows(found);
  const hasEnded = isEnded(day.tournament);
  const isUnheard = !hasEnded && isUntold(day.tournament, window, now);
  const summary = [...outcome, ...(late.length > 0 ? [words.lateCount(late.length)] : [])].join(' · ');
  return (
    <DayPart
      title={words.closedTitle(CONFIRMATION_NAMES[kind])}
      told={isUnheard ? words.untoldClosed(ownAt(window.closesAt, now)) : summary}
      isPresent={isPresent}
      isUrgent={isUnheard && (kind === 'final' || !hasStarted(day.tournament, now))}
    >
      {isUnheard && <UntoldNotice {...props} />}
      <p className="text-mist">{outcome.join(' · ')}</p>
      {!hasEnded && <Late {...props} />}
      {!hasEnded && others.length > 0 && (
        <Fold summary={words.readmitMissing(others.length)}>
          <ConfirmMany day={day} units={[...late, ...others]} window={kind} label={words.readmit} />
          {search}
          <ul aria-label={words.missed} className="grid gap-2">
            {shown.map((unit) => (
              <UnitLine
                key={unit.id}
                unit={unit}
                detail={[
                  unit.place === 'released' ? words.placeReleased : words.unconfirmed,
                  ...[cannotReadmit(unit, day.tournament, kind) ?? []].flat(),
                ].join(' · ')}
                actions={<ReadmitButton {...{ day, unit, now }} window={kind} label={words.readmit} />}
              />
            ))}
          </ul>
          {more}
        </Fold>
      )}
    </DayPart>
  );
}
