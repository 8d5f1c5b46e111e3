import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import { AFTER_REGISTRATION_MS } from '@copa/domain/limits';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { needsReady, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Illustration } from '../../../components/illustration.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { CopyButton, ShareButtons } from '../../../components/share-buttons.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import { isInOtherApp } from '../../../lib/browser/in-other-app.ts';
import { useLeaveAfter } from '../../../lib/browser/use-leave-after.ts';
import { cx } from '../../../lib/cx.ts';
import { useShownFromTop } from '../../../lib/use-shown-from-top.ts';
import { linkText } from '../words/consent.ts';
import * as words from '../words/register.tsx';
import type { Receipt } from './send-registration.ts';
import { OneLink, TeamLink } from './team/team-link.tsx';
import type { SentRegistration } from './use-send-registration.ts';

const ConsentLink = optionalPart(
  () => import('./consent/ticket-consent.tsx'),
  // No control loads it again, because older browsers need a reload for that, and a reload loses this page.
  () => <p role="alert">{words.consentLinkFailed}</p>,
  () => <ConsentPlaceholder />,
);

interface RegistrationSentProps {
  readonly tournament: Tournament;
  readonly sent: SentRegistration;
  readonly entered?: string;
  readonly isShownAgain?: boolean;
}

export function RegistrationSent(props: RegistrationSentProps) {
  const { tournament, sent, entered, isShownAgain = false } = props;
  const { receipt, unitName, guardianPhone, earlier } = sent;
  const { team, place, consentCode } = receipt;
  const waits = place === 'waiting';
  const hasLinkToSend = team !== null || consentCode !== null;
  // Another app's browser shares no storage with the browser that opens the next link.
  const kept = sent.kept && !isInOtherApp();
  // The page stays if it shows a link that is stored nowhere else, or a link that must still be sent.
  const wanted = kept && !hasLinkToSend && !isShownAgain;
  const leaving = useLeaveAfter(AFTER_REGISTRATION_MS, paths.home.to(), { wanted });
  const heading = useShownFromTop<HTMLHeadingElement>();
  const statusPath = paths.registrationStatus.to(receipt.privateCode);
  const tournamentUrl = new URL(paths.tournament.to(tournament.id), location.origin).href;
  return (
    <Card className="grid justify-items-center gap-3 text-center" data-sent="">
      {!hasLinkToSend && <Illustration name="victory" className="max-sm:hidden" />}
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {titleOf(entered !== undefined, team !== null && consentCode === null, waits)}
      </h2>
      <output className={cx('text-balance', hasLinkToSend ? 'leading-snug' : 'text-lg')}>
        {entered !== undefined
          ? words.entered(entered, {
              waits,
              needsConsent: consentCode !== null,
              isSubstitute: receipt.slot > UNIT_SIZES[tournament.modality],
            })
          : consentCode !== null
            ? `${waits ? words.waits : words.received} ${words.consentMissing}`
            : waits
              ? words.waits
              : team !== null
                ? words.teamSent
                : REGISTRATION_MESSAGES.sent}
      </output>
      {/* The height stays, so that the touch that keeps the page moves nothing. */}
      {wanted && <p className="min-h-[2lh] text-sm text-mist sm:min-h-[1lh]">{leaving && words.backSoon}</p>}
      {consentCode !== null && (
        <ConsentLink
          code={consentCode}
          tournamentName={tournament.name}
          number={whatsAppNumber(guardianPhone, tournament.timeZone)}
          untitled
        />
      )}
      {team !== null && (
        <TeamLink
          tournamentName={tournament.name}
          timeZone={tournament.timeZone}
          unitName={unitName}
          members={team.members}
          place={place}
          until={team.until}
          waitlistMode={tournament.waitlist.mode}
          invitationCode={team.invitation.invitationCode}
          isMain={consentCode === null}
          more={null}
        />
      )}
      <LinkButton
        to={paths.ticket.to(receipt.ticketId)}
        variant={hasLinkToSend ? 'secondary' : 'primary'}
        icon="flag"
        size={hasLinkToSend ? 'md' : 'lg'}
        block
      >
        {nextStep(tournament, receipt, entered !== undefined)}
      </LinkButton>
      <div className="grid w-full gap-2 text-left">
        <p className="leading-tight font-semibold">{words.privateLinkTitle}</p>
        <div className="grid gap-3">
          <CopyButton value={new URL(statusPath, location.origin).href} label={words.copyPrivateLink} />
          <LinkButton to={statusPath} variant="secondary">
            {words.showStatus}
          </LinkButton>
        </div>
        {!kept && <p className="text-sm text-warning">{sent.kept ? words.keptInOtherApp : words.notKept}</p>}
        <p className="text-sm text-mist">{kept ? words.privateLinkKept : words.privateLinkText}</p>
      </div>
      {team !== null && (
        <div className="w-full text-left">
          <OneLink />
        </div>
      )}
      {earlier && <p className="text-warning">{words.earlierSent}</p>}
      <div className="grid w-full gap-3">
        <p className="text-mist">
          {tournament.modality === 'solo' ? words.shareWithFriends : words.shareWithTeams}
        </p>
        <ShareButtons
          stacked
          url={tournamentUrl}
          title={tournament.name}
          copy={words.copyTournament}
          text={words.shareText(tournament.name)}
        />
      </div>
    </Card>
  );
}

/** The placeholder is as high as the part, so that the button of the team does not move when the part arrives. */
function ConsentPlaceholder() {
  return (
    <div className="grid w-full gap-3 text-left">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <p className="text-mist">{linkText}</p>
    </div>
  );
}

/** A player who only waits for the approval would miss the deadline, and lose the place. */
function nextStep(tournament: Tournament, receipt: Receipt, hasEntered: boolean): string {
  const { place, at, team, consentCode } = receipt;
  // The receipt does not know whether the entered team is complete. An incomplete one is not asked.
  const mayLackOthers = team !== null || hasEntered;
  if (place === 'waiting') {
    return needsReady(tournament, at) && !mayLackOthers ? words.sayReady : words.showNumber;
  }
  const isAsked = tournament.windows.some((window) => windowPhase(tournament, window, at) === 'open');
  return isAsked && !mayLackOthers && consentCode === null ? words.confirmInTicket : words.showTicket;
}

function titleOf(hasEntered: boolean, isCaptain: boolean, waits: boolean): string {
  if (hasEntered) return words.enteredTitle;
  if (isCaptain) return words.teamSentTitle;
  return waits ? words.waitsTitle : words.sentTitle;
}
