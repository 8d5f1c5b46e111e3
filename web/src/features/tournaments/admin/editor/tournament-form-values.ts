import { ownTimeZone } from '@copa/domain/time/date-format';
import { formatPrizePool, parsePrizePool } from '@copa/domain/tournaments/prizes';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import {
  ModalitySchema,
  type Tournament,
  type TournamentFormValues,
  TournamentInputSchema,
  TournamentStatusSchema,
  UNIT_SIZES,
} from '@copa/domain/tournaments/tournament';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { changedFields } from '../../../../lib/admin/edits.ts';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput, toLocalInput } from '../../../../lib/admin/zoned-time.ts';
import { formatLabel, gameModeLabel, storedFormat, storedGameMode } from '../../tournament-words.ts';

const text = z.string();

/** The editor's fields: times are wall clocks of the organiser's zone, numbers are what was typed, words are Spanish. */
export const EditorValuesSchema = z.object({
  name: text,
  description: text,
  date: text,
  undated: z._default(z.boolean(), false),
  endDate: text,
  registrationDeadline: text,
  timeZone: text,
  maxPlayers: text,
  status: TournamentStatusSchema,
  publishDate: text,
  gameMode: text,
  mapSelection: text,
  modality: ModalitySchema,
  substitutes: z._default(text, '0'),
  format: text,
  entryFee: text,
  firstPrize: text,
  secondPrize: text,
  thirdPrize: text,
  prize: text,
  rules: text,
  linkedFormId: text,
  imageId: z.nullable(text),
  results: z.array(
    z.object({
      place: text,
      player: text,
      prize: text,
      points: text,
      /** A moment, as the API writes it; empty while it is not. */
      deliveredAt: z._default(text, ''),
    }),
  ),
});
export type EditorValues = z.output<typeof EditorValuesSchema>;

export function emptyValues(defaultRules: string): EditorValues {
  return {
    name: '',
    description: '',
    date: '',
    undated: false,
    endDate: '',
    registrationDeadline: '',
    timeZone: ownTimeZone(),
    maxPlayers: '48',
    status: 'draft',
    publishDate: '',
    gameMode: gameModeLabel('COMPETITIVO'),
    mapSelection: '',
    modality: 'solo',
    substitutes: '0',
    format: formatLabel('eliminacion_directa'),
    entryFee: '0',
    firstPrize: '',
    secondPrize: '',
    thirdPrize: '',
    prize: '',
    rules: defaultRules,
    linkedFormId: '',
    imageId: null,
    results: [],
  };
}

export function valuesOf(tournament: Tournament): EditorValues {
  const { timeZone } = tournament;
  const prizes = parsePrizePool(tournament.prizePool);
  return {
    name: tournament.name,
    description: tournament.description,
    date: toLocalInput(tournament.date, timeZone),
    undated: tournament.date === null,
    endDate: toLocalInput(tournament.endDate, timeZone),
    registrationDeadline: toLocalInput(tournament.registrationDeadline, timeZone),
    timeZone,
    maxPlayers: String(tournament.maxPlayers),
    status: tournament.status,
    publishDate: toLocalInput(tournament.publishDate, timeZone),
    gameMode: gameModeLabel(tournament.gameMode),
    mapSelection: tournament.mapSelection,
    modality: tournament.modality,
    substitutes: String(tournament.substitutes),
    format: formatLabel(tournament.format),
    entryFee: tournament.entryFee,
    firstPrize: prizes.first ?? '',
    secondPrize: prizes.second ?? '',
    thirdPrize: prizes.third ?? '',
    prize: tournament.prize,
    rules: rulesLines(tournament.rules).join('\n'),
    linkedFormId: tournament.linkedFormId ?? '',
    imageId: tournament.imageId,
    results: tournament.results.map(({ place, player, prize, points, deliveredAt }) => ({
      place: String(place),
      player,
      prize,
      points: points === null ? '' : String(points),
      deliveredAt: deliveredAt?.toISOString() ?? '',
    })),
  };
}

/** A copy starts as a draft of its own, with new dates to choose and nobody's results. */
export function duplicateOf(tournament: Tournament): EditorValues {
  return {
    ...valuesOf(tournament),
    name: `${tournament.name} (copia)`,
    status: 'draft',
    date: '',
    undated: false,
    endDate: '',
    registrationDeadline: '',
    publishDate: '',
    results: [],
  };
}

const orNull = (prize: string) => (prize.trim() === '' ? null : prize.trim());

/** A date that is empty or half typed stays so: the schema says what is missing, and no made-up moment passes. */
export function inputOf(values: EditorValues): TournamentFormValues {
  const { timeZone } = values;
  const instant = (local: string) => fromLocalInput(local, timeZone) ?? local;
  const orNone = (local: string) => (local === '' ? null : instant(local));
  const prizes = {
    first: orNull(values.firstPrize),
    second: orNull(values.secondPrize),
    third: orNull(values.thirdPrize),
  };
  return {
    name: values.name,
    description: values.description,
    date: values.undated ? null : instant(values.date),
    endDate: values.undated ? null : orNone(values.endDate),
    registrationDeadline: orNone(values.registrationDeadline),
    timeZone,
    maxPlayers: typedNumber(values.maxPlayers),
    status: values.status,
    publishDate: orNone(values.publishDate),
    gameMode: storedGameMode(values.gameMode),
    mapSelection: values.mapSelection,
    modality: values.modality,
    // Who plays alone has none, whatever was chosen for a team before.
    substitutes: UNIT_SIZES[values.modality] === 1 ? 0 : typedNumber(values.substitutes),
    format: storedFormat(values.format),
    entryFee: values.entryFee.trim() === '' ? '0' : values.entryFee.trim(),
    prizePool: formatPrizePool(prizes),
    prize: values.prize,
    rules: values.rules,
    linkedFormId: values.linkedFormId === '' ? null : values.linkedFormId,
    imageId: values.imageId,
    results: values.results.map(({ place, player, prize, points, deliveredAt }) => ({
      place: typedNumber(place),
      player,
      prize,
      points: points.trim() === '' ? null : typedNumber(points),
      deliveredAt: deliveredAt === '' ? null : deliveredAt,
    })),
  };
}

/**
 * What was not touched is kept as it was read, where the editor shows less of it: the seconds of a moment, prizes in
 * words of somebody's own, rules as a list.
 */
export function inputOver(source: Tournament | null, values: EditorValues): TournamentFormValues {
  const typed = inputOf(values);
  if (source === null) return typed;
  const touched = new Set<string>(changedFields(inputOf(valuesOf(source)), typed));
  const kept = Object.entries(source).filter(([field]) => field in typed && !touched.has(field));
  return { ...typed, ...Object.fromEntries(kept) };
}

export function editorErrors(source: Tournament | null, values: EditorValues): EditorErrors {
  return schemaErrors(TournamentInputSchema, inputOver(source, values));
}

type TournamentResolver = (source: Tournament | null) => Resolver<EditorValues>;

export const resolveTournament: TournamentResolver = (source) => (values) => {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(editorErrors(source, values))) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let target = errors;
    for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
    target[last] = { type: 'validate', message };
  }
  const valid = Object.keys(errors).length === 0;
  return valid ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<EditorValues> };
};
