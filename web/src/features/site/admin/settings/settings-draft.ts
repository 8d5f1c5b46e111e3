import {
  PRIVACY_COUNTRIES,
  type SiteSettings,
  type SiteSettingsInput,
  SiteSettingsInputSchema,
} from '@copa/domain/site/settings';
import * as z from 'zod/mini';
import type { FieldOf } from '../../../../lib/admin/edits.ts';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import * as words from '../../words/settings.ts';

const text = z.string();

/** The draft is flat, unlike `SiteSettings`, because the changes of two people are merged field by field. */
export const SettingsDraftSchema = z.object({
  name: text,
  tagline: text,
  description: text,
  phone: text,
  email: text,
  responsible: text,
  city: text,
  country: z.enum(PRIVACY_COUNTRIES),
  privacyEmail: text,
  mailProvider: text,
  serversIn: text,
  community: z.array(z.object({ label: text, url: text })),
  defaultRules: text,
  termsVersion: text,
  /** Empty if player data is kept for good. */
  keepPlayersDays: text,
});
export type SettingsDraft = z.output<typeof SettingsDraftSchema>;

export function settingsDraftOf(settings: SiteSettings): SettingsDraft {
  const { brand, contacts, community, defaultRules, termsVersion, keepPlayersDays, privacy } = settings;
  const days = keepPlayersDays === null ? '' : String(keepPlayersDays);
  const { email: privacyEmail, ...answers } = privacy;
  return {
    ...brand,
    ...contacts,
    ...answers,
    privacyEmail,
    community,
    defaultRules,
    termsVersion,
    keepPlayersDays: days,
  };
}

export function settingsInputOf(draft: SettingsDraft): SiteSettingsInput {
  const { name, tagline, description, phone, email, keepPlayersDays, ...others } = draft;
  const { responsible, city, country, privacyEmail, mailProvider, serversIn, ...rest } = others;
  const days = keepPlayersDays.trim();
  return {
    brand: { name, tagline, description },
    contacts: { phone, email },
    privacy: { responsible, city, country, email: privacyEmail, mailProvider, serversIn },
    ...rest,
    keepPlayersDays: days === '' ? null : typedNumber(days),
  };
}

/** Returns the typed days if saving them erases data earlier than now, and null otherwise. */
export function daysCutTo(
  draft: SettingsDraft,
  { keepPlayersDays: now }: Pick<SiteSettings, 'keepPlayersDays'>,
): number | null {
  const { keepPlayersDays: days } = settingsInputOf(draft);
  if (days === null || Object.keys(settingsDraftErrors(draft)).length > 0) return null;
  return now === null || days < now ? days : null;
}

export function settingsDraftErrors(draft: SettingsDraft): EditorErrors {
  return schemaErrors(SiteSettingsInputSchema, settingsInputOf(draft));
}

export function shownSettingsValue(draft: SettingsDraft, field: FieldOf<SettingsDraft>): string {
  const value = field === 'country' ? words.countries[draft.country] : draft[field];
  if (value.length === 0) return words.emptyValue;
  return typeof value === 'string' ? value : value.map(({ label, url }) => `${label}: ${url}`).join('\n');
}
