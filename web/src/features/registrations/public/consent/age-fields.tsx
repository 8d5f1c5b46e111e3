import type { FieldErrors } from '@copa/domain/errors';
import * as ages from '@copa/domain/registrations/words/consent';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { useShownFromTop } from '../../../../lib/use-shown-from-top.ts';
import * as words from '../../words/consent.ts';
import type { RegistrationDraft } from '../registration-draft.ts';
import type { AgeAnswer } from '../use-registration.ts';

const ADULT = { value: 'adult', label: ages.AGE_LABELS.adult };
const OPTIONS = [
  ADULT,
  { value: 'minor', label: ages.AGE_LABELS.minor },
  { value: 'younger', label: ages.tooYoungLabel },
];

interface AgeFieldsProps extends Pick<RegistrationDraft, 'ageBand'> {
  readonly adultsOnly: boolean;
  readonly errors: FieldErrors;
  readonly onAge: (age: AgeAnswer) => void;
}

export function AgeFields({ adultsOnly, ageBand, errors, onAge }: AgeFieldsProps) {
  return (
    <>
      {adultsOnly && <p className="font-semibold text-warning">{ages.adultsOnly}</p>}
      <RadioGroup
        name="ageBand"
        label={ages.howOld}
        required
        options={adultsOnly ? [ADULT] : OPTIONS}
        value={ageBand}
        error={errors['ageBand']}
        onChange={(age) => onAge(age as AgeAnswer)}
      />
    </>
  );
}

export function TooYoung({ mayHaveSent, onBack }: { mayHaveSent: boolean; onBack: () => void }) {
  const heading = useShownFromTop<HTMLHeadingElement>();
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {words.tooYoungTitle}
      </h2>
      <p role="alert">{ages.tooYoung}</p>
      <p className="text-mist">{mayHaveSent ? words.maybeSent : words.nothingKept}</p>
      <Button variant="secondary" onClick={onBack}>
        {words.notSo}
      </Button>
    </Card>
  );
}
