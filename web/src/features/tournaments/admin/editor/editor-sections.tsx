import { longDate, ownTimeZone } from '@copa/domain/time/date-format';
import { useEffect, useId, useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { COMMON_TIME_ZONES, fromLocalInput } from '../../../../lib/admin/zoned-time.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { EditorArea, EditorSelect, EditorText, Moment, Section } from './editor-fields.tsx';
import { ModalityFields } from './modality-fields.tsx';
import { NoRegistrationsNotice } from './no-registrations-notice.tsx';
import { useTournamentField, useTournamentForm } from './tournament-form.ts';

const pair = 'grid items-start gap-4 sm:grid-cols-2';

export function BasicsSection() {
  return (
    <Section title="Datos del torneo">
      <EditorText name="name" label="Nombre" required />
      <EditorArea name="description" label="Descripción" rows={4} />
      <div className={pair}>
        <ModalityFields />
        <EditorText name="gameMode" label="Modo de juego" />
        <EditorText name="mapSelection" label="Mapa" placeholder="Bermuda" />
        <EditorText
          name="format"
          label="Formato"
          hint="«Eliminación directa», «Sistema de puntos» o el tuyo."
        />
        <EditorText
          name="entryFee"
          label="Cuota de inscripción"
          hint="0 si es gratis. Se muestra solo si es mayor que 0."
          inputMode="decimal"
        />
      </div>
    </Section>
  );
}

export function ScheduleSection() {
  const { values, change } = useTournamentForm();
  const { status, timeZone, undated } = values;
  const hintId = useId();
  const zones = [...new Set([timeZone, ownTimeZone(), ...COMMON_TIME_ZONES])];
  return (
    <Section title="Fechas y publicación">
      <EditorSelect
        name="timeZone"
        label="Zona horaria del organizador"
        required
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <div className="grid gap-1">
        <Checkbox
          checked={undated}
          aria-describedby={hintId}
          onChange={(event) => change({ undated: event.target.checked })}
        >
          Todavía sin fecha
        </Checkbox>
        <p id={hintId} className="text-sm text-dim">
          Se anuncia con «Fecha por confirmar».
        </p>
      </div>
      <div className={pair}>
        {!undated && <Moment name="date" label="Inicio" required />}
        {!undated && <Moment name="endDate" label="Final" />}
        <Moment name="registrationDeadline" label="Cierre de inscripciones" />
      </div>
      <EditorSelect
        name="status"
        label="Publicación"
        required
        options={[
          { value: 'draft', label: 'Borrador: todavía no se ve' },
          { value: 'scheduled', label: 'Programado: se publica solo' },
          { value: 'published', label: 'Publicado' },
        ]}
      />
      <NoRegistrationsNotice />
      {status === 'scheduled' && <Moment name="publishDate" label="Fecha de publicación" required />}
    </Section>
  );
}

export function PrizesSection() {
  return (
    <Section title="Premios">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <EditorText name="firstPrize" label="1er lugar" />
        <EditorText name="secondPrize" label="2do lugar" />
        <EditorText name="thirdPrize" label="3er lugar" />
      </div>
      <EditorText name="prize" label="Premio en una frase" hint="Se muestra si no hay premios por lugar." />
    </Section>
  );
}

export function RulesSection({ defaultRules }: { defaultRules: string }) {
  const { change } = useTournamentForm();
  return (
    <Section title="Reglas">
      <EditorArea name="rules" label="Una regla por línea" rows={8} />
      <Button variant="ghost" className="w-fit" onClick={() => change({ rules: defaultRules })}>
        Usar las reglas de siempre
      </Button>
    </Section>
  );
}

/** One tap when the prize has reached its winner, one more to take that back; saved with the rest. */
function DeliveryButton({ index }: { index: number }) {
  const { timeZone } = useTournamentForm().values;
  const { value: deliveredAt, set } = useTournamentField(`results.${index}.deliveredAt`);
  const delivered = deliveredAt !== '';
  return (
    <div className="grid gap-1 sm:col-span-4">
      <Button
        variant={delivered ? 'ghost' : 'secondary'}
        className="w-fit"
        aria-pressed={delivered}
        icon={delivered ? 'check' : 'trophy'}
        onClick={() => set(delivered ? '' : serverNow().toISOString())}
      >
        {delivered ? 'Premio entregado' : 'Marcar premio entregado'}
      </Button>
      {delivered && (
        <p className="text-sm text-mist">
          El {longDate(new Date(deliveredAt), timeZone)}. Toca otra vez para deshacer.
        </p>
      )}
    </div>
  );
}

export function ResultsSection() {
  const { values, change } = useTournamentForm();
  const { results, date, timeZone, undated } = values;
  const now = useNow();
  const start = undated ? null : fromLocalInput(date, timeZone);
  const begun = start !== null && start <= now;
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementsByName(`results.${added}.player`)[0]?.focus();
  }, [added]);
  if (!begun && results.length === 0) return null;
  const add = () => {
    const prize = [values.firstPrize, values.secondPrize, values.thirdPrize][results.length] ?? '';
    const result = { place: String(results.length + 1), player: '', prize, points: '', deliveredAt: '' };
    change({ results: [...results, result] });
    setAdded(results.length);
  };
  const remove = (index: number) => {
    change({ results: results.toSpliced(index, 1) });
    setAdded(null);
  };
  return (
    <Section title="Resultados">
      <p className="text-mist">Aparecen en el historial cuando el torneo termina.</p>
      {results.map((_, index) => (
        <fieldset
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[5rem_1fr_1fr_6rem_auto]"
        >
          <legend className="sr-only">Resultado {index + 1}</legend>
          <EditorText name={`results.${index}.place`} label="Lugar" required inputMode="numeric" />
          <EditorText name={`results.${index}.player`} label="Jugador o equipo" required />
          <EditorText name={`results.${index}.prize`} label="Premio" />
          <EditorText name={`results.${index}.points`} label="Puntos" inputMode="decimal" />
          <DeliveryButton index={index} />
          <IconButton
            icon="close"
            label={`Quitar resultado ${index + 1}`}
            className="justify-self-end sm:self-end"
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <Button variant="secondary" className="w-fit" onClick={add}>
        Agregar resultado
      </Button>
    </Section>
  );
}
