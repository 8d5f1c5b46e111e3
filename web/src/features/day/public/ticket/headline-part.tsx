import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { SECOND_MS } from '@copa/domain/limits';
import { ownAt } from '@copa/domain/time/hours';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { ExternalLinkButton, LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/ticket.ts';
import { HeadlineCard, NextSentence, TimeLeft, UpdatedAt } from './headline-card.tsx';
import { toneOf } from './headline-tone.ts';
import { leftText } from './left-text.ts';
import { RoomPart } from './room/room-part.tsx';
import { TicketButton } from './shown/ticket-button.tsx';
import type { ShownTicket } from './shown/ticket-state.ts';

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

export function HeadlinePart(shown: ShownTicket) {
  const { ticket, headline, table, asOf, stale, room, parts } = shown;
  const now = useNow();
  const counts = headline?.counts ?? null;
  const at = ownAt(new Date(asOf), now);
  const isCounted = counts !== null && !(room !== null && counts.to === 'room');
  return (
    <HeadlineCard
      tone={headline === null ? 'bad' : toneOf(headline.kind, table?.pass ?? null)}
      sentence={headline?.sentence ?? REFUSAL_MESSAGES['tournament-not-published']}
      next={headline !== null && headline.next !== null && <NextSentence>{headline.next}</NextSentence>}
    >
      {headline?.kind === 'rejected' && parts.reason}
      <TicketButton {...shown} />
      <RoomPart ticket={ticket} room={room} />
      {headline !== null && WRITE.has(headline.kind) && <WriteLink />}
      {headline !== null && CHOOSE.has(headline.kind) && (
        <LinkButton to={paths.tournaments.to()} size="lg" block>
          {words.seeOthers}
        </LinkButton>
      )}
      {isCounted && <Countdown to={counts.at} label={words.countdownLabels[counts.to]} />}
      <UpdatedAt stale={stale && words.notUpdated(at)}>{words.updated(at)}</UpdatedAt>
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

function Countdown({ to, label }: { to: Date; label: string }) {
  const now = useNow(SECOND_MS);
  const left = to.getTime() - now.getTime();
  if (left < SECOND_MS) return null;
  return <TimeLeft label={label} left={leftText(left)} />;
}
