import { SUBSTITUTES_MAX } from '@copa/domain/limits';
import { MODALITY_LABELS } from '@copa/domain/tournaments/card';
import { UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { EditorSelect, EditorText } from './editor-fields.tsx';
import { useTournamentForm } from './tournament-form.ts';

const SUBSTITUTES = Array.from({ length: SUBSTITUTES_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'Ninguno' : String(count),
}));

/** Players of one place, and the number of places. */
export function ModalityFields() {
  const { modality, maxPlayers } = useTournamentForm().values;
  const size = UNIT_SIZES[modality];
  return (
    <>
      <EditorSelect
        name="modality"
        label="Modalidad"
        hint="No se puede cambiar mientras haya inscripciones."
        required
        options={Object.entries(MODALITY_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <EditorText
        name="maxPlayers"
        label="Cupos"
        hint={size === 1 ? undefined : placesHint(size, typedNumber(maxPlayers))}
        required
        inputMode="numeric"
      />
      {size > 1 && (
        <EditorSelect
          name="substitutes"
          label="Suplentes por equipo"
          hint="Cada equipo puede inscribirlos o no; no ocupan otro cupo."
          required
          options={SUBSTITUTES}
        />
      )}
    </>
  );
}

function placesHint(size: number, places: number): string {
  const units = `Los cupos cuentan equipos de ${size}`;
  return places > 0 ? `${units}: ${places} cupos son ${places * size} jugadores.` : `${units}.`;
}
