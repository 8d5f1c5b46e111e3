import type { Headline } from '@copa/domain/day/headline';
import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import type { TableRank } from '@copa/domain/registrations/table-rank';
import { ownAt } from '@copa/domain/time/hours';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import type { ReactNode } from 'react';
import { ExternalLinkButton, LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/ticket.ts';
import { HeadlineCard, NextSentence } from './headline-card.tsx';
import { toneOf } from './headline-tone.ts';

const WRITE: ReadonlySet<HeadlineKind> = new Set([
  'rejected',
  'lost',
  'lost-late',
  'disqualified',
  'pending-in-play',
  'in-play',
  'undrawn',
]);

const CHOOSE: ReadonlySet<HeadlineKind> = new Set(['cancelled', 'waited', 'over']);

interface HeadlinePartProps {
  /** Null if the tournament is not published. */
  readonly headline: Headline | null;
  /** Whether the unit passes by the table. */
  readonly pass: TableRank['pass'];
  readonly asOf: number;
  readonly stale: boolean;
  /** True if the room has a countdown of its own. */
  readonly hasRoom: boolean;
  readonly room: ReactNode;
  /** The reason of a rejection; null for other units. */
  readonly reason: ReactNode;
  readonly action: ReactNode;
}

export function HeadlinePart({
  headline,
  pass,
  asOf,
  stale,
  hasRoom,
  room,
  reason,
  action,
}: HeadlinePartProps) {
  const now = useNow();
  const counts = headline?.counts ?? null;
  const at = ownAt(new Date(asOf), now);
  const isCounted = counts !== null && !(hasRoom && counts.to === 'room');
  return (
    <HeadlineCard
      tone={headline === null ? 'bad' : toneOf(headline.kind, pass)}
      sentence={headline?.sentence ?? REFUSAL_MESSAGES['tournament-not-published']}
      next={headline !== null && headline.next !== null && <NextSentence>{headline.next}</NextSentence>}
    >
      {reason}
      {action}
      {room}
      {headline !== null && WRITE.has(headline.kind) && <WriteLink />}
      {headline !== null && CHOOSE.has(headline.kind) && (
        <LinkButton to={paths.tournaments.to()} size="lg" block>
          {words.seeOthers}
        </LinkButton>
      )}
      {isCounted && <Countdown to={counts.at} label={words.countdownLabels[counts.to]} />}
      <p className={cx('text-sm', stale ? 'font-semibold text-warning' : 'text-dim')}>
        <output>{stale && words.notUpdated(at)}</output>
        {stale || words.updated(at)}
      </p>
    </HeadlineCard>
  );
}

function WriteLink() {
  const { community, email } = useSite();
  const chat = community.find(({ kind }) => kind === 'whatsapp');
  return (
    <ExternalLinkButton href={chat?.url ?? `mailto:${email}`} variant="secondary" icon="chat" block>
      {words.write}
    </ExternalLinkButton>
  );
}

/** Units of time, each with the larger unit that it is part of. */
const UNITS = [
  { ms: DAY_MS, of: Number.POSITIVE_INFINITY, say: words.days },
  { ms: HOUR_MS, of: DAY_MS, say: words.hours },
  { ms: MINUTE_MS, of: HOUR_MS, say: words.minutes },
  { ms: SECOND_MS, of: MINUTE_MS, say: words.seconds },
] as const;

/**
 * The remaining time as «29 min», «2 h 5 min» or «3 días»: the two largest parts; seconds only in the last
 * minute.
 */
function leftText(left: number): string {
  // With days the text is rounded to hours: 25 h 59 min are «1 día 2 h».
  const shown = left < DAY_MS ? left : left + HOUR_MS / 2;
  const parts = UNITS.map(({ ms, of, say }) => ({ count: Math.floor((shown % of) / ms), say }));
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first < 2 ? first + 2 : first + 1)
    .filter(({ count }) => count > 0)
    .map(({ count, say }) => say(count))
    .join(' ');
}

/** The remaining time on the server's clock; renders nothing once it is over. */
function Countdown({ to, label }: { to: Date; label: string }) {
  const now = useNow(SECOND_MS);
  const left = to.getTime() - now.getTime();
  if (left < SECOND_MS) return null;
  return (
    <p role="timer" className="flex flex-wrap items-baseline justify-between gap-x-4 text-mist">
      {label} <strong className="text-xl text-gold tabular-nums">{leftText(left)}</strong>
    </p>
  );
}
