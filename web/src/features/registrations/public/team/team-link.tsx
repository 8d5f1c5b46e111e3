import type { PublicMember } from '@copa/domain/registrations/names/public-member';
import type { Place } from '@copa/domain/registrations/places/unit-day';
import { missingPlayers } from '@copa/domain/registrations/unit';
import { deadline } from '@copa/domain/registrations/words/captain';
import { hourInSentence, namedInSentence } from '@copa/domain/time/hours';
import type { Waitlist } from '@copa/domain/tournaments/places/waitlist';
import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../../../../components/button.tsx';
import { HourThere } from '../../../../components/hour-there.tsx';
import { CopyButton, whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/team.tsx';

export interface Inviting {
  readonly tournamentName: string;
  readonly timeZone: string;
  readonly unitName: string;
  readonly members: readonly PublicMember[];
  readonly place: Place;
  readonly until: Date | null;
  /** Null on a page that does not know it. */
  readonly waitlistMode: Waitlist['mode'] | null;
}

interface TeamLinkProps extends Inviting {
  /** The page has told already until when the team has to be complete, or why it gets no place. */
  readonly isDeadlineTold?: boolean;
  readonly invitationCode: string;
  /** False on a page with something to do before it. */
  readonly isMain?: boolean;
  /** Null on the receipt, which names the team here and explains its link below the first screen. */
  readonly more: ReactNode;
}

const invitationUrl = (code: string) => new URL(paths.invitation.to(code), location.origin).href;

export function TeamLink(props: TeamLinkProps) {
  const { invitationCode, more, isDeadlineTold = false, isMain = true, ...team } = props;
  const { tournamentName, timeZone, unitName, members, until } = team;
  const missing = missingPlayers(members);
  const message = words.invitation({
    tournamentName,
    unitName,
    missing,
    closes: until === null ? null : namedInSentence(until, timeZone, serverNow()),
    url: invitationUrl(invitationCode),
  });
  return (
    <section aria-label={words.invite} className="grid w-full gap-3 text-left">
      {!isDeadlineTold && <TeamCount members={members} unitName={more === null ? unitName : ''} />}
      <ExternalLinkButton
        href={whatsAppUrl(null, message)}
        icon="whatsapp"
        variant={isMain && missing > 0 ? 'primary' : 'secondary'}
        size="lg"
        block
      >
        {words.inviteByWhatsApp}
      </ExternalLinkButton>
      {more === null && <CopyInvitation invitationCode={invitationCode} />}
      {isDeadlineTold && <TeamCount members={members} />}
      <TeamDeadline {...team} isTold={isDeadlineTold} timeZone={more === null ? null : timeZone} />
      {more !== null && (
        <>
          <div className="flex flex-wrap gap-3">
            <CopyInvitation invitationCode={invitationCode} />
            <div className="-ml-[min(1rem,5vw)] flex basis-full flex-wrap">{more}</div>
          </div>
          <OneLink />
        </>
      )}
    </section>
  );
}

function CopyInvitation({ invitationCode }: Pick<TeamLinkProps, 'invitationCode'>) {
  return <CopyButton value={invitationUrl(invitationCode)} label={words.copyInvitation} />;
}

export function OneLink() {
  return <p className="text-sm text-mist">{words.oneLink}</p>;
}

export function TeamCount({ members, unitName = '' }: Pick<Inviting, 'members'> & { unitName?: string }) {
  const players = members.filter(({ role }) => role !== 'substitute');
  const missing = missingPlayers(members);
  return (
    <p className="flex items-center gap-3">
      <strong className="shrink-0 font-display text-5xl text-gold">
        {words.joined(players.length - missing, players.length)}
      </strong>
      <span className={cx('leading-tight font-semibold', unitName === '' && 'text-lg')}>
        <span className="block text-sm leading-tight wrap-anywhere text-mist empty:hidden">{unitName}</span>
        {missing > 0 ? words.missing(missing) : words.complete}
      </span>
    </p>
  );
}

interface TeamDeadlineProps extends Pick<Inviting, 'members' | 'place' | 'until' | 'waitlistMode'> {
  /** The message with the link names the hour there. Null on the receipt, for which the first screen is small. */
  readonly timeZone: string | null;
  readonly isTold?: boolean;
}

export function TeamDeadline(props: TeamDeadlineProps) {
  const { members, place, until, waitlistMode, timeZone, isTold = false } = props;
  const now = useNow();
  const missing = missingPlayers(members);
  const substitutes = members.filter(({ state }) => state === 'invited').length - missing;
  return (
    <div className="grid gap-1 empty:hidden">
      {missing > 0 && !isTold && until !== null && (
        <p className="leading-snug text-warning">
          <strong className="block">{deadline(hourInSentence(until, now))}</strong>
          {timeZone !== null && <HourThere date={until} timeZone={timeZone} />} {words.lost}
        </p>
      )}
      {missing > 0 && !isTold && place === 'waiting' && (
        <p className="text-warning">{words.waits(waitlistMode)}</p>
      )}
      {missing === 0 && substitutes > 0 && <p className="text-mist">{words.mayJoin(substitutes)}</p>}
    </div>
  );
}
