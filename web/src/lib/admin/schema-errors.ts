import * as z from 'zod/mini';

export type EditorErrors = Readonly<Record<string, string>>;

export function schemaErrors(schema: z.ZodMiniType, input: unknown): EditorErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, input).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

export function errorIn(errors: EditorErrors, field: string): string | undefined {
  const part = Object.keys(errors).find((path) => path.startsWith(`${field}.`));
  return errors[field] ?? (part === undefined ? undefined : errors[part]);
}
