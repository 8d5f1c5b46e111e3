import { PLAN_PRESET_NAMES } from '@copa/domain/play/plan/presets';
import { seenLine } from '@copa/domain/text';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { WaitlistModeSchema } from '@copa/domain/tournaments/places/waitlist';
import { pastCloseError } from '@copa/domain/tournaments/places/window-plan';
import { formatPrizePool, parsePrizePool } from '@copa/domain/tournaments/prizes';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { eachSettingField } from '@copa/domain/tournaments/settings/fields';
import { choiceShape } from '@copa/domain/tournaments/settings/shape';
import { type Tournament, TournamentStatusSchema } from '@copa/domain/tournaments/tournament';
import { type TournamentFormValues, TournamentInputSchema } from '@copa/domain/tournaments/tournament-input';
import * as z from 'zod/mini';
import { changedFields, type FieldOf } from '../../../../lib/admin/edits.ts';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import { shownNumber, typedNumber } from '../../../../lib/admin/typed-number.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { fromLocalInput, toLocalInput } from '../../../../lib/zoned-time.ts';
import { formatLabel, gameModeLabel, storedFormat, storedGameMode } from '../../tournament-words.ts';
import * as editorWords from '../../words/editor.ts';
import {
  confirmationsOf,
  fieldOfWindows,
  mayMove,
  NO_TYPED_CONFIRMATIONS,
  TypedConfirmationsSchema,
  windowsOf,
} from './confirmation-values.ts';
import {
  fieldOfReservation,
  NO_RESERVATION,
  reservedOf,
  TypedReservationSchema,
  typedReservationOf,
} from './reservation-values.ts';

const text = z._default(z.string(), '');
const no = z._default(z.boolean(), false);

const storedShape = {
  name: text,
  description: text,
  weekly: no,
  timeZone: z._default(z.string(), ownTimeZone),
  status: z._default(TournamentStatusSchema, 'draft'),
  ...eachSettingField(() => text),
  ...choiceShape,
  adultsOnly: no,
  prize: text,
  imageId: z._default(z.nullable(z.string()), null),
};
const StoredValuesSchema = z.object(storedShape);

/**
 * Times are in the tournament's zone, except `deliveredAt`. `gameMode` and `format` are the texts that people
 * read, not the stored codes.
 */
export const EditorValuesSchema = z.object({
  ...storedShape,
  date: text,
  undated: no,
  endDate: text,
  registrationDeadline: text,
  maxPlayers: z._default(z.string(), '48'),
  publishDate: text,
  gameMode: z._default(z.string(), () => gameModeLabel('COMPETITIVO')),
  substitutes: z._default(z.string(), '0'),
  confirmations: z._default(TypedConfirmationsSchema, NO_TYPED_CONFIRMATIONS),
  waitlistMax: z._default(z.string(), '0'),
  waitlistMode: z._default(WaitlistModeSchema, 'auto'),
  waitlistEndsAt: text,
  reserved: z._default(TypedReservationSchema, NO_RESERVATION),
  format: z._default(z.string(), () => formatLabel('eliminacion_directa')),
  entryFee: z._default(z.string(), '0'),
  firstPrize: text,
  secondPrize: text,
  thirdPrize: text,
  rules: text,
  linkedFormId: text,
  plan: z._default(z.enum(['', ...PLAN_PRESET_NAMES]), ''),
  results: z._default(
    z.array(
      z.object({
        rank: text,
        player: text,
        prize: text,
        points: text,
        /** An ISO time; empty until the prize is delivered. */
        deliveredAt: text,
        /** The number of the unit; empty if the result was added by hand. */
        unit: text,
        decided: z.optional(z.string()),
      }),
    ),
    [],
  ),
});
export type EditorValues = z.output<typeof EditorValuesSchema>;
export type EditorField = FieldOf<EditorValues>;

export function emptyValues(rules: string): EditorValues {
  return z.parse(EditorValuesSchema, { rules });
}

export function tournamentValuesOf(tournament: Tournament): EditorValues {
  const { timeZone } = tournament;
  const prizes = parsePrizePool(tournament.prizePool);
  return {
    ...z.parse(StoredValuesSchema, tournament),
    date: toLocalInput(tournament.date, timeZone),
    undated: tournament.date === null,
    endDate: toLocalInput(tournament.endDate, timeZone),
    registrationDeadline: toLocalInput(tournament.registrationDeadline, timeZone),
    maxPlayers: String(tournament.maxPlayers),
    publishDate: toLocalInput(tournament.publishDate, timeZone),
    gameMode: gameModeLabel(tournament.gameMode),
    substitutes: String(tournament.substitutes),
    confirmations: confirmationsOf(tournament),
    waitlistMax: String(tournament.waitlist.max),
    waitlistMode: tournament.waitlist.mode,
    waitlistEndsAt: toLocalInput(tournament.waitlist.endsAt, timeZone),
    reserved: typedReservationOf(tournament),
    format: formatLabel(tournament.format),
    entryFee: tournament.entryFee,
    firstPrize: prizes.first ?? '',
    secondPrize: prizes.second ?? '',
    thirdPrize: prizes.third ?? '',
    rules: rulesLines(tournament.rules).join('\n'),
    linkedFormId: tournament.linkedFormId ?? '',
    plan: '',
    results: tournament.results.map(({ rank, player, prize, points, deliveredAt, unit, decided }) => ({
      rank: String(rank),
      player,
      prize,
      points: points === null ? '' : shownNumber(points),
      deliveredAt: deliveredAt?.toISOString() ?? '',
      unit: unit === null ? '' : String(unit),
      ...(decided !== undefined && { decided }),
    })),
  };
}

const orNull = (prize: string) => (prize.trim() === '' ? null : prize.trim());

/**
 * In half of Latin America, the keypad of an iPhone has a comma for decimals and no point. A comma before three
 * digits stays, because Mexicans write thousands with it.
 */
export const withPoint = (typed: string) => typed.replace(/,(?=\d{1,2}$)/, '.');

/** An incomplete date stays as it was typed, so that the schema reports it. */
export function tournamentInputOf(values: EditorValues): TournamentFormValues {
  const { timeZone, modality } = values;
  const start = values.undated ? null : fromLocalInput(values.date, timeZone);
  const instant = (local: string) => fromLocalInput(local, timeZone, start) ?? local;
  const orNone = (local: string) => (local === '' ? null : instant(local));
  const prizes = {
    first: orNull(values.firstPrize),
    second: orNull(values.secondPrize),
    third: orNull(values.thirdPrize),
  };
  return {
    ...z.parse(StoredValuesSchema, values),
    date: values.undated ? null : instant(values.date),
    endDate: values.undated ? null : orNone(values.endDate),
    registrationDeadline: orNone(values.registrationDeadline),
    maxPlayers: typedNumber(values.maxPlayers),
    publishDate: orNone(values.publishDate),
    gameMode: storedGameMode(values.gameMode),
    substitutes: UNIT_SIZES[modality] === 1 ? 0 : typedNumber(values.substitutes),
    windows: values.undated ? [] : windowsOf(values.confirmations, instant),
    waitlist: {
      max: typedNumber(values.waitlistMax),
      mode: values.waitlistMode,
      endsAt: orNone(values.waitlistEndsAt),
    },
    reserved: reservedOf(values.reserved, instant),
    format: storedFormat(values.format),
    entryFee: values.entryFee.trim() === '' ? '0' : withPoint(values.entryFee.trim()),
    prizePool: formatPrizePool(prizes),
    rules: values.rules,
    linkedFormId: values.linkedFormId === '' ? null : values.linkedFormId,
    results: values.results.map(({ rank, player, prize, points, deliveredAt, unit, decided }) => ({
      rank: typedNumber(rank),
      player,
      prize,
      points: points.trim() === '' ? null : typedNumber(withPoint(points.trim())),
      deliveredAt: deliveredAt === '' ? null : deliveredAt,
      unit: unit === '' ? null : Number(unit),
      ...(decided !== undefined && { decided }),
    })),
  };
}

/**
 * Unchanged fields keep their stored values, because the editor shows times without seconds, and prizes and
 * rules in another format.
 */
export function tournamentInputOver(source: Tournament | null, values: EditorValues): TournamentFormValues {
  const typed = tournamentInputOf(values);
  if (source === null) return typed;
  const touched = new Set<string>(changedFields(tournamentInputOf(tournamentValuesOf(source)), typed));
  const kept = Object.entries(source).filter(([field]) => field in typed && !touched.has(field));
  const results = typed.results?.map((result) => ({ ...result, unit: unitOf(result, source) }));
  return { ...typed, results, ...Object.fromEntries(kept) };
}

type Named = Pick<NonNullable<TournamentFormValues['results']>[number], 'player' | 'unit'>;

/** Finds the unit by a name that was changed, because the changed name may be another unit's. */
function unitOf({ player, unit }: Named, { results }: Tournament): number | null {
  const named = results.filter((result) => result.player === seenLine(player));
  return (named.find((result) => result.unit === unit) ?? named[0])?.unit ?? null;
}

export function storedEditorValues(source: Tournament, typed: EditorValues): EditorValues {
  const { success, data } = z.safeParse(TournamentInputSchema, tournamentInputOver(source, typed));
  return success ? { ...tournamentValuesOf({ ...source, ...data }), plan: typed.plan } : typed;
}

export function editorErrors(source: Tournament | null, values: EditorValues): EditorErrors {
  const input = tournamentInputOver(source, values);
  const found = schemaErrors(TournamentInputSchema, input);
  if (found['windows'] === undefined && mayMove(values))
    return byEditorField(values, { ...found, windows: editorWords.moveUnanswered });
  const { success, data } = z.safeParse(TournamentInputSchema, input);
  const past = source !== null && success ? pastCloseError(source, data, serverNow()) : null;
  return byEditorField(values, past === null ? found : { ...found, windows: past });
}

const WAITLIST_FIELDS: Readonly<Record<string, EditorField>> = {
  'waitlist.max': 'waitlistMax',
  'waitlist.mode': 'waitlistMode',
  'waitlist.endsAt': 'waitlistEndsAt',
};

export function byEditorField(values: EditorValues, errors: EditorErrors): EditorErrors {
  const fieldOf = (path: string) =>
    WAITLIST_FIELDS[path] ?? fieldOfWindows(fieldOfReservation(path), values.confirmations);
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]));
}
