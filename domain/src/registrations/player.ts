import * as z from 'zod/mini';
import { EMAIL_FORMAT, emailKey, FREE_FIRE_ID, isEmail, isFreeFireId, isMailbox, PHONE } from '../contact.ts';
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
import { hasLink, NAME_WITH_LINK, personName } from '../people/person-name.ts';
import { text } from '../text.ts';

export const REGISTRATION_MESSAGES = {
  fullName: 'El nombre es obligatorio',
  freeFireId: 'El ID de Free Fire es obligatorio',
  freeFireIdFormat: 'El ID debe contener entre 8 y 12 dígitos numéricos',
  email: 'El correo es obligatorio',
  emailFormat: EMAIL_FORMAT,
  phone: 'El teléfono es obligatorio',
  phoneFormat: 'Ingresa un teléfono válido',
  nick: 'El nick es obligatorio',
  unitName: 'El nombre del equipo es obligatorio',
  sent: 'Inscripción enviada correctamente. Espera la aprobación del administrador.',
  failed: 'Error al enviar la inscripción. Inténtalo de nuevo.',
} as const;

/** The check that admin tools run before they send; its texts are English in the product. */
const ADMIN_REGISTRATION_MESSAGES = {
  fullName: 'Full name is required',
  freeFireId: 'Free Fire ID is required',
  freeFireIdFormat: 'Free Fire ID must be 8-12 digits',
  email: 'Email is required',
  emailFormat: 'Invalid email format',
  phone: 'Phone number is required',
} as const;

/** The personal data that a player types. */
export const playerShape = {
  fullName: personName(REGISTRATION_MESSAGES.fullName),
  freeFireId: described(
    text(SHORT_TEXT_MAX, { required: REGISTRATION_MESSAGES.freeFireId }).check(
      z.regex(FREE_FIRE_ID, REGISTRATION_MESSAGES.freeFireIdFormat),
    ),
    { minLength: FREE_FIRE_ID_MIN, maxLength: FREE_FIRE_ID_MAX },
  ),
  email: described(
    text(EMAIL_MAX, { required: REGISTRATION_MESSAGES.email }).check(
      z.overwrite(emailKey),
      z.refine(isMailbox, REGISTRATION_MESSAGES.emailFormat),
    ),
    { format: 'email' },
  ),
  phone: described(
    text(PHONE_MAX, { required: REGISTRATION_MESSAGES.phone }).check(
      z.regex(PHONE, REGISTRATION_MESSAGES.phoneFormat),
    ),
    { minLength: PHONE_MIN },
  ),
};

/** The stored form, readable whatever it holds. */
export const storedPlayerShape = {
  fullName: described(z.string(), { maxLength: NAME_MAX }),
  freeFireId: described(z.string(), { pattern: FREE_FIRE_ID.source }),
  email: described(z.string(), { format: 'email', maxLength: EMAIL_MAX }),
  phone: described(z.string(), { pattern: PHONE.source, maxLength: PHONE_MAX }),
};

const nick = (required?: string) =>
  text(NICK_MAX, required === undefined ? {} : { required }).check(
    z.refine((value) => !hasLink(value), NAME_WITH_LINK),
  );

/** The nick in the game: the only name of a player that becomes public. Without one, the player is a number. */
export const NickSchema = nick();
/** The nick in a form, where it is required. */
export const AskedNickSchema = nick(REGISTRATION_MESSAGES.nick);

/** The player's own part of the form, as the screen validates it. */
export const PlayerSchema = z.strictObject(playerShape);
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
