import type { Result } from '@copa/domain/play/match';
import type { Report } from '@copa/domain/play/report/report';

export interface PlacedReports {
  /** Reports by placement; several in a group claim the same one. */
  readonly groups: readonly { readonly placement: number; readonly reports: readonly Report[] }[];
  readonly discarded: readonly Report[];
}

export function isUsed({ registrationId, placement, kills }: Report, rows: Readonly<Record<string, Result>>) {
  const row = rows[registrationId];
  return row?.played === true && row.placement === placement && row.kills === kills;
}

/** Reports whose figures equal the row count as used, even if they were put aside before. */
export function placedReports(
  reports: readonly Report[],
  rows: Readonly<Record<string, Result>>,
): PlacedReports {
  const standing = reports.filter((report) => report.discardedAt === null || isUsed(report, rows));
  const placements = [...new Set(standing.map(({ placement }) => placement))].toSorted((a, b) => a - b);
  return {
    groups: placements.map((placement) => ({
      placement,
      reports: standing
        .filter((report) => report.placement === placement)
        .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime()),
    })),
    discarded: reports.filter((report) => !standing.includes(report)),
  };
}
