import * as z from 'zod/mini';
import { EMAIL_FORMAT, emailKey, FREE_FIRE_ID, isEmail, isFreeFireId, isMailbox, PHONE } from '../contact.ts';
import { described } from '../described.ts';
import type { Form } from '../forms/form.ts';
import {
  AccountIdSchema,
  DocumentIdSchema,
  PrivateCodeSchema,
  RequestIdSchema,
  StoredIdSchema,
} from '../ids.ts';
import {
  EMAIL_MAX,
  FREE_FIRE_ID_MAX,
  FREE_FIRE_ID_MIN,
  NAME_MAX,
  PHONE_MAX,
  PHONE_MIN,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { personName } from '../people/person-name.ts';
import { type AnswerField, AnswersSchema } from '../questions/answers.ts';
import { byOrder, type Question, questionField } from '../questions/question.ts';
import { text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import { AcceptedVersionSchema, StoredVersionSchema } from './acceptance.ts';

export const RegistrationStatusSchema = z.enum(['pending', 'approved', 'rejected']);
export type RegistrationStatus = z.output<typeof RegistrationStatusSchema>;

export const REGISTRATION_STATUS = {
  pending: { label: 'Pendiente', colour: 'yellow' },
  approved: { label: 'Aprobado', colour: 'green' },
  rejected: { label: 'Rechazado', colour: 'red' },
} as const satisfies Record<RegistrationStatus, { label: string; colour: string }>;

export const REGISTRATION_MESSAGES = {
  fullName: 'El nombre es obligatorio',
  freeFireId: 'El ID de Free Fire es obligatorio',
  freeFireIdFormat: 'El ID debe contener entre 8 y 12 dígitos numéricos',
  email: 'El correo es obligatorio',
  emailFormat: EMAIL_FORMAT,
  phone: 'El teléfono es obligatorio',
  phoneFormat: 'Ingresa un teléfono válido',
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

const playerShape = {
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

/** As it is stored, and read whatever it is. */
const storedPlayerShape = {
  fullName: described(z.string(), { maxLength: NAME_MAX }),
  freeFireId: described(z.string(), { pattern: FREE_FIRE_ID.source }),
  email: described(z.string(), { format: 'email', maxLength: EMAIL_MAX }),
  phone: described(z.string(), { pattern: PHONE.source, maxLength: PHONE_MAX }),
};
const StoredReasonSchema = nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX }));

/** The player's own part of the form, as the screen validates it. */
export const PlayerSchema = z.strictObject(playerShape);
export type Player = z.output<typeof PlayerSchema>;

/**
 * `requestId` becomes the document's id: a retry is the same registration. Without one, the same words from the same
 * network within minutes are a retry.
 */
export const RegistrationInputSchema = z.strictObject({
  ...playerShape,
  requestId: nullish(RequestIdSchema),
  tournamentId: DocumentIdSchema,
  answers: z._default(AnswersSchema, {}),
  /** Which rules and terms were shown and accepted; without it nothing was declared. */
  acceptedVersion: nullish(AcceptedVersionSchema),
});
export type RegistrationInput = z.output<typeof RegistrationInputSchema>;

/** A player whom an organiser adds by hand. */
export const RegistrationAdditionSchema = z.strictObject({
  ...playerShape,
  requestId: nullish(RequestIdSchema),
});
export type RegistrationAddition = z.output<typeof RegistrationAdditionSchema>;

/** What an organiser corrects; what is not named stays. */
export const RegistrationCorrectionSchema = z.strictObject({
  fullName: z.optional(playerShape.fullName),
  freeFireId: z.optional(playerShape.freeFireId),
  email: z.optional(playerShape.email),
  phone: z.optional(playerShape.phone),
});
export type RegistrationCorrection = z.output<typeof RegistrationCorrectionSchema>;

export const StoredRegistrationSchema = z.object({
  tournamentId: DocumentIdSchema,
  ...storedPlayerShape,
  answers: z._default(AnswersSchema, {}),
  status: RegistrationStatusSchema,
  reason: StoredReasonSchema,
  statusCodeHash: z.string(),
  createdAt: InstantSchema,
  decidedAt: nullish(InstantSchema),
  decidedBy: nullish(AccountIdSchema),
  /** The same for all that came from one network to one tournament, and nothing that tells which network it was. */
  networkKey: nullish(described(z.string(), { maxLength: SHORT_TEXT_MAX })),
  acceptance: nullish(z.object({ version: StoredVersionSchema, at: InstantSchema })),
  /** Mails queued for this player, so that erasing the registration erases them too. */
  mailIds: z._default(z.array(z.string()), []),
});
export type StoredRegistration = z.output<typeof StoredRegistrationSchema>;

/** What admins see: everything but the hash of the player's private code and what only erasing needs. */
export const RegistrationSchema = z.extend(
  z.omit(StoredRegistrationSchema, { statusCodeHash: true, mailIds: true }),
  { id: StoredIdSchema },
);
export type Registration = z.output<typeof RegistrationSchema>;

export const RegistrationReceiptSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  status: RegistrationStatusSchema,
  createdAt: InstantSchema,
  privateCode: PrivateCodeSchema,
});
export type RegistrationReceipt = z.output<typeof RegistrationReceiptSchema>;

/** What the holder of the private code sees of their own registration. */
export const OwnRegistrationSchema = z.object({
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  tournamentDate: nullish(InstantSchema),
  formerDate: nullish(InstantSchema),
  cancelledAt: nullish(InstantSchema),
  cancelReason: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
  timeZone: ShownTimeZoneSchema,
  fullName: storedPlayerShape.fullName,
  freeFireId: storedPlayerShape.freeFireId,
  status: RegistrationStatusSchema,
  reason: StoredReasonSchema,
  createdAt: InstantSchema,
  decidedAt: nullish(InstantSchema),
});
export type OwnRegistration = z.output<typeof OwnRegistrationSchema>;

/** The active questions in their order, then the fields of the linked form. */
export function additionalFields(questions: readonly Question[], form: Form | null): readonly AnswerField[] {
  const active = questions.filter((question) => question.active).toSorted(byOrder);
  return [...active.map(questionField), ...(form?.fields ?? [])];
}

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
