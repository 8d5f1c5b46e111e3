import * as z from 'zod/mini';
import { InstantSchema, nullish } from '../../time/instant.ts';

/** Units that do not confirm these lose their place. The final asks only those who play it. */
export const PLACE_WINDOW_KINDS = ['entry', 'match'] as const;
export const WINDOW_KINDS = [...PLACE_WINDOW_KINDS, 'final'] as const;
export const WindowKindSchema = z.enum(WINDOW_KINDS);
export type WindowKind = z.output<typeof WindowKindSchema>;

/** `release`: unconfirmed units lose their place when the review ends. `mark`: they keep it. */
export const OnMissingSchema = z.enum(['release', 'mark']);

export const WindowSchema = z.object({
  kind: WindowKindSchema,
  opensAt: InstantSchema,
  closesAt: InstantSchema,
  onMissing: z._default(OnMissingSchema, 'release'),
});
export type ConfirmationWindow = z.output<typeof WindowSchema>;

export interface PlaceWindow extends ConfirmationWindow {
  readonly kind: (typeof PLACE_WINDOW_KINDS)[number];
}

export const WindowsSchema = z.array(WindowSchema).check(z.maxLength(WINDOW_KINDS.length));

export const ClosingSchema = z.object({
  extendedAt: nullish(InstantSchema),
  /** An organiser ended the review early at this time. */
  endedAt: nullish(InstantSchema),
  closedAt: nullish(InstantSchema),
  toldAt: nullish(InstantSchema),
  /** A pause of the tournament ended at this time, which gave the window a new review. */
  resumedAt: nullish(InstantSchema),
  /** The site found at this time that its notice came too late, and set `onMissing` to `mark`. */
  untoldAt: nullish(InstantSchema),
});
export type Closing = z.output<typeof ClosingSchema>;

export function ofEachWindow<T>(valueOf: (kind: WindowKind) => T) {
  return Object.fromEntries(WINDOW_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<WindowKind, T>;
}

export const ClosingsSchema = z.object(/* @__PURE__ */ ofEachWindow(() => nullish(ClosingSchema)));
export type Closings = z.output<typeof ClosingsSchema>;

export const NO_CLOSINGS: Closings = /* @__PURE__ */ ofEachWindow(() => null);
export const NO_CLOSING: Closing = {
  extendedAt: null,
  endedAt: null,
  closedAt: null,
  toldAt: null,
  resumedAt: null,
  untoldAt: null,
};

export interface Windows {
  readonly windows: readonly ConfirmationWindow[];
  readonly closings: Closings;
}
