import { MIN_ACCOUNT_LEVEL, SHORT_TEXT_MAX } from '@copa/domain/limits';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';

const USUAL = [
  'Datos incompletos.',
  'No está en el grupo oficial.',
  `La cuenta no llega al nivel ${MIN_ACCOUNT_LEVEL}.`,
  'Inscripción repetida.',
];

/** The usual reasons are one tap; any other can be written. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="grid gap-3">
      <TextAreaField
        label="Motivo"
        hint="El jugador lo lee tal como lo escribas."
        rows={2}
        maxLength={SHORT_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <fieldset aria-label="Motivos frecuentes" className="flex flex-wrap gap-2">
        {USUAL.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
            className="min-h-11 rounded-full border border-edge/60 bg-ash px-3.5 text-sm text-mist hover:border-mist aria-pressed:border-gold aria-pressed:text-gold"
          >
            {reason}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
