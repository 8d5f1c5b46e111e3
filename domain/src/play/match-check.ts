import type { Result } from './match.ts';

export interface MatchCheck {
  /** Problems that prevent publishing the match. */
  readonly errors: readonly string[];
  /** Odd results that may still be true. */
  readonly warnings: readonly string[];
}

/** Checks whether the rows of a match can be true. */
export function checkMatch(
  rows: Readonly<Record<string, Result>>,
  units: readonly { readonly id: string; readonly name: string }[],
  playersPerUnit: number,
): MatchCheck {
  const present = units.flatMap(({ id, name }) => {
    const row = rows[id];
    return row?.played === true ? [{ name, ...row }] : [];
  });
  const missing = units.filter(({ id }) => rows[id] === undefined).map(({ name }) => name);
  const placements = [...new Set(present.flatMap(({ placement }) => placement ?? []))];
  const shared = placements
    .map((placement) => ({ placement, same: present.filter((row) => row.placement === placement) }))
    .filter(({ same }) => same.length > 1);
  const beyond = present.filter(({ placement }) => (placement ?? 0) > present.length);
  const kills = present.reduce((total, row) => total + (row.kills ?? 0), 0);
  const possible = Math.max(0, present.length - 1) * playersPerUnit;
  const uncounted = present.filter((row) => row.placement !== null && row.kills === null);
  return {
    errors: [
      ...(missing.length > 0 ? [`Falta el resultado de ${list(missing)}.`] : []),
      ...(present.length === 0 ? ['Nadie jugó esta partida.'] : []),
      ...(present.length > 0 && !placements.includes(1) ? ['Falta quién hizo Booyah.'] : []),
      ...shared.map(
        ({ placement, same }) => `${list(same.map(({ name }) => name))} comparten el puesto ${placement}.`,
      ),
      ...beyond.map(
        ({ name, placement }) => `${name} tiene el puesto ${placement} y jugaron ${present.length}.`,
      ),
    ],
    warnings: [
      ...(kills > possible ? [`Son ${kills} bajas y en esta partida caben ${possible}.`] : []),
      ...(uncounted.length > 0 ? [`Sin bajas anotadas: ${list(uncounted.map(({ name }) => name))}.`] : []),
    ],
  };
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
}
