import {
  ENTRY_CLOSES_BEFORE_MS,
  ENTRY_OPENS_BEFORE_MS,
  HOUR_MS,
  MATCH_CLOSES_BEFORE_MS,
  MATCH_OPENS_BEFORE_MS,
  MINUTE_MS,
  PROVISIONAL_MS,
  REVIEW_MS,
  ROOM_OPENS_BEFORE_MS,
} from '@copa/domain/limits';

const minutes = (ms: number) => String(ms / MINUTE_MS);
const hours = (ms: number) => String(ms / HOUR_MS);

/** The example of the page for organisers starts at 20:00. */
const clockBefore = (ms: number) => new Date(20 * HOUR_MS - ms).toISOString().slice(11, 16);

/** Sentences that tell a limit, as they have to stand. */
export const TOLD_LIMITS: Readonly<Record<string, readonly string[]>> = {
  'docs/dia-del-torneo.md': [
    `| ${clockBefore(ENTRY_CLOSES_BEFORE_MS)} | Se cierra la de asistencia. Tienes ${minutes(REVIEW_MS)} minutos`,
    `| ${clockBefore(MATCH_OPENS_BEFORE_MS)} | Se abre la de la partida`,
    `| ${clockBefore(MATCH_CLOSES_BEFORE_MS)} | Se cierra la de la partida; otra vez ${minutes(REVIEW_MS)} minutos`,
    `| ${clockBefore(ROOM_OPENS_BEFORE_MS)} | La sala se abre`,
    `Durante ${minutes(PROVISIONAL_MS)} minutos es provisional`,
  ],
  'docs/life-of-a-tournament.md': [
    `review (${minutes(REVIEW_MS)} min)`,
    `provisional (${minutes(PROVISIONAL_MS)} min)`,
    `| T − ${hours(ENTRY_OPENS_BEFORE_MS)} h | *Asistencia*`,
    `It closes at T − ${hours(ENTRY_CLOSES_BEFORE_MS)} h`,
    `| T − ${minutes(MATCH_OPENS_BEFORE_MS)} min | *Partida*`,
    `It closes at T − ${minutes(MATCH_CLOSES_BEFORE_MS)} min`,
    `| T − ${minutes(ROOM_OPENS_BEFORE_MS)} min | The room opens`,
  ],
};

export function complaintsAboutLimits(
  texts: Readonly<Record<string, string>>,
  told: typeof TOLD_LIMITS = TOLD_LIMITS,
): string[] {
  return Object.entries(told).flatMap(([name, sentences]) =>
    sentences
      .filter((sentence) => texts[name]?.includes(sentence) !== true)
      .map((sentence) => `${name}: by domain/src/limits.ts it has to say "${sentence}"`),
  );
}
