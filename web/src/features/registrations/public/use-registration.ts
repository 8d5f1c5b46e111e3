import { countryCode, hasCountryCode, withCountryCode } from '@copa/domain/contact/phone-number';
import { PHONE_COUNTRIES } from '@copa/domain/contact/words/phone-countries';
import type { FieldErrors } from '@copa/domain/errors';
import { type Answer, type AnswerField, answersErrors } from '@copa/domain/questions/answers';
import { requiredQuestion } from '@copa/domain/questions/words/answers';
import { type AgeBand, AskedAgeSchema } from '@copa/domain/registrations/consent/age-band';
import { GuardianSchema, isSamePhone } from '@copa/domain/registrations/consent/guardian';
import { UnitNamesSchema } from '@copa/domain/registrations/names/unit-names';
import { AskedNickSchema, playerShape } from '@copa/domain/registrations/player';
import { adultsOnly as onlyAdults, ownPhone } from '@copa/domain/registrations/words/consent';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { endOf } from '@copa/domain/tournaments/state';
import { type Tournament, UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { useCallback, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { answerErrors } from '../../../lib/network/answer-errors.ts';
import { ApiError } from '../../../lib/network/api-client.ts';
import { useRetry } from '../../../lib/network/use-retry.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/register.tsx';
import { acceptedVersion } from './accepted-version.ts';
import { expectedDay, noteDay } from './own/own-days.ts';
import { keepRegistration } from './own/own-registrations.ts';
import { seasonCodesOf } from './own/season-codes.ts';
import {
  emptyRegistrationDraft,
  filledDraft,
  isEmptyDraft,
  loadDraft,
  NO_GUARDIAN,
  NO_TEAM,
  type RegistrationContent,
  type RegistrationDraft,
  sameContent,
  saveDraft,
  type TypedGuardian,
  type TypedPlayer,
  type TypedUnit,
} from './registration-draft.ts';
import { sendRegistration } from './send-registration.ts';

export type SentRegistration = Awaited<ReturnType<typeof register>>;

export type AgeAnswer = AgeBand | 'younger';

export type Sending =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'waiting'; readonly message: string }
  | { readonly state: 'refused'; readonly code: ApiError['code']; readonly message: string }
  | ({ readonly state: 'done' } & SentRegistration);

const ASKED = { ageBand: AskedAgeSchema, ...playerShape, nick: AskedNickSchema };

/** `alone` is also for invited players, because the captain has already named their team. */
const FORMS = {
  alone: z.object(ASKED),
  team: z.object({ ...ASKED, unit: UnitNamesSchema }),
};
type FormKind = keyof typeof FORMS;

/** Null for an unanswered draft whose form is closed. */
export type AskedFields = readonly AnswerField[] | null;

function draftErrors(
  draft: RegistrationDraft,
  fields: AskedFields,
  kind: FormKind,
  { adultsOnly }: Pick<Tournament, 'adultsOnly'>,
): FieldErrors {
  const errors: Record<string, string> = {
    ...answersErrors(fields ?? [], answersOf(draft, fields), requiredQuestion),
  };
  const { ageBand, guardian, player, unit } = draft;
  // If the tournament has become adults-only, the minor is refused, so the guardian is not checked.
  const isMinor = ageBand === 'minor' && !adultsOnly;
  if (ageBand === 'minor' && adultsOnly) errors['ageBand'] = onlyAdults;
  const asked = isMinor ? z.extend(FORMS[kind], { guardian: GuardianSchema }) : FORMS[kind];
  for (const issue of z.safeParse(asked, { ageBand, guardian, ...player, unit }).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  if (!hasCountryCode(player.phone)) errors['phone'] ??= REGISTRATION_MESSAGES.phoneFormat;
  if (isMinor && !hasCountryCode(guardian.phone))
    errors['guardian.phone'] ??= REGISTRATION_MESSAGES.phoneFormat;
  if (isMinor && isSamePhone(guardian.phone, player.phone)) errors['guardian.phone'] ??= ownPhone;
  return errors;
}

function answersOf(draft: RegistrationDraft, fields: AskedFields) {
  if (fields === null) return draft.answers;
  const asked = fields.flatMap(({ id }) => {
    const answer = draft.answers[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(asked);
}

function contentOf(draft: RegistrationDraft, fields: AskedFields, kind: FormKind): RegistrationContent {
  const unit = kind === 'team' ? draft.unit : NO_TEAM;
  const { ageBand, player } = draft;
  const guardian = ageBand === 'minor' ? draft.guardian : NO_GUARDIAN;
  return { ageBand, guardian, player, unit, answers: answersOf(draft, fields) };
}

export function useRegistration(tournament: Tournament, fields: AskedFields, invitationCode: string | null) {
  const kind = invitationCode === null && UNIT_SIZES[tournament.modality] > 1 ? 'team' : 'alone';
  const draftId = invitationCode ?? tournament.id;
  const [draft, setDraft] = useState(() => loadDraft(draftId));
  const [errors, setErrors] = useState<FieldErrors>({});
  // If an earlier visit got no answer for the draft, the draft is sent again, unless it was changed since.
  const [sending, setSending] = useState<Sending>(() =>
    draft.sent.length > 0 ? { state: 'waiting', message: words.unconfirmed } : { state: 'idle' },
  );
  const [restored, setRestored] = useState(() => !isEmptyDraft(draft));
  const [tooYoung, setTooYoung] = useState<{ readonly mayHaveSent: boolean } | null>(null);
  const [country, setShownCountry] = useState(
    () => countryOf(ownTimeZone()) || countryOf(tournament.timeZone),
  );
  const busy = useRef(false);
  const latest = useRef(draft);

  /** A request that another tab has sent without an answer is continued, because it may be registered. */
  const requestSoFar = useCallback(() => {
    const own = latest.current;
    const stored = loadDraft(draftId);
    const isContinued =
      stored.requestId === own.requestId || (own.sent.length === 0 && stored.sent.length > 0);
    const { requestId, sent } = isContinued ? stored : own;
    return { requestId, sent };
  }, [draftId]);

  const store = useCallback(
    (changes: Partial<RegistrationDraft>) => {
      const own = latest.current;
      const soFar = requestSoFar();
      const next = { ...own, ...soFar, ...changes };
      // A request that is only continued may be answered in its own tab before this one sends.
      latest.current = soFar.requestId === own.requestId ? next : { ...own, ...changes };
      setDraft(next);
      saveDraft(draftId, next);
    },
    [draftId, requestSoFar],
  );

  const change = (changes: Partial<RegistrationDraft>, field: string) => {
    store(changes);
    setErrors(({ [field]: _, ...others }) => others);
    setSending((current) => (current.state === 'refused' ? { state: 'idle' } : current));
  };

  const setPlayer = (field: keyof TypedPlayer, value: string) =>
    change({ player: { ...latest.current.player, [field]: value } }, field);
  const setAge = (ageBand: AgeAnswer) => {
    if (ageBand !== 'younger') return change({ ageBand }, 'ageBand');
    // `startOver` deletes the stored draft, because the draft contains data of a child.
    const mayHaveSent = requestSoFar().sent.length > 0;
    startOver();
    setTooYoung({ mayHaveSent });
  };
  const setGuardian = (field: keyof TypedGuardian, value: string) =>
    change({ guardian: { ...latest.current.guardian, [field]: value } }, `guardian.${field}`);
  const setUnit = (field: keyof TypedUnit, value: string) =>
    change({ unit: { ...latest.current.unit, [field]: value } }, `unit.${field}`);
  const setAnswer = (id: string, answer: Answer) =>
    change({ answers: { ...latest.current.answers, [id]: answer } }, id);

  const send = useCallback(
    async (current: RegistrationDraft): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setSending({ state: 'sending' });
      try {
        const wanted = contentOf(current, fields, kind);
        const { requestId, sent } = requestSoFar();
        const known = sent.some((content) => sameContent(content, wanted));
        store({ requestId, sent: known ? sent : [...sent, wanted] });
        const done = await register(tournament, invitationCode, { ...current, requestId, sent }, wanted);
        saveDraft(draftId, null);
        setSending({ state: 'done', ...done });
      } catch (error) {
        if (isRefusal(error)) {
          // After a refusal the next attempt is a new request. `captain-only` means that `again` is the code
          // of a former captain, so the next attempt omits `again`.
          const again = error.code === 'captain-only' ? '' : current.again;
          store({ requestId: emptyRegistrationDraft().requestId, sent: [], again });
          setErrors(answerErrors(error));
        }
        setSending(outcomeOf(error));
      } finally {
        busy.current = false;
      }
    },
    [draftId, fields, invitationCode, kind, requestSoFar, store, tournament],
  );

  const completePhones = (timeZone = country) => {
    const { player, guardian } = latest.current;
    const [own, adult] = [player, guardian].map(({ phone }) => withCountryCode(phone, timeZone));
    if (own !== undefined && own !== player.phone) setPlayer('phone', own);
    if (adult !== undefined && adult !== guardian.phone) setGuardian('phone', adult);
  };
  const setCountry = (timeZone: string) => {
    const { player, guardian } = latest.current;
    const code = `+${countryCode(country)} `;
    setShownCountry(timeZone);
    if (player.phone.startsWith(code)) setPlayer('phone', player.phone.slice(code.length));
    if (guardian.phone.startsWith(code)) setGuardian('phone', guardian.phone.slice(code.length));
    completePhones(timeZone);
  };

  const fill = (filling: Parameters<typeof filledDraft>[1], code: string) => {
    store(filledDraft(latest.current, filling, code));
    setRestored(true);
  };

  const submit = (): boolean => {
    completePhones();
    const found = draftErrors(latest.current, fields, kind, tournament);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    void send(latest.current);
    return true;
  };

  function startOver() {
    store(emptyRegistrationDraft());
    saveDraft(draftId, null);
    setErrors({});
    setSending({ state: 'idle' });
    setRestored(false);
    setTooYoung(null);
  }

  // A draft that differs from all sent contents is sent only by a tap.
  const isAsSent = draft.sent.some((content) => sameContent(content, contentOf(draft, fields, kind)));
  const retry = useCallback(() => {
    if (isAsSent) void send(draft);
  }, [draft, isAsSent, send]);
  useRetry(sending.state === 'waiting', retry);

  return {
    kind,
    draft,
    restored,
    tooYoung,
    country,
    errors,
    sending,
    isAsSent,
    setAge,
    setGuardian,
    setPlayer,
    setUnit,
    setAnswer,
    setCountry,
    fill,
    completePhones: () => completePhones(),
    submit,
    startOver,
  };
}

function countryOf(timeZone: string): string {
  const code = countryCode(timeZone);
  const [same = ''] = PHONE_COUNTRIES.find(([zone]) => countryCode(zone) === code) ?? [];
  return same;
}

async function register(
  tournament: Tournament,
  invitationCode: string | null,
  { requestId, sent, again }: RegistrationDraft,
  wanted: RegistrationContent,
) {
  const { id: tournamentId, name: tournamentName } = tournament;
  const { receipt, content } = await sendRegistration({
    tournamentId,
    invitationCode,
    requestId,
    again: again || null,
    seasonCodes: seasonCodesOf(tournament),
    acceptedVersion: await acceptedVersion(tournament),
    wanted,
    sent,
  });
  const kept = keepRegistration({
    code: receipt.privateCode,
    tournamentId,
    tournamentName,
    fullName: content.player.fullName,
    registeredAt: receipt.at.getTime(),
    unit: { ticketId: receipt.ticketId, isCaptain: invitationCode === null },
    consent: receipt.consentCode === null ? undefined : { code: receipt.consentCode, slot: receipt.slot },
    invitation: invitationCode ?? receipt.team?.invitation.invitationCode ?? '',
  });
  noteDay(receipt.ticketId, expectedDay(endOf(tournament)));
  return {
    receipt,
    unitName: content.unit.name,
    guardianPhone: content.guardian.phone,
    earlier: !sameContent(content, wanted),
    kept,
  };
}

/** After an error that is no refusal, the registration may exist, so the same request must be repeated. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && !error.mayHaveArrived;
}

function outcomeOf(error: unknown): Sending {
  if (!(error instanceof ApiError)) {
    reportProblem('the registration failed', error);
    return { state: 'refused', code: 'unexpected', message: REGISTRATION_MESSAGES.failed };
  }
  if (error.retryable) return { state: 'waiting', message: error.message };
  return { state: 'refused', code: error.code, message: error.message };
}
