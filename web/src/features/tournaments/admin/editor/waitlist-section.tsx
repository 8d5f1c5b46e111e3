import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import * as words from '../../words/editor.ts';
import { EditorText, Moment, Section } from './editor-fields.tsx';
import { useTournamentField, useTournamentForm } from './tournament-form.ts';

export function WaitlistSection() {
  const { waitlistMax, maxPlayers } = useTournamentForm().values;
  const max = typedNumber(waitlistMax);
  return (
    <Section title={words.fieldLabels.waitlistMode}>
      <p className="text-mist">{max > 0 ? words.waitlistOn(maxPlayers, max) : words.waitlistOff}</p>
      <EditorText
        name="waitlistMax"
        label={words.fieldLabels.waitlistMax}
        hint={words.waitlistMaxHint}
        inputMode="numeric"
        required
      />
      {max > 0 && <ModeField />}
      {max > 0 && (
        <Moment
          name="waitlistEndsAt"
          label={words.fieldLabels.waitlistEndsAt}
          hint={words.waitlistEndsAtHint}
        />
      )}
    </Section>
  );
}

function ModeField() {
  const { name, value, set, leave } = useTournamentField('waitlistMode');
  return (
    <RadioGroup
      label={words.whenPlaceFrees}
      required
      name={name}
      value={value}
      onChange={set}
      onBlur={leave}
      options={[
        { value: 'auto', label: words.passesOn },
        { value: 'manual', label: words.byHand },
      ]}
    />
  );
}
