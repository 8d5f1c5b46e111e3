import * as z from 'zod/mini';

/** The document format of the "Trigger Email" extension with named templates. */
export const MailSchema = z.object({
  to: z.array(z.string()),
  template: z.object({
    name: z.enum(['registration-received', 'registration-decided', 'access-decided']),
    data: z.record(z.string(), z.string()),
  }),
});
export type Mail = z.output<typeof MailSchema>;
