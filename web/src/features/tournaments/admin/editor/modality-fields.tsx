import { SUBSTITUTES_MAX } from '@copa/domain/limits';
import { UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { MODALITY_LABELS } from '@copa/domain/tournaments/words/card';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import * as words from '../../words/editor.ts';
import { EditorSelect, EditorText } from './editor-fields.tsx';
import { useTournamentForm } from './tournament-form.ts';

const SUBSTITUTES = Array.from({ length: SUBSTITUTES_MAX + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? words.noSubstitutes : String(count),
}));

/** Players of one place, and the number of places. */
export function ModalityFields() {
  const { modality, maxPlayers } = useTournamentForm().values;
  const size = UNIT_SIZES[modality];
  return (
    <>
      <EditorSelect
        name="modality"
        label={words.fieldLabels.modality}
        hint={words.modalityHint}
        required
        options={Object.entries(MODALITY_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <EditorText
        name="maxPlayers"
        label={words.fieldLabels.maxPlayers}
        hint={size === 1 ? undefined : words.placesHint(size, typedNumber(maxPlayers))}
        required
        inputMode="numeric"
      />
      {size > 1 && (
        <EditorSelect
          name="substitutes"
          label={words.fieldLabels.substitutes}
          hint={words.substitutesHint}
          required
          options={SUBSTITUTES}
        />
      )}
    </>
  );
}
