import type * as z from 'zod/mini';

export interface Collection<T extends { readonly id: string }> {
  readonly path: string;
  readonly schema: z.ZodMiniType<T>;
  /** True for all collections of the name `path`, wherever they are. Only queries may use it. */
  readonly isGroup?: true;
  /** True: a document that does not fit its schema is logged and counts as missing, so no call fails by it. */
  readonly isSpare?: true;
}

/** `Writer` takes only this type. `TOURNAMENTS` is a plain `Collection`, so it cannot be written directly. */
export interface OwnCollection<T extends { readonly id: string }> extends Collection<T> {
  readonly isFollowed: false;
}

export type Fields<T> = Omit<T, 'id'>;

export function collection<T extends { readonly id: string }>(
  path: string,
  schema: z.ZodMiniType<T>,
  rest: Pick<Collection<T>, 'isSpare'> = {},
): OwnCollection<T> {
  return { path, schema, isFollowed: false, ...rest };
}
