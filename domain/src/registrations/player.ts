import * as z from 'zod/mini';
import { seenPhone } from '../contact/seen-phone.ts';
import { emailKey, FREE_FIRE_ID, isEmail, isFreeFireId, isMailbox, PHONE } from '../contact.ts';
import { described } from '../described.ts';
import {
  EMAIL_MAX,
  FREE_FIRE_ID_MAX,
  FREE_FIRE_ID_MIN,
  NAME_MAX,
  NICK_MAX,
  PHONE_MAX,
  PHONE_MIN,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { nameText, personName } from '../people/person-name.ts';
import { publicName } from '../public-name.ts';
import { text } from '../text.ts';
import * as words from './words/player.ts';
import { PLAYER_NAMES } from './words/player-data.ts';

/**
 * The specification demands these texts in English, for admin tools that check a registration before they send
 * it. No screen shows them.
 */
const ADMIN_REGISTRATION_MESSAGES = {
  fullName: 'Full name is required',
  freeFireId: 'Free Fire ID is required',
  freeFireIdFormat: 'Free Fire ID must be 8-12 digits',
  email: 'Email is required',
  emailFormat: 'Invalid email format',
  phone: 'Phone number is required',
} as const;

export const phoneText = (required: string) =>
  described(
    text(PHONE_MAX, required).check(
      z.overwrite(seenPhone),
      z.regex(PHONE, words.REGISTRATION_MESSAGES.phoneFormat),
    ),
    { minLength: PHONE_MIN },
  );

export type PlayerField = keyof typeof PLAYER_NAMES;
export const PLAYER_FIELDS = Object.keys(PLAYER_NAMES) as readonly PlayerField[];

export function eachPlayerField<T>(valueOf: (field: PlayerField) => T) {
  return Object.fromEntries(PLAYER_FIELDS.map((field) => [field, valueOf(field)])) as Record<PlayerField, T>;
}

const NickSchema = nameText(NICK_MAX);
export const AskedNickSchema = nameText(NICK_MAX, words.REGISTRATION_MESSAGES.nick);

const requiredShape = {
  fullName: personName(words.REGISTRATION_MESSAGES.fullName),
  freeFireId: described(
    text(SHORT_TEXT_MAX, words.REGISTRATION_MESSAGES.freeFireId).check(
      z.regex(FREE_FIRE_ID, words.REGISTRATION_MESSAGES.freeFireIdFormat),
    ),
    { minLength: FREE_FIRE_ID_MIN, maxLength: FREE_FIRE_ID_MAX },
  ),
  email: described(
    text(EMAIL_MAX, words.REGISTRATION_MESSAGES.email).check(
      z.overwrite(emailKey),
      z.refine(isMailbox, words.REGISTRATION_MESSAGES.emailFormat),
    ),
    { format: 'email' },
  ),
  phone: phoneText(words.REGISTRATION_MESSAGES.phone),
};

/** A call may leave out what a player may leave empty. */
export const playerShape = {
  ...requiredShape,
  nick: z._default(NickSchema, ''),
} satisfies Record<PlayerField, z.ZodMiniType>;

export const correctedPlayerShape = {
  ...requiredShape,
  nick: NickSchema,
} satisfies Record<PlayerField, z.ZodMiniType>;

export const storedPlayerShape = {
  fullName: described(z.string(), { maxLength: NAME_MAX }),
  freeFireId: described(z.string(), { pattern: FREE_FIRE_ID.source }),
  email: described(z.string(), { format: 'email', maxLength: EMAIL_MAX }),
  phone: described(z.string(), { pattern: PHONE.source, maxLength: PHONE_MAX }),
  nick: z._default(publicName(described(z.string(), { maxLength: NICK_MAX })), ''),
} satisfies Record<PlayerField, z.ZodMiniType>;

/** The fields that players read again in their own registration. */
export const ownPlayerShape = {
  fullName: storedPlayerShape.fullName,
  freeFireId: storedPlayerShape.freeFireId,
};
export const OWN_PLAYER_FIELDS = Object.keys(ownPlayerShape) as readonly (keyof typeof ownPlayerShape)[];

export const PlayerSchema = z.strictObject(requiredShape);
export type Player = z.output<typeof PlayerSchema>;

export function adminRegistrationErrors(player: Player): Partial<Record<keyof Player, string>> {
  const { freeFireId, email } = player;
  const errors: Partial<Record<keyof Player, string>> = {};
  if (player.fullName.trim() === '') errors.fullName = ADMIN_REGISTRATION_MESSAGES.fullName;
  if (freeFireId.trim() === '') errors.freeFireId = ADMIN_REGISTRATION_MESSAGES.freeFireId;
  else if (!isFreeFireId(freeFireId)) errors.freeFireId = ADMIN_REGISTRATION_MESSAGES.freeFireIdFormat;
  if (email.trim() === '') errors.email = ADMIN_REGISTRATION_MESSAGES.email;
  else if (!isEmail(email)) errors.email = ADMIN_REGISTRATION_MESSAGES.emailFormat;
  if (player.phone.trim() === '') errors.phone = ADMIN_REGISTRATION_MESSAGES.phone;
  return errors;
}
