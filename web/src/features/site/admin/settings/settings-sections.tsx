import { Button, IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import * as words from '../../words/settings.ts';
import type { SettingsDraft } from './settings-draft.ts';

interface SectionProps {
  readonly draft: SettingsDraft;
  readonly errors: EditorErrors;
  readonly change: (changes: Partial<SettingsDraft>) => void;
}

export function BrandSection({ draft, errors, change }: SectionProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{words.brandTitle}</h2>
      <TextField
        label={words.fieldLabels.name}
        required
        value={draft.name}
        error={errors['brand.name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={words.fieldLabels.tagline}
        value={draft.tagline}
        error={errors['brand.tagline']}
        onChange={(event) => change({ tagline: event.target.value })}
      />
      <TextAreaField
        label={words.fieldLabels.description}
        rows={3}
        value={draft.description}
        error={errors['brand.description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.fieldLabels.phone}
          type="tel"
          value={draft.phone}
          error={errors['contacts.phone']}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label={words.fieldLabels.email}
          type="email"
          value={draft.email}
          error={errors['contacts.email']}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
    </Card>
  );
}

export function CommunitySection({ draft, errors, change }: SectionProps) {
  const { community } = draft;
  const set = (index: number, link: SettingsDraft['community'][number]) =>
    change({ community: community.with(index, link) });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{words.fieldLabels.community}</h2>
      {community.map((link, index) => (
        <fieldset
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_1.6fr_auto]"
        >
          <legend className="sr-only">{words.link(index + 1)}</legend>
          <TextField
            label={words.fieldLabels.name}
            required
            value={link.label}
            error={errors[`community.${index}.label`]}
            onChange={(event) => set(index, { ...link, label: event.target.value })}
          />
          <TextField
            label={words.address}
            required
            type="url"
            inputMode="url"
            value={link.url}
            error={errors[`community.${index}.url`]}
            onChange={(event) => set(index, { ...link, url: event.target.value })}
          />
          <IconButton
            icon="close"
            label={words.removeLink(index + 1)}
            className="justify-self-end sm:self-end"
            onClick={() => change({ community: community.toSpliced(index, 1) })}
          />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="w-fit"
        disabled={community.length >= 8}
        onClick={() => change({ community: [...community, { label: '', url: 'https://' }] })}
      >
        {words.addLink}
      </Button>
    </Card>
  );
}

export function RulesSection({ draft, errors, change }: SectionProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{words.rulesTitle}</h2>
      <TextAreaField
        label={words.fieldLabels.defaultRules}
        hint={words.rulesHint}
        rows={12}
        value={draft.defaultRules}
        error={errors['defaultRules']}
        onChange={(event) => change({ defaultRules: event.target.value })}
      />
      <TextField
        label={words.fieldLabels.termsVersion}
        required
        value={draft.termsVersion}
        error={errors['termsVersion']}
        onChange={(event) => change({ termsVersion: event.target.value })}
      />
      <TextField
        label={words.fieldLabels.keepPlayersDays}
        hint={words.keptHint}
        inputMode="numeric"
        value={draft.keepPlayersDays}
        error={errors['keepPlayersDays']}
        onChange={(event) => change({ keepPlayersDays: event.target.value })}
      />
    </Card>
  );
}
