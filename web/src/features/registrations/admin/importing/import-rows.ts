import {
  type ImportedUnit,
  ImportedUnitSchema,
  type ImportResult,
} from '@copa/domain/registrations/pasted/import';
import type { Pasted, PastedUnit } from '@copa/domain/registrations/pasted/pasted-players';
import * as z from 'zod/mini';
import * as words from '../../words/importing.ts';

export type ImportRow =
  | { readonly kind: 'ready'; readonly pasted: PastedUnit; readonly sent: ImportedUnit }
  | { readonly kind: 'wrong'; readonly line: string; readonly why: string }
  | { readonly kind: 'empty'; readonly name: string };

export function importRows({ units, withoutPlayers }: Pasted): readonly ImportRow[] {
  const named = units.map((pasted): ImportRow => {
    const wrong = pasted.players.find(({ problem }) => problem !== null);
    if (wrong?.problem)
      return { kind: 'wrong', line: lineOf(wrong.line), why: words.problems[wrong.problem] };
    const parsed = z.safeParse(ImportedUnitSchema, {
      unit: pasted.name === '' ? null : { name: pasted.name },
      players: pasted.players.map(({ nick, fullName, freeFireId, phone }) => ({
        nick,
        fullName: fullName === '' ? nick : fullName,
        freeFireId,
        phone,
      })),
    });
    if (parsed.success) return { kind: 'ready', pasted, sent: parsed.data };
    const [issue] = parsed.error.issues;
    const at = issue?.path[0] === 'players' ? Number(issue.path[1]) : 0;
    return { kind: 'wrong', line: lineOf(pasted.players[at]?.line ?? ''), why: issue?.message ?? '' };
  });
  return [...named, ...withoutPlayers.map((name): ImportRow => ({ kind: 'empty', name }))];
}

export function withResults(
  rows: readonly ImportRow[],
  results: readonly ImportResult[],
): readonly ImportRow[] {
  const left = [...results];
  return rows.map((row): ImportRow => {
    const result = row.kind === 'ready' ? left.shift() : undefined;
    if (row.kind !== 'ready' || result?.success !== false) return row;
    const { line = '' } = row.pasted.players[result.player ?? 0] ?? {};
    return { kind: 'wrong', line: lineOf(line), why: result.error ?? '' };
  });
}

export function readyNames(rows: readonly ImportRow[]): readonly string[] {
  return rows.flatMap((row) =>
    row.kind === 'ready' ? [row.sent.unit?.name ?? row.sent.players[0]?.nick ?? ''] : [],
  );
}

const lineOf = (line: string) => line.replaceAll(/\s+/g, ' ').trim();
