import { endReview, readmitUnit } from '@copa/domain/day/endpoints';
import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import type { Registration } from '@copa/domain/registrations/registration';
import { relativeTime, timeWithZone } from '@copa/domain/time/date-format';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import { reviewEnd, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { AdminSection, Fold } from '../../../../components/admin/admin-section.tsx';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { clockOf } from '../../../../lib/clock-of.ts';
import { counted } from '../../../../lib/counted.ts';
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
  const clock = (at: Date) => `${timeWithZone(at, tournament.timeZone)}, ${relativeTime(at, now)}`;
  if (phase === 'coming') {
    return (
      <AdminSection title={name}>
        <p className="text-mist">
          Abre {clock(opensAt)} y cierra {timeWithZone(closesAt, tournament.timeZone)}.
        </p>
      </AdminSection>
    );
  }
  const confirming = confirmingOf(units, tournament, kind);
  const { confirmed, asked } = confirming;
  if (phase === 'closed') return <ClosedWindow {...props} confirming={confirming} />;
  return (
    <AdminSection title={name} figure={`${confirmed}/${asked}`} urgent>
      <ProgressBar label={`${name}: ${confirmed} de ${asked} confirmaron`} value={confirmed} max={asked} />
      {phase === 'open' ? (
        <p className="text-mist">Cierra {clock(closesAt)}.</p>
      ) : (
        <ReviewNotice {...props} confirming={confirming} />
      )}
      <Late {...props} confirming={confirming} />
      {confirmed === asked && (
        <p className="font-semibold text-success">
          {asked === 0 ? 'Nadie tiene cupo todavía.' : 'Confirmaron todos.'}
        </p>
      )}
      <Missing {...props} confirming={confirming} isOpen={phase === 'open'} />
      {phase === 'open' && <ExtendButton {...props} tournament={tournament} />}
    </AdminSection>
  );
}

type PartProps = WindowProps & { readonly confirming: Confirming };

/** Seen first: they meant to come. */
function Late({ day: { tournament }, window: { kind }, confirming: { late } }: PartProps) {
  if (late.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-warning not-italic">Llegaron tarde</h3>
      <ul aria-label="Llegaron tarde" className="grid gap-2">
        {late.map((unit) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            detail={`Tocó a las ${clockOf(unit.late[kind] ?? unit.createdAt, tournament.timeZone)}${unit.place === 'released' ? ' · su cupo se liberó' : ''}`}
            actions={<ReadmitButton unit={unit} window={kind} label="Readmitir" />}
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
        Cerró a las {timeWithZone(window.closesAt, tournament.timeZone)}. Nadie pierde su{' '}
        {isFinal ? 'lugar' : 'cupo'} solo.
      </p>
    );
  }
  const ends = reviewEnd(tournament, window);
  const release = isFinal ? 'Dar los lugares ahora' : 'Liberar ahora';
  const places = isFinal
    ? counted(count, 'lugar de la final pasa a otro', 'lugares de la final pasan a otros')
    : counted(count, 'cupo se libera', 'cupos se liberan');
  return (
    <div className="grid gap-3 rounded-md border border-warning/50 bg-warning/12 p-3">
      <p className="font-semibold text-warning">
        {places} a las {timeWithZone(ends, tournament.timeZone)}, {relativeTime(ends, now)}.
      </p>
      <p className="text-sm text-mist">
        Hasta entonces puedes readmitir. Si no haces nada, pasan a{' '}
        {isFinal ? 'quienes siguen en la tabla' : 'quien espera'}.
      </p>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ExtendButton tournament={tournament} window={window} now={now} />
        <Button variant="danger" onClick={() => setAsking(true)}>
          {release}
        </Button>
      </div>
      {asking && (
        <ActDialog
          title={release}
          confirm={isFinal ? 'Dar' : 'Liberar'}
          danger
          endpoint={endReview}
          call={() => ({ params: { id: tournament.id, window: window.kind } })}
          onClose={() => setAsking(false)}
        >
          <p>{places} ya, sin esperar. No se puede deshacer.</p>
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
    <ul aria-label="Confirmar a mano" className="grid gap-2">
      {missing.map((unit) => (
        <UnitLine
          key={unit.id}
          unit={unit}
          detail="Sin confirmar"
          actions={<ReadmitButton unit={unit} window={kind} label={isOpen ? 'Confirmar' : 'Readmitir'} />}
        />
      ))}
    </ul>
  );
  if (!isOpen) {
    return missing.length <= AT_ONCE ? (
      byHand
    ) : (
      <Fold summary={`Ver a los ${missing.length} que faltan`}>{byHand}</Fold>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans font-semibold not-italic">{counted(missing.length, 'falta', 'faltan')}</h3>
        <CopyButton
          variant="ghost"
          label="Copiar para el grupo"
          value={groupMessage(needy, tournament, globalThis.location.origin)}
        />
      </div>
      <NoticeList label="Faltan" needy={needy} tournament={tournament} reminders={reminders} />
      <Fold summary="Confirmar a mano">{byHand}</Fold>
    </>
  );
}

function ClosedWindow({ day, window, now, confirming }: PartProps) {
  const { confirmed, missing, released, late } = confirming;
  const { kind } = window;
  const words = [
    counted(confirmed, 'confirmó', 'confirmaron'),
    ...(missing.length > 0 ? [counted(missing.length, 'sin confirmar', 'sin confirmar')] : []),
    ...(released.length > 0 ? [counted(released.length, 'cupo liberado', 'cupos liberados')] : []),
  ];
  const others = [...missing, ...released];
  return (
    <AdminSection title={`${CONFIRMATION_NAMES[kind]} · cerró`} urgent={late.length > 0}>
      <p className="text-mist">{words.join(' · ')}</p>
      <Late day={day} window={window} now={now} confirming={confirming} />
      {others.length > 0 && (
        <Fold summary={`Readmitir a quien faltó (${others.length})`}>
          <ul aria-label="Faltaron" className="grid gap-2">
            {others.map((unit) => (
              <UnitLine
                key={unit.id}
                unit={unit}
                detail={unit.place === 'released' ? 'Su cupo se liberó' : 'Sin confirmar'}
                actions={<ReadmitButton unit={unit} window={kind} label="Readmitir" />}
              />
            ))}
          </ul>
        </Fold>
      )}
    </AdminSection>
  );
}

const USUAL = ['Avisó por el chat.', 'Se quedó sin internet.', 'Fue un error nuestro.'];

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
      <Button variant="secondary" aria-label={`${label} a ${title}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={`${label} a ${title}`}
          confirm={label}
          usual={USUAL}
          endpoint={readmitUnit}
          call={(reason) => ({ params: { id: unit.id }, body: { window, reason } })}
          done={`${title} quedó dentro`}
          onClose={() => setAsking(false)}
        >
          <p>Queda como confirmado por ti. Nunca le quita el cupo a quien ya entró en su lugar.</p>
        </ReasonDialog>
      )}
    </>
  );
}
