import {
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

/** The screen's fields side by side, so that two people can each change one of a section. */
export const SettingsDraftSchema = z.object({
  name: text,
  tagline: text,
  description: text,
  phone: text,
  email: text,
  community: z.array(z.object({ label: text, url: text })),
  defaultRules: text,
  termsVersion: text,
  /** Empty keeps them for good. */
  keepPlayersDays: text,
});
export type SettingsDraft = z.output<typeof SettingsDraftSchema>;

export function draftOf({
  brand,
  contacts,
  community,
  defaultRules,
  termsVersion,
  keepPlayersDays,
}: SiteSettings): SettingsDraft {
  const days = keepPlayersDays === null ? '' : String(keepPlayersDays);
  return { ...brand, ...contacts, community, defaultRules, termsVersion, keepPlayersDays: days };
}

export function inputOf(draft: SettingsDraft): SiteSettingsInput {
  const { name, tagline, description, phone, email, keepPlayersDays, ...rest } = draft;
  const days = keepPlayersDays.trim();
  return {
    brand: { name, tagline, description },
    contacts: { phone, email },
    ...rest,
    keepPlayersDays: days === '' ? null : typedNumber(days),
  };
}

export function draftErrors(draft: SettingsDraft): EditorErrors {
  return schemaErrors(SiteSettingsInputSchema, inputOf(draft));
}

export function shownValue(draft: SettingsDraft, field: FieldOf<SettingsDraft>): string {
  const value = draft[field];
  if (value.length === 0) return words.emptyValue;
  return typeof value === 'string' ? value : value.map(({ label, url }) => `${label}: ${url}`).join('\n');
}
