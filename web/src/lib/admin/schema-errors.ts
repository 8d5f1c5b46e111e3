import * as z from 'zod/mini';

/** By the path of the field. */
export type EditorErrors = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field: the same that the server would answer. */
export function schemaErrors(schema: z.ZodMiniType, input: unknown): EditorErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, input).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

/** What is wrong with a field, or with a part of it that has no place of its own on the screen. */
export function errorIn(errors: EditorErrors, field: string): string | undefined {
  const part = Object.keys(errors).find((path) => path.startsWith(`${field}.`));
  return errors[field] ?? (part === undefined ? undefined : errors[part]);
}
