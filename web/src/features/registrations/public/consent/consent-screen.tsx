import { CONSENT_VERSION, type ConsentPage } from '@copa/domain/registrations/consent/consent';
import { getConsent, giveConsent, refuseConsent } from '@copa/domain/registrations/consent/consent-endpoints';
import {
  consentText,
  consentTick,
  contactKept,
  howShown,
  organisersRead,
  playerKept,
} from '@copa/domain/registrations/words/consent-text';
import { sentence } from '@copa/domain/sentence';
import { ownAt, ownHour } from '@copa/domain/time/hours';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Checkbox, RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { HourThere } from '../../../../components/hour-there.tsx';
import { LoadFailed } from '../../../../components/message-state.tsx';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { whoAnswers } from '../../../../components/words/who-answers.ts';
import { paths } from '../../../../config/paths.ts';
import { useFirstErrorFocus } from '../../../../lib/form-focus.ts';
import { ApiError, callApi, isGone, messageOf } from '../../../../lib/network/api-client.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { useSending } from '../../../../lib/network/use-sending.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useShownFromTop } from '../../../../lib/use-shown-from-top.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/consent-page.ts';

export function ConsentScreen({ code }: { code: string }) {
  const load = useLoad(useCallback(() => fetchConsent(code), [code]));
  const [given, setGiven] = useState<ConsentPage | null>(null);
  const [isErased, setIsErased] = useState(false);
  const mayBeErased = useRef(false);
  const [asking, setAsking] = useState(false);
  if (load.state === 'loading') return <PageSkeleton label={words.loading} />;
  if (load.state === 'failed') {
    return (
      <LoadFailed title={words.failedTitle} again={load.again}>
        {messageOf(load.error)}
      </LoadFailed>
    );
  }
  const page = given ?? load.value;
  if (page !== null && isErased) return <Erased firstName={page.firstName} />;
  if (page === null) {
    return (
      <Arrival>
        <DeadEnd illustration="link" title={words.goneTitle}>
          {words.goneText}
        </DeadEnd>
      </Arrival>
    );
  }
  const give = async (showsNick: boolean) => {
    const body = { version: CONSENT_VERSION, showsNick };
    setGiven(await callApi(giveConsent, { headers: { consentCode: code }, body }));
  };
  const erase = async () => {
    try {
      await callApi(refuseConsent, { headers: { consentCode: code } });
    } catch (error) {
      if (!isGone(error)) {
        mayBeErased.current ||= error instanceof ApiError && error.mayHaveArrived;
        throw error;
      }
      // A refused code does not prove an erasure, because the minor may have named another adult. Unless an
      // earlier attempt may have erased the data, the page is read again.
      if (!mayBeErased.current) {
        setGiven(null);
        load.again();
        return;
      }
    }
    setIsErased(true);
  };
  const { consent, firstName } = page;
  const act = { page, onGive: give, onRefuse: () => setAsking(true) };
  return (
    <>
      {consent === null ? (
        <Asked {...act} />
      ) : (
        <Given {...act} consent={consent} link={location.origin + paths.consent.to(code)} />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={consent === null ? words.refuseTitle : words.withdrawTitle}
        confirm={consent === null ? words.refuseConfirm : words.withdrawConfirm}
        cancel={words.keepAsIs}
        onConfirm={erase}
        onClose={() => setAsking(false)}
      >
        <p className="wrap-anywhere">{words.eraseText(firstName)}</p>
      </ConfirmDialog>
    </>
  );
}

interface AskedProps {
  readonly page: ConsentPage;
  readonly onGive: (showsNick: boolean) => Promise<void>;
  readonly onRefuse: () => void;
}

function Asked({ page, onGive, onRefuse }: AskedProps) {
  const { firstName, publicNumber } = page;
  const text = consentText({ ...page, tournament: page.tournamentName });
  const [shows, setShows] = useState('number');
  const [isTicked, setIsTicked] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const [form, focusFirstError] = useFirstErrorFocus();
  const { busy, failure, send } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissed(!isTicked);
    if (isTicked) send(() => onGive(shows === 'nick'));
    else focusFirstError();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="surface pad grid gap-4">
      <div className="grid gap-2 leading-snug wrap-anywhere">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Start page={page} isAsked />
      <RadioGroup
        label={howShown}
        required
        options={words.shownAs(firstName, publicNumber)}
        value={shows}
        onChange={setShows}
      />
      <Checkbox
        checked={isTicked}
        aria-invalid={isMissed && !isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
      >
        {consentTick}
      </Checkbox>
      <TapAnswer tone="danger">
        {failure !== null ? messageOf(failure) : isMissed && !isTicked && words.tickMissing}
      </TapAnswer>
      <Button type="submit" size="lg" block busy={busy}>
        {words.give}
      </Button>
      <p className="-mt-2 text-center text-sm text-mist">{words.mayWithdraw}</p>
      <Button variant="ghost" disabled={busy} onClick={onRefuse}>
        {words.refuse}
      </Button>
      <Notice contactEnd={page.contactEnd} />
    </form>
  );
}

function Notice({ contactEnd }: Pick<ConsentPage, 'contactEnd'>) {
  const site = useSite();
  return (
    <div className="grid gap-2 text-sm text-dim wrap-anywhere">
      <p>
        {contactKept[contactEnd]} {organisersRead}
      </p>
      <p>
        {whoAnswers(site)}{' '}
        <a href={paths.terms.to()} target="_blank" rel="noopener" className="underline underline-offset-4">
          {words.allOfIt}
        </a>
      </p>
    </div>
  );
}

interface GivenProps extends AskedProps {
  readonly consent: NonNullable<ConsentPage['consent']>;
  readonly link: string;
}

function Given({ page, consent, link, onGive, onRefuse }: GivenProps) {
  const { firstName, tournamentName, publicNumber } = page;
  const { busy, failure, send } = useSending();
  const now = useNow();
  const heading = useShownFromTop<HTMLHeadingElement>();
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {words.givenTitle}
      </h2>
      <p className="wrap-anywhere">{words.givenText(firstName, tournamentName, ownHour(consent.at, now))}</p>
      <Start page={page} />
      <p className="wrap-anywhere">
        {consent.showsNick ? words.nickShown(firstName) : words.nickHidden(publicNumber)}
      </p>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => send(() => onGive(!consent.showsNick))}>
          {consent.showsNick ? words.hideNick : words.showNick}
        </Button>
      </div>
      <TapAnswer tone="danger">{failure !== null && messageOf(failure)}</TapAnswer>
      <p className="text-mist wrap-anywhere">
        {words.keepLink} {playerKept(page)}. {contactKept[page.contactEnd]}
      </p>
      <div>
        <CopyButton value={link} />
      </div>
      <div>
        <Button variant="danger" disabled={busy} onClick={onRefuse}>
          {words.withdraw}
        </Button>
      </div>
    </Card>
  );
}

function Start({ page, isAsked = false }: { readonly page: ConsentPage; readonly isAsked?: boolean }) {
  const { tournamentId, tournamentDate: date, timeZone, cancelledAt } = page;
  const now = useNow();
  if (cancelledAt !== null) return <p className="font-semibold text-danger">{words.cancelled}</p>;
  return (
    <p className="font-semibold">
      {date === null ? words.undated : sentence(words.playedAt(ownAt(date, now), date <= now))}
      <HourThere date={date} timeZone={timeZone} />
      {isAsked && <span className="block">{words.needed}</span>}
      {tournamentId !== null && (
        <a
          href={paths.tournament.to(tournamentId)}
          target="_blank"
          rel="noopener"
          className="block w-fit py-2 font-normal underline underline-offset-4"
        >
          {words.seeTournament}
        </a>
      )}
    </p>
  );
}

function Arrival({ children }: { readonly children: ReactNode }) {
  const beginning = useShownFromTop<HTMLDivElement>();
  return (
    <div ref={beginning} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function Erased({ firstName }: { readonly firstName: string }) {
  return (
    <Arrival>
      <DeadEnd illustration="ashes" title={words.erasedTitle}>
        {words.erasedText(firstName)}
      </DeadEnd>
    </Arrival>
  );
}

async function fetchConsent(code: string): Promise<ConsentPage | null> {
  try {
    return await callApi(getConsent, { headers: { consentCode: code } });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
