import * as z from 'zod/mini';
import { described } from '../described.ts';
import { REMINDER_NAME_MAX } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { WINDOW_KINDS } from '../tournaments/places/window.ts';

/**
 * The subject of a reminder: a confirmation, a team with open slots, the consent for a minor, a place in the queue, or that
 * the tournament is reserved for the player, who has not registered.
 */
export const ReminderAboutSchema = z.enum([...WINDOW_KINDS, 'team', 'consent', 'waiting', 'reserved']);
export type ReminderAbout = z.output<typeof ReminderAboutSchema>;

export const ReminderSchema = z.object({
  about: ReminderAboutSchema,
  at: InstantSchema,
  by: described(z.string(), { maxLength: REMINDER_NAME_MAX }),
});
export type Reminder = z.output<typeof ReminderSchema>;

/** `reminders/{tournament}`: whom an organiser wrote to last, by unit, or by the minor whose adult it was, so that two of them do not write twice. */
export const RemindersSchema = z.object({
  id: z.string(),
  units: z._default(z.record(z.string(), ReminderSchema), {}),
});
export type Reminders = z.output<typeof RemindersSchema>;
