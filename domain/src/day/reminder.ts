import * as z from 'zod/mini';
import { described } from '../described.ts';
import { REMINDER_NAME_MAX } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { WINDOW_KINDS } from '../tournaments/places/window.ts';

/**
 * `team` asks for players for open slots, and `waiting` asks a waiting unit to say that it is ready.
 * `reserved` asks a player to register while a place is reserved for that player.
 */
export const ReminderAboutSchema = z.enum([...WINDOW_KINDS, 'team', 'consent', 'waiting', 'reserved']);
export type ReminderAbout = z.output<typeof ReminderAboutSchema>;

export const ReminderSchema = z.object({
  about: ReminderAboutSchema,
  at: InstantSchema,
  by: described(z.string(), { maxLength: REMINDER_NAME_MAX }),
});
export type Reminder = z.output<typeof ReminderSchema>;

export const RemindersSchema = z.object({
  id: z.string(),
  units: z._default(z.record(z.string(), ReminderSchema), {}),
});
export type Reminders = z.output<typeof RemindersSchema>;
