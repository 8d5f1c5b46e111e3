import * as z from 'zod/mini';
import {
  KEEP_PLAYERS_DAYS_MAX,
  KEEP_PLAYERS_DAYS_MIN,
  LONG_TEXT_MAX,
  NAME_MAX,
  RULES_TEXT_MAX,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { lines, seenText, text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const LinkSchema = z.strictObject({
  label: text(60, { required: 'Escribe el nombre del enlace.' }),
  url: z
    .string()
    .check(z.maxLength(500), z.regex(/^https:\/\/[^\s]+$/, 'El enlace debe empezar con https://')),
});

/** The settings that the owner edits. */
export const siteShape = {
  brand: z.strictObject({
    name: text(60, { required: 'Escribe el nombre.' }),
    tagline: text(SHORT_TEXT_MAX),
    description: lines(LONG_TEXT_MAX),
  }),
  contacts: z.strictObject({ phone: text(30), email: text(NAME_MAX) }),
  community: z.array(LinkSchema).check(z.maxLength(8, 'Como máximo 8 enlaces.')),
  defaultRules: z
    .string()
    .check(z.overwrite(seenText), z.maxLength(RULES_TEXT_MAX, 'Las reglas son demasiado largas.')),
  termsVersion: text(20, { required: 'Escribe la versión de los términos.' }),
  /** Retention of player data after a tournament; null keeps it until it is deleted. */
  keepPlayersDays: nullish(
    z
      .int('Ingresa un número entero de días.')
      .check(
        z.minimum(KEEP_PLAYERS_DAYS_MIN, `Al menos ${KEEP_PLAYERS_DAYS_MIN} días.`),
        z.maximum(KEEP_PLAYERS_DAYS_MAX, `Como máximo ${KEEP_PLAYERS_DAYS_MAX} días.`),
      ),
  ),
};

/** Checked by the settings screen before sending. */
export const SiteSettingsInputSchema = z.strictObject(siteShape);
export type SiteSettingsInput = z.output<typeof SiteSettingsInputSchema>;

export const SiteSettingsSchema = z.object({
  ...siteShape,
  updatedAt: nullish(InstantSchema),
});
export type SiteSettings = z.output<typeof SiteSettingsSchema>;
