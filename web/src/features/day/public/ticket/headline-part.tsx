import type { Headline } from '@copa/domain/day/headline';
import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
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
  'undrawn',
]);

const CHOOSE: ReadonlySet<HeadlineKind> = new Set(['cancelled', 'waited']);

interface HeadlinePartProps {
  /** Null where the tournament is not published. */
  readonly headline: Headline | null;
  readonly asOf: number;
  readonly stale: boolean;
  /** The room counts for itself. */
  readonly hasRoom: boolean;
  readonly action: ReactNode;
}

export function HeadlinePart({ headline, asOf, stale, hasRoom, action }: HeadlinePartProps) {
  const now = useNow();
  const counts = headline?.counts ?? null;
  const at = ownAt(new Date(asOf), now);
  const isCounted = counts !== null && !(hasRoom && counts.to === 'room');
  return (
    <HeadlineCard
      tone={headline === null ? 'bad' : toneOf(headline.kind)}
      sentence={headline?.sentence ?? REFUSAL_MESSAGES['tournament-not-published']}
      next={headline !== null && headline.next !== null && <NextSentence>{headline.next}</NextSentence>}
    >
      {action}
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

/** Each with the one that it is a part of. */
const UNITS = [
  { ms: DAY_MS, of: Number.POSITIVE_INFINITY, names: words.days },
  { ms: HOUR_MS, of: DAY_MS, names: words.hours },
  { ms: MINUTE_MS, of: HOUR_MS, names: words.minutes },
  { ms: SECOND_MS, of: MINUTE_MS, names: words.seconds },
] as const;

/** The remaining time on the server's clock; renders nothing once it is over. */
function Countdown({ to, label }: { to: Date; label: string }) {
  const now = useNow(SECOND_MS);
  const left = to.getTime() - now.getTime();
  if (left <= 0) return null;
  const parts = UNITS.map(({ ms, of, names }) => {
    const count = Math.floor((left % of) / ms);
    return { count, unit: names[count === 1 ? 0 : 1] };
  });
  // Seconds matter on the day, days before it.
  const shown = parts[0]?.count === 0 ? parts.slice(1) : parts.slice(0, 3);
  const spoken = shown.map(({ count, unit }) => `${count} ${unit}`).join(', ');
  return (
    <div role="timer" aria-label={`${label} ${spoken}`} className="grid gap-2">
      <p aria-hidden="true" className="text-sm text-dim">
        {label}
      </p>
      <p aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {shown.map(({ count, unit }) => (
          <span key={unit} className="min-w-0 rounded-md border border-line bg-night/60 py-2 text-center">
            <span className="block font-display text-3xl font-extrabold text-gold italic tabular-nums">
              {String(count).padStart(2, '0')}
            </span>
            <span className="text-xs text-mist">{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
