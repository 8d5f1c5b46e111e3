import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { DocumentIdSchema } from '../../ids.ts';
import { NAME_MAX, NICK_MAX, SHORT_TEXT_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { ShownTimeZoneSchema } from '../../time/time-zone.ts';
import { AcceptedVersionSchema, StoredVersionSchema } from '../acceptance.ts';

/**
 * The date of the consent text and the first 16 hex digits of its SHA-256. A test fails if only the text
 * changes.
 */
export const CONSENT_VERSION = '2026-12-08.a1979c640bdf9d45';

export const ConsentSchema = z.object({
  version: StoredVersionSchema,
  at: InstantSchema,
  showsNick: z.boolean(),
});
/**
 * `shownAt` is the time of the last consent that showed the nick; null if there was none. `cameAbout` has the
 * seconds from the member's registration to the first consent, and whether both came from one network.
 */
export const StoredConsentSchema = z.extend(ConsentSchema, {
  shownAt: nullish(InstantSchema),
  cameAbout: nullish(z.object({ seconds: CountSchema, sameNetwork: z.nullable(z.boolean()) })),
});
export type StoredConsent = z.output<typeof StoredConsentSchema>;

export const GivenConsentSchema = z.strictObject({
  version: AcceptedVersionSchema,
  showsNick: z.boolean(),
});
export type GivenConsent = z.output<typeof GivenConsentSchema>;

/** `gone` means that the adult's name and phone are deleted. Each other value says what deletes them. */
export const ContactEndSchema = z.enum(['consent', 'tournament', 'prize', 'gone']);
export type ContactEnd = z.output<typeof ContactEndSchema>;

export const ConsentPageSchema = z.object({
  /** Null while visitors do not see the tournament's page. */
  tournamentId: nullish(DocumentIdSchema),
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  tournamentDate: nullish(InstantSchema),
  cancelledAt: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
  firstName: described(z.string(), { maxLength: NAME_MAX }),
  publicNumber: described(z.string(), { maxLength: NICK_MAX }),
  /**
   * Player data are erased this many days after the tournament. With null, they stay until somebody deletes
   * them.
   */
  keptDays: z.nullable(CountSchema),
  fee: nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX })),
  /** An earlier version of the API does not say it; the default is the longest storage. */
  contactEnd: z._default(ContactEndSchema, 'prize'),
  consent: nullish(ConsentSchema),
});
export type ConsentPage = z.output<typeof ConsentPageSchema>;
