import { firstNameOf } from '@copa/domain/people/first-name';
import { captainTerms } from '@copa/domain/registrations/captain-deal';
import { seenText } from '@copa/domain/text';
import { hourInSentence } from '@copa/domain/time/hours';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { reservedSeason } from '@copa/domain/tournaments/places/reservation-lines';
import { detailState, type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { AnswerInput } from '../../../components/fields/answer-input.tsx';
import { Icon } from '../../../components/icon.tsx';
import { DropDraftButton, RestoredDraft } from '../../../components/kept-draft.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { FoldedReservedFor } from '../../../components/reserved-for.tsx';
import { TapAnswer } from '../../../components/tap-answer.tsx';
import { showTournaments } from '../../../components/words/dead-end.ts';
import { paths } from '../../../config/paths.ts';
import { useFirstErrorFocus } from '../../../lib/form-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/register.tsx';
import { AgeFields, TooYoung } from './consent/age-fields.tsx';
import { GuardianFields } from './consent/guardian-fields.tsx';
import { OwnRegistrationHint, OwnRegistrationsLink } from './own/own-registration-hint.tsx';
import { type KeptRegistration, useOwnRegistrations } from './own/own-registrations.ts';
import { seasonCodesOf } from './own/season-codes.ts';
import { phoneHint } from './phone/phone-country.ts';
import { PlayerFields } from './player-fields.tsx';
import type { AskedFields } from './registration-content.ts';
import { isEmptyDraft } from './registration-draft.ts';
import { CaptainDeal } from './team/captain-deal.tsx';
import { UnitFields } from './team/unit-fields.tsx';
import { useRegistration } from './use-registration.ts';
import type { Sending, SentRegistration } from './use-send-registration.ts';

const AgainOffer = optionalPart(() => import('./again/again-offer.tsx'));

interface RegistrationFormProps {
  readonly tournament: Tournament;
  readonly invitationCode?: string;
  /** Stands before anything is typed. */
  readonly first?: ReactNode;
  /** Stands before the button that sends. */
  readonly before?: ReactNode;
  readonly description: string;
  readonly fields: AskedFields;
  readonly success: (sent: SentRegistration) => ReactNode;
  readonly onRefused?: () => void;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { tournament, invitationCode = null, first, before, description, fields, success, onRefused } = props;
  const registration = useRegistration(tournament, { fields, onRefused }, invitationCode);
  const { kind, draft, restored, tooYoung, errors, sending, setAge, setUnit, setAnswer, submit } =
    registration;
  const earlier = useEarlier(tournament, kind === 'team');
  const [firstFields] = useState(fields);
  const [form, focusFirstError] = useFirstErrorFocus();
  const now = useNow();
  if (sending.state === 'done') return success(sending);
  if (tooYoung !== null) return <TooYoung {...tooYoung} onBack={registration.startOver} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError();
  };
  const isInvited = invitationCode !== null;
  const refusal = refusalOf(tournament, isInvited, now);
  const isKnown = seasonCodesOf(tournament).length > 0;
  const isSending = sending.state === 'sending';
  const startOver = () => {
    registration.startOver();
    form.current?.querySelector('input')?.focus();
  };
  const dropping = { uncertain: draft.sent.length > 0, disabled: isSending, onDrop: startOver };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="surface pad grid gap-5">
      <div role="alert" className="sticky top-18 z-10 empty:hidden">
        {refusal !== null && <Notice tone="warning">{words.draftStays(REFUSAL_MESSAGES[refusal])}</Notice>}
      </div>
      {first}
      {kind === 'team' && (
        <CaptainDeal terms={captainTerms(tournament, now, (until) => hourInSentence(until, now))} />
      )}
      {!isInvited && <FoldedReservedFor tournament={tournament} />}
      <OwnRegistrationHint tournamentId={tournament.id} />
      {earlier !== undefined && isEmptyDraft(draft) && (
        <AgainOffer own={earlier} tournamentId={tournament.id} onFill={registration.fill} />
      )}
      {restored && (
        <RestoredDraft
          {...dropping}
          whose={firstNameOf(seenText(draft.player.fullName)) || null}
          isFilled={draft.again !== ''}
        />
      )}
      <AgeFields adultsOnly={tournament.adultsOnly} ageBand={draft.ageBand} errors={errors} onAge={setAge} />
      {!isInvited && reservedSeason(tournament, now) !== null && (
        <p className="text-sm text-mist">{isKnown ? words.provenHere : words.proveHere}</p>
      )}
      {kind === 'team' && <UnitFields unit={draft.unit} errors={errors} onChange={setUnit} />}
      <MemberFields tournament={tournament} registration={registration} />
      {description !== '' && <p className="text-mist whitespace-pre-line wrap-anywhere">{description}</p>}
      {fields?.map((field) => (
        <AnswerInput
          key={field.id}
          field={field}
          answer={draft.answers[field.id]}
          error={errors[field.id]}
          selectPlaceholder={words.chooseOption}
          onChange={(answer) => setAnswer(field.id, answer)}
        />
      ))}
      {before}
      <SendingNotice
        sending={sending}
        isAsSent={registration.isAsSent}
        areNewFields={JSON.stringify(fields) !== JSON.stringify(firstFields)}
        mayProve={tournament.reserved !== null && !isKnown}
      />
      <Button type="submit" size="lg" block busy={isSending} disabled={refusal !== null}>
        {submitText(sending, tournament, isInvited, now)}
      </Button>
      {!isEmptyDraft(draft) && <DropDraftButton {...dropping} />}
      {tournament.waitlist.max > 0 && <p className="text-sm text-dim">{words.absences}</p>}
      <p className="text-sm text-dim">
        {words.consent(paths.tournamentRules.to(tournament.id), paths.terms.to())}
      </p>
    </form>
  );
}

interface MemberFieldsProps {
  readonly tournament: Tournament;
  readonly registration: ReturnType<typeof useRegistration>;
}

function MemberFields({ tournament: { id, adultsOnly }, registration }: MemberFieldsProps) {
  const { draft, phoneCountry, errors, setPlayer, setGuardian, setPhoneCountry, completePhones } =
    registration;
  return (
    <>
      <PlayerFields
        tournamentId={id}
        player={draft.player}
        phoneCountry={phoneCountry}
        errors={errors}
        onChange={setPlayer}
        onPhoneCountry={setPhoneCountry}
        onPhoneLeft={completePhones}
      />
      {draft.ageBand === 'minor' && !adultsOnly && (
        <GuardianFields
          guardian={draft.guardian}
          errors={errors}
          phoneHint={phoneHint(phoneCountry)}
          onChange={setGuardian}
          onPhoneLeft={completePhones}
        />
      )}
    </>
  );
}

function useEarlier({ id, modality }: Tournament, isTeam: boolean): KeptRegistration | undefined {
  const own = useOwnRegistrations();
  if (!isTeam || own.some((each) => each.tournamentId === id)) return undefined;
  // An earlier version of the page stored no size. The API refuses a team of another size.
  const fits = ({ isCaptain, size = UNIT_SIZES[modality] }: KeptRegistration['unit']) =>
    isCaptain && size === UNIT_SIZES[modality];
  return own
    .filter(({ unit }) => fits(unit))
    .toSorted((one, other) => other.registeredAt - one.registeredAt)[0];
}

/**
 * An invited player joins a registered team, so a full tournament or closed registration is no reason to
 * refuse.
 */
function refusalOf(tournament: Tournament, invited: boolean, now: Date): RegistrationRefusal | null {
  const refusal = registrationRefusal(tournament, now);
  if (!invited || refusal === 'tournament-cancelled') return refusal;
  return refusal === 'tournament-not-published' ? refusal : null;
}

function submitText({ state }: Sending, tournament: Tournament, invited: boolean, now: Date): string {
  if (state === 'sending') return words.sending;
  if (state === 'waiting') return words.retryNow;
  if (invited) return words.enterTeam;
  return detailState(tournament, now) === 'waiting' ? words.enterWaitlist : words.register;
}

interface SendingNoticeProps {
  readonly sending: Sending;
  readonly isAsSent: boolean;
  readonly areNewFields: boolean;
  readonly mayProve: boolean;
}

const PROVABLE: ReadonlySet<string> = new Set(['reserved', 'already-registered']);

function SendingNotice({ sending, isAsSent, areNewFields, mayProve }: SendingNoticeProps) {
  return (
    <TapAnswer tone="danger">
      {sending.state === 'refused' ? (
        <Notice tone="danger">
          {areNewFields && sending.code === 'validation-failed' ? words.newQuestions : sending.message}{' '}
          {sending.code === 'already-registered' && <OwnRegistrationsLink />}{' '}
          {sending.code === 'not-found' && (
            <Link to={paths.tournaments.to()} className="text-gold underline underline-offset-4">
              {showTournaments}
            </Link>
          )}
          {mayProve && PROVABLE.has(sending.code) && words.proveElsewhere}
        </Notice>
      ) : (
        sending.state === 'waiting' && (
          <Notice tone="warning">
            {isAsSent ? words.waitsForNetwork(sending.message) : words.changedSince(sending.message)}
          </Notice>
        )
      )}
    </TapAnswer>
  );
}

function Notice({ tone, children }: { tone: 'danger' | 'warning'; children: ReactNode }) {
  const colours =
    tone === 'danger'
      ? 'border-danger/60 bg-[color-mix(in_srgb,var(--color-danger)_10%,var(--color-coal))] text-danger'
      : 'border-warning/60 bg-[color-mix(in_srgb,var(--color-warning)_10%,var(--color-coal))] text-warning';
  return (
    <p className={`flex gap-2 rounded-md border p-3 font-semibold ${colours}`}>
      <Icon name="alert" className="mt-0.5 size-5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
