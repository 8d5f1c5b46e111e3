import { FORM_RESPONSES_DEFAULT } from '@copa/domain/limits';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { inZone } from '@copa/domain/time/words/zones';
import { EditorSection } from '../../../../components/admin/editor/editor-section.tsx';
import { MomentField } from '../../../../components/admin/moment-field.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/admin.tsx';
import type { FormDraft } from './form-draft.ts';

interface SectionProps {
  readonly draft: FormDraft;
  readonly errors: EditorErrors;
  readonly change: (changes: Partial<FormDraft>) => void;
}

export function BasicsSection({ draft, errors, change }: SectionProps) {
  return (
    <EditorSection title={words.detailsTitle}>
      <TextField
        label={words.partLabels.title}
        required
        value={draft.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label={words.partLabels.description}
        rows={3}
        value={draft.description}
        error={errors['description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Checkbox checked={draft.isActive} onChange={(event) => change({ isActive: event.target.checked })}>
        {words.activeHint}
      </Checkbox>
    </EditorSection>
  );
}

export function LimitsSection({ draft, errors, change }: SectionProps) {
  return (
    <EditorSection title={words.limitsTitle}>
      <div className="grid gap-1.5">
        <MomentField
          label={words.partLabels.closesAt}
          hint={words.closesAtHint(inZone(ownTimeZone()))}
          value={draft.closesAt}
          error={errors['closesAt']}
          onChange={(closesAt) => change({ closesAt })}
        />
        <ClosingTime closesAt={draft.closesAt} />
      </div>
      <TextField
        label={words.partLabels.maxResponses}
        hint={words.maxResponsesHint(FORM_RESPONSES_DEFAULT)}
        placeholder={String(FORM_RESPONSES_DEFAULT)}
        inputMode="numeric"
        value={draft.maxResponses}
        error={errors['maxResponses']}
        onChange={(event) => change({ maxResponses: event.target.value })}
      />
      <Checkbox
        checked={draft.onePerDevice}
        onChange={(event) => change({ onePerDevice: event.target.checked })}
      >
        {words.partLabels.onePerDevice}
      </Checkbox>
    </EditorSection>
  );
}

function ClosingTime({ closesAt }: { closesAt: string }) {
  const now = useNow();
  const instant = fromLocalInput(closesAt, ownTimeZone());
  if (instant === null) return null;
  return (
    <p className={instant < now ? 'text-sm text-warning' : 'text-sm text-mist'}>
      {words.closing(capitalized(ownHour(instant, now)), relativeTime(instant, now), instant < now)}
    </p>
  );
}
