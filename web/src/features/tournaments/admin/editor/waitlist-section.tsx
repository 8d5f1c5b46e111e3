import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { EditorText, Moment, Section } from './editor-fields.tsx';
import { useTournamentField, useTournamentForm } from './tournament-form.ts';

export function WaitlistSection() {
  const { waitlistMax, maxPlayers } = useTournamentForm().values;
  const max = typedNumber(waitlistMax);
  return (
    <Section title="Lista de espera">
      <p className="text-mist">
        {max > 0
          ? `Con los ${maxPlayers} cupos llenos, ${max === 1 ? 'puede esperar 1 inscripción' : `pueden esperar ${max} inscripciones`} más.`
          : 'Apagada: cuando se llenan los cupos, nadie más se inscribe.'}
      </p>
      <EditorText
        name="waitlistMax"
        label="Cuántos pueden esperar"
        hint="0 la apaga."
        inputMode="numeric"
        required
      />
      {max > 0 && <ModeField />}
      {max > 0 && (
        <Moment
          name="waitlistEndsAt"
          label="Se entregan cupos hasta"
          hint="Vacío: hasta que empiece el torneo."
        />
      )}
    </Section>
  );
}

function ModeField() {
  const { name, value, set, leave } = useTournamentField('waitlistMode');
  return (
    <RadioGroup
      label="Cuando se libera un cupo"
      required
      name={name}
      value={value}
      onChange={set}
      onBlur={leave}
      options={[
        { value: 'auto', label: 'Pasa solo a quien sigue en la lista' },
        { value: 'manual', label: 'Lo doy yo, a mano' },
      ]}
    />
  );
}
