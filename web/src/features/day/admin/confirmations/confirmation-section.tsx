import { endReview, readmitUnit } from '@copa/domain/day/endpoints';
import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import type { Registration } from '@copa/domain/registrations/registration';
import { atHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import { reviewEnd, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { AdminSection, Fold } from '../../../../components/admin/admin-section.tsx';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import * as words from '../../words/admin.ts';
import { type Confirming, confirmingOf } from '../day-units.ts';
import { NoticeList } from '../notices/notice-list.tsx';
import { groupMessage } from '../notices/notice-message.ts';
import { unitTitle } from '../unit-words.ts';
import type { Day } from '../use-day.ts';
import { ExtendButton } from './extend-button.tsx';
import { UnitLine } from './unit-line.tsx';

interface WindowProps {
  readonly day: Day;
  readonly window: ConfirmationWindow;
  readonly now: Date;
}

export function ConfirmationSection(props: WindowProps) {
  const { day, window, now } = props;
  const { tournament, units } = day;
  const { kind, opensAt, closesAt } = window;
  const phase = windowPhase(tournament, window, now);
  const name = CONFIRMATION_NAMES[kind];
  const clock = (at: Date) => `${atHour(at, tournament.timeZone, now)}, ${relativeTime(at, now)}`;
  if (phase === 'coming') {
    return (
      <AdminSection title={name}>
        <p className="text-mist">
          {words.opensAndCloses(clock(opensAt), atHour(closesAt, tournament.timeZone, now))}
        </p>
      </AdminSection>
    );
  }
  const confirming = confirmingOf(units, tournament, kind);
  const { confirmed, asked } = confirming;
  if (phase === 'closed') return <ClosedWindow {...props} confirming={confirming} />;
  return (
    <AdminSection title={name} figure={`${confirmed}/${asked}`} urgent>
      <ProgressBar label={words.confirmedOf(name, confirmed, asked)} value={confirmed} max={asked} />
      {phase === 'open' ? (
        <p className="text-mist">{words.closes(clock(closesAt))}</p>
      ) : (
        <ReviewNotice {...props} confirming={confirming} />
      )}
      <Late {...props} confirming={confirming} />
      {confirmed === asked && (
        <p className="font-semibold text-success">
          {asked === 0 ? words.nobodyHasPlace : words.allConfirmed}
        </p>
      )}
      <Missing {...props} confirming={confirming} isOpen={phase === 'open'} />
      {phase === 'open' && <ExtendButton {...props} tournament={tournament} />}
    </AdminSection>
  );
}

type PartProps = WindowProps & { readonly confirming: Confirming };

/** Seen first: they meant to come. */
function Late({ day: { tournament }, window: { kind }, now, confirming: { late } }: PartProps) {
  if (late.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-warning not-italic">{words.late}</h3>
      <ul aria-label={words.late} className="grid gap-2">
        {late.map((unit) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            detail={words.tappedAt(
              atHour(unit.late[kind] ?? unit.createdAt, tournament.timeZone, now),
              unit.place === 'released',
            )}
            actions={<ReadmitButton unit={unit} window={kind} label={words.readmit} />}
          />
        ))}
      </ul>
    </div>
  );
}

/** Five minutes in which an organiser may still decide; doing nothing gives the places on. */
function ReviewNotice({ day: { tournament }, window, now, confirming }: PartProps) {
  const [asking, setAsking] = useState(false);
  const count = confirming.asked - confirming.confirmed;
  const isFinal = window.kind === 'final';
  if (count === 0 || window.onMissing === 'mark') {
    return (
      <p className="text-mist">
        {words.closedForNobody(atHour(window.closesAt, tournament.timeZone, now), isFinal)}
      </p>
    );
  }
  const ends = reviewEnd(tournament, window);
  const release = isFinal ? words.giveFinalPlacesNow : words.releaseNow;
  const places = isFinal ? words.finalPlaces(count) : words.places(count);
  return (
    <div className="grid gap-3 rounded-md border border-warning/50 bg-warning/12 p-3">
      <p className="font-semibold text-warning">
        {words.placesGoAt(places, atHour(ends, tournament.timeZone, now), relativeTime(ends, now))}
      </p>
      <p className="text-sm text-mist">{words.untilThen(isFinal)}</p>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ExtendButton tournament={tournament} window={window} now={now} />
        <Button variant="danger" onClick={() => setAsking(true)}>
          {release}
        </Button>
      </div>
      {asking && (
        <ActDialog
          title={release}
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

const AT_ONCE = 8;

function Missing({
  day,
  window: { kind },
  confirming: { missing },
  isOpen,
}: PartProps & { isOpen: boolean }) {
  const { tournament, reminders } = day;
  if (missing.length === 0) return null;
  const needy = missing.map((unit) => ({ unit, about: kind }));
  const byHand = (
    <ul aria-label={words.confirmByHand} className="grid gap-2">
      {missing.map((unit) => (
        <UnitLine
          key={unit.id}
          unit={unit}
          detail={words.unconfirmed}
          actions={<ReadmitButton unit={unit} window={kind} label={isOpen ? words.confirm : words.readmit} />}
        />
      ))}
    </ul>
  );
  if (!isOpen) {
    return missing.length <= AT_ONCE ? (
      byHand
    ) : (
      <Fold summary={words.showMissing(missing.length)}>{byHand}</Fold>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans font-semibold not-italic">{words.missingCount(missing.length)}</h3>
        <CopyButton
          variant="ghost"
          label={words.copyForGroup}
          value={groupMessage(needy, tournament, globalThis.location.origin)}
        />
      </div>
      <NoticeList label={words.missing} needy={needy} tournament={tournament} reminders={reminders} />
      <Fold summary={words.confirmByHand}>{byHand}</Fold>
    </>
  );
}

function ClosedWindow({ day, window, now, confirming }: PartProps) {
  const { confirmed, missing, released, late } = confirming;
  const { kind } = window;
  const outcome = [
    words.confirmedCount(confirmed),
    ...(missing.length > 0 ? [words.unconfirmedCount(missing.length)] : []),
    ...(released.length > 0 ? [words.releasedCount(released.length)] : []),
  ];
  const others = [...missing, ...released];
  return (
    <AdminSection title={words.closedTitle(CONFIRMATION_NAMES[kind])} urgent={late.length > 0}>
      <p className="text-mist">{outcome.join(' · ')}</p>
      <Late day={day} window={window} now={now} confirming={confirming} />
      {others.length > 0 && (
        <Fold summary={words.readmitMissing(others.length)}>
          <ul aria-label={words.missed} className="grid gap-2">
            {others.map((unit) => (
              <UnitLine
                key={unit.id}
                unit={unit}
                detail={unit.place === 'released' ? words.placeReleased : words.unconfirmed}
                actions={<ReadmitButton unit={unit} window={kind} label={words.readmit} />}
              />
            ))}
          </ul>
        </Fold>
      )}
    </AdminSection>
  );
}

interface ReadmitButtonProps {
  readonly unit: Registration;
  readonly window: WindowKind;
  /** While the window is open it is only confirmed for them. */
  readonly label: string;
}

function ReadmitButton({ unit, window, label }: ReadmitButtonProps) {
  const [asking, setAsking] = useState(false);
  const title = unitTitle(unit);
  return (
    <>
      <Button variant="secondary" aria-label={words.actionOn(label, title)} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.actionOn(label, title)}
          confirm={label}
          usual={words.readmitReasons}
          endpoint={readmitUnit}
          call={(reason) => ({ params: { id: unit.id }, body: { window, reason } })}
          done={words.isIn(title)}
          onClose={() => setAsking(false)}
        >
          <p>{words.readmitText}</p>
        </ReasonDialog>
      )}
    </>
  );
}
