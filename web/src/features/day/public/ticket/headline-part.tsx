import type { Headline } from '@copa/domain/day/headline';
import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { ownAt } from '@copa/domain/time/hours';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import type { ReactNode } from 'react';
import { ExternalLinkButton, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/ticket.ts';
import { Countdown } from './countdown.tsx';

type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

/** All others wait for something. */
const TONES: Readonly<Partial<Record<HeadlineKind, Tone>>> = {
  cancelled: 'bad',
  rejected: 'bad',
  released: 'bad',
  'released-incomplete': 'bad',
  lost: 'bad',
  'lost-late': 'bad',
  disqualified: 'bad',
  waited: 'bad',
  undrawn: 'bad',
  review: 'bad',
  champion: 'good',
  passed: 'good',
  qualified: 'good',
  promoted: 'good',
  room: 'good',
  coming: 'good',
  confirmed: 'good',
  'confirmed-next': 'good',
  final: 'good',
  playing: 'good',
  'in-play': 'good',
  undated: 'good',
  dated: 'good',
  placed: 'neutral',
  out: 'neutral',
  over: 'neutral',
};

const LOOKS: Readonly<Record<Tone, { readonly icon: IconName; readonly colours: string }>> = {
  good: { icon: 'check', colours: 'border-success/60 text-success' },
  waiting: { icon: 'clock', colours: 'border-warning/60 text-warning' },
  bad: { icon: 'close', colours: 'border-danger/60 text-danger' },
  neutral: { icon: 'flag', colours: 'border-edge text-mist' },
};

/** These units should write to the organisers. */
const WRITE: ReadonlySet<HeadlineKind> = new Set([
  'rejected',
  'lost',
  'lost-late',
  'disqualified',
  'pending-in-play',
  'undrawn',
]);

/** These units should choose another tournament. */
const CHOOSE: ReadonlySet<HeadlineKind> = new Set(['cancelled', 'waited']);

interface HeadlinePartProps {
  /** Null where the tournament is not published. */
  readonly headline: Headline | null;
  readonly asOf: number;
  readonly stale: boolean;
  /** The room counts for itself. */
  readonly hasRoom: boolean;
  /** The one thing to do. */
  readonly action: ReactNode;
}

/** It tells the state in one sentence, the one thing to do, and the time left for it. */
export function HeadlinePart({ headline, asOf, stale, hasRoom, action }: HeadlinePartProps) {
  const { icon, colours } = LOOKS[headline === null ? 'bad' : (TONES[headline.kind] ?? 'waiting')];
  const now = useNow();
  const counts = headline?.counts ?? null;
  const at = ownAt(new Date(asOf), now);
  const isCounted = counts !== null && !(hasRoom && counts.to === 'room');
  return (
    <Card className="grid gap-5">
      <output className={cx('flex flex-wrap gap-3 border-l-4 pl-[min(1rem,5vw)]', colours)}>
        <Icon name={icon} className="mt-1 size-6" />
        <span className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <strong className="text-xl text-balance text-ink">
            {headline?.sentence ?? REFUSAL_MESSAGES['tournament-not-published']}
          </strong>
          {headline !== null && headline.next !== null && <span className="text-mist">{headline.next}</span>}
        </span>
      </output>
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
    </Card>
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
