import { useController, useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { EditorText } from './editor-fields.tsx';
import { Moment } from './editor-moment.tsx';
import { Section } from './editor-section.tsx';
import type { EditorValues } from './tournament-form-values.ts';

export function WaitlistSection() {
  const { control } = useFormContext<EditorValues>();
  const [typedMax, maxPlayers] = useWatch({ control, name: ['waitlistMax', 'maxPlayers'] });
  const max = typedNumber(typedMax);
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
  const { control } = useFormContext<EditorValues>();
  const { field } = useController({ control, name: 'waitlistMode' });
  return (
    <RadioGroup
      label="Cuando se libera un cupo"
      required
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      options={[
        { value: 'auto', label: 'Pasa solo a quien sigue en la lista' },
        { value: 'manual', label: 'Lo doy yo, a mano' },
      ]}
    />
  );
}
