import * as z from 'zod/mini';
import { InstantSchema } from './time/instant.ts';

/** A queued mail is deleted after this time, sent or not, because it holds a name and an address. */
export const MAIL_KEPT_DAYS = 30;

/**
 * The "Trigger Email" extension defines `to` and `message`. Firestore itself removes the document after
 * `expiresAt`.
 */
export const MailSchema = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), text: z.string() }),
  expiresAt: InstantSchema,
});
export type Mail = z.output<typeof MailSchema>;
