import * as z from 'zod/mini';
import { isMailbox, isPhone } from '../contact.ts';
import type { ObjectOf } from '../described.ts';
import {
  COMMUNITY_LINKS_MAX,
  EMAIL_MAX,
  KEEP_PLAYERS_DAYS_MAX,
  KEEP_PLAYERS_DAYS_MIN,
  LONG_TEXT_MAX,
  NAME_MAX,
  RULES_TEXT_MAX,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { lines, seenText, text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { NO_PRIVACY } from './no-privacy.ts';
import * as words from './words.ts';

const linkShape = {
  label: text(60, words.noLinkName),
  url: z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s]+$/, words.linkNotHttps)),
};

export const PRIVACY_COUNTRIES = ['', 'MX', 'CO', 'BR', 'other'] as const;

const privacyShape = {
  responsible: text(NAME_MAX),
  city: text(SHORT_TEXT_MAX),
  country: z.enum(PRIVACY_COUNTRIES, words.noCountry),
  email: text(EMAIL_MAX),
  mailProvider: text(NAME_MAX),
  serversIn: text(NAME_MAX),
};
export type Privacy = z.output<z.ZodMiniObject<typeof privacyShape>>;

export function missingPrivacy(privacy: Privacy): readonly (keyof Privacy)[] {
  return (Object.keys(NO_PRIVACY) as (keyof Privacy)[]).filter((field) => privacy[field] === '');
}

const shapeWith = (object: ObjectOf) => ({
  brand: object({
    name: text(60, words.noName),
    tagline: text(SHORT_TEXT_MAX),
    description: lines(LONG_TEXT_MAX),
  }),
  contacts: object({ phone: text(30), email: text(NAME_MAX) }),
  privacy: z._default(object(privacyShape), NO_PRIVACY),
  community: z.array(object(linkShape)).check(z.maxLength(COMMUNITY_LINKS_MAX, words.tooManyLinks)),
  defaultRules: z.string().check(z.overwrite(seenText), z.maxLength(RULES_TEXT_MAX, words.rulesTooLong)),
  termsVersion: text(20, words.noTermsVersion),
  /**
   * Player data are erased this many days after a tournament. With null, they stay until somebody deletes
   * them.
   */
  keepPlayersDays: nullish(
    z
      .int(words.wholeDays)
      .check(
        z.minimum(KEEP_PLAYERS_DAYS_MIN, words.fewestDays),
        z.maximum(KEEP_PLAYERS_DAYS_MAX, words.mostDays),
      ),
  ),
});

/** Earlier versions stored any text here, so only what is written is checked. */
const writtenMailbox = (max: number) =>
  text(max).check(z.refine((email) => email === '' || isMailbox(email), words.invalidPrivacyEmail));
const writtenContacts = z.strictObject({
  phone: text(30).check(z.refine((phone) => phone === '' || isPhone(phone), words.invalidContactPhone)),
  email: writtenMailbox(NAME_MAX),
});

const writtenPrivacy = z.strictObject({ ...privacyShape, email: writtenMailbox(EMAIL_MAX) });

export const siteShape = {
  ...shapeWith(z.strictObject),
  contacts: writtenContacts,
  privacy: z._default(writtenPrivacy, NO_PRIVACY),
};

export const SiteSettingsInputSchema = z.strictObject(siteShape);
export type SiteSettingsInput = z.output<typeof SiteSettingsInputSchema>;

export const SiteSettingsSchema = z.object({ ...shapeWith(z.object), updatedAt: nullish(InstantSchema) });
export type SiteSettings = z.output<typeof SiteSettingsSchema>;
