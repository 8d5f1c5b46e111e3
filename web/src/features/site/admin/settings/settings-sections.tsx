import { COMMUNITY_LINKS_MAX, KEEP_MINORS_DAYS } from '@copa/domain/limits';
import { PRIVACY_COUNTRIES } from '@copa/domain/site/settings';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { EditorSection } from '../../../../components/admin/editor/editor-section.tsx';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../components/fields/text-field.tsx';
import { PRIVACY_HASH } from '../../../../config/paths.ts';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import * as words from '../../words/settings.ts';
import type { SettingsDraft } from './settings-draft.ts';

interface SectionProps {
  readonly draft: SettingsDraft;
  readonly errors: EditorErrors;
  readonly change: (changes: Partial<SettingsDraft>) => void;
}

function control(
  { draft, errors, change }: SectionProps,
  field: Exclude<keyof SettingsDraft, 'community' | 'country'>,
  path: string = field,
) {
  return {
    label: words.fieldLabels[field],
    value: draft[field],
    error: errors[path],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: event.target.value }),
  };
}

export function BrandSection(section: SectionProps) {
  return (
    <EditorSection title={words.brandTitle}>
      <TextField {...control(section, 'name', 'brand.name')} required />
      <TextField {...control(section, 'tagline', 'brand.tagline')} />
      <TextAreaField {...control(section, 'description', 'brand.description')} rows={3} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...control(section, 'phone', 'contacts.phone')} type="tel" />
        <TextField {...control(section, 'email', 'contacts.email')} type="email" />
      </div>
    </EditorSection>
  );
}

export function CommunitySection({ draft, errors, change }: SectionProps) {
  const { community } = draft;
  const set = (index: number, link: SettingsDraft['community'][number]) =>
    change({ community: community.map((each, at) => (at === index ? link : each)) });
  return (
    <EditorSection title={words.fieldLabels.community}>
      {community.map((link, index) => (
        <fieldset
          key={index}
          className="grid grid-cols-[1fr_auto] gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_1.6fr_auto]"
        >
          <legend className="sr-only">{words.link(index + 1)}</legend>
          <div className="col-span-full sm:col-auto">
            <TextField
              label={words.fieldLabels.name}
              required
              value={link.label}
              error={errors[`community.${index}.label`]}
              onChange={(event) => set(index, { ...link, label: event.target.value })}
            />
          </div>
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
            className="self-end"
            onClick={() => change({ community: community.filter((_, at) => at !== index) })}
          />
        </fieldset>
      ))}
      {community.length < COMMUNITY_LINKS_MAX ? (
        <Button
          variant="secondary"
          className="w-fit"
          onClick={() => change({ community: [...community, { label: '', url: 'https://' }] })}
        >
          {words.addLink}
        </Button>
      ) : (
        <p className="text-sm text-mist">{words.noMoreLinks}</p>
      )}
    </EditorSection>
  );
}

export function PrivacySection(section: SectionProps) {
  const { draft, errors, change } = section;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (globalThis.location.hash === PRIVACY_HASH) card.current?.scrollIntoView();
  }, []);
  return (
    <Card ref={card} className="grid scroll-mt-24 gap-4">
      <h2 className="text-xl uppercase">{words.privacyTitle}</h2>
      <p className="text-mist">{words.privacyText}</p>
      <TextField {...control(section, 'responsible', 'privacy.responsible')} hint={words.responsibleHint} />
      <SelectField
        label={words.fieldLabels.country}
        hint={words.countryHint}
        value={draft.country}
        error={errors['privacy.country']}
        options={PRIVACY_COUNTRIES.map((country) => ({ value: country, label: words.countries[country] }))}
        onChange={(event) => change({ country: event.target.value as SettingsDraft['country'] })}
      />
      <TextField {...control(section, 'city', 'privacy.city')} hint={words.cityHint} />
      <TextField {...control(section, 'privacyEmail', 'privacy.email')} type="email" />
      <TextField
        {...control(section, 'mailProvider', 'privacy.mailProvider')}
        hint={words.mailProviderHint}
      />
      <TextField {...control(section, 'serversIn', 'privacy.serversIn')} hint={words.serversHint} />
    </Card>
  );
}

export function RulesSection(section: SectionProps) {
  return (
    <EditorSection title={words.rulesTitle}>
      <TextAreaField {...control(section, 'defaultRules')} hint={words.rulesHint} rows={12} />
      <TextField {...control(section, 'termsVersion')} required />
      <TextField {...control(section, 'keepPlayersDays')} hint={words.keptHint} inputMode="numeric" />
      {section.draft.keepPlayersDays !== MINORS_DAYS && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48 text-sm text-mist">{words.keptForMinors}</p>
          <Button variant="secondary" onClick={() => section.change({ keepPlayersDays: MINORS_DAYS })}>
            {words.putMinorsDays}
          </Button>
        </div>
      )}
    </EditorSection>
  );
}

const MINORS_DAYS = String(KEEP_MINORS_DAYS);
