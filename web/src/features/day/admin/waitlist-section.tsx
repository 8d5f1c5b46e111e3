import { promoteUnit } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { needsReady } from '@copa/domain/tournaments/places/window-phase';
import { useState } from 'react';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { ReasonDialog } from '../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { clockOf } from '../../../lib/clock-of.ts';
import { counted } from '../../../lib/counted.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { waitingUnits } from './day-units.ts';
import { unitTitle } from './unit-words.ts';
import type { Day } from './use-day.ts';

const USUAL = ['Es quien sigue en la lista.', 'Está listo y los anteriores no.', 'Lo acordamos en el grupo.'];

export function WaitlistSection({ day: { tournament, units }, now }: { day: Day; now: Date }) {
  const [giving, setGiving] = useState<Registration | null>(null);
  const waiting = waitingUnits(units);
  const { maxPlayers, currentPlayers, waitlist, timeZone } = tournament;
  if (waiting.length === 0 && waitlist.max === 0) return null;
  const free = Math.max(0, maxPlayers - currentPlayers);
  const asksReady = needsReady(tournament, now);
  const stateOf = ({ members, readyAt }: Registration) => {
    if (!isComplete(members)) return 'Equipo incompleto: no puede tomar un cupo.';
    if (readyAt !== null) return `Está listo desde las ${clockOf(readyAt, timeZone)}`;
    return asksReady ? 'No ha dicho que está listo.' : 'Espera su cupo.';
  };
  return (
    <AdminSection
      title="Lista de espera"
      figure={String(waiting.length)}
      urgent={free > 0 && waiting.length > 0}
    >
      <p className="text-mist">
        {counted(free, 'cupo libre', 'cupos libres')}.{' '}
        {waitlist.mode === 'auto'
          ? asksReady
            ? 'Un cupo pasa solo al primero que está listo.'
            : 'Un cupo pasa solo a quien sigue.'
          : 'Tú das cada cupo.'}
      </p>
      {waiting.length === 0 ? (
        <p className="text-dim">Nadie espera.</p>
      ) : (
        <ol aria-label="En espera" className="grid gap-2">
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
                    aria-label={`Dar un cupo a ${unitTitle(unit)}`}
                    onClick={() => setGiving(unit)}
                  >
                    Dar cupo
                  </Button>
                )
              }
            />
          ))}
        </ol>
      )}
      {giving !== null && (
        <ReasonDialog
          title={`Dar un cupo a ${unitTitle(giving)}`}
          confirm="Dar cupo"
          usual={USUAL}
          endpoint={promoteUnit}
          call={(reason) => ({ params: { id: giving.id }, body: { reason } })}
          done={`${unitTitle(giving)} tiene cupo`}
          onClose={() => setGiving(null)}
        >
          <p>
            {waiting[0]?.id === giving.id
              ? 'Es quien sigue.'
              : 'No es quien sigue: los demás conservan su número.'}
          </p>
        </ReasonDialog>
      )}
    </AdminSection>
  );
}
