import { type Closing, type ConfirmationWindow, NO_CLOSING, NO_CLOSINGS, type WindowKind } from './window.ts';

export const at = (time: string) => new Date(`2026-11-21T${time}Z`);

export const windowFrom = (kind: WindowKind, opens: string, closes: string): ConfirmationWindow => ({
  kind,
  opensAt: at(opens),
  closesAt: at(closes),
  onMissing: 'release',
});

export const ENTRY = windowFrom('entry', '10:00', '17:00');
export const FINAL = windowFrom('final', '22:00', '22:30');

export const PUBLISHED = {
  closings: NO_CLOSINGS,
  status: 'published' as const,
  cancelledAt: null,
  hiddenAt: null,
  endedAt: null,
};

export const withClosing = <T extends object>(
  tournament: T,
  kind: WindowKind,
  changes: Partial<Closing>,
) => ({
  ...tournament,
  closings: { ...NO_CLOSINGS, [kind]: { ...NO_CLOSING, ...changes } },
});
