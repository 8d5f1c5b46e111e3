import { countryCode, withCountryCode } from '@copa/domain/contact/phone-number';
import type { FieldErrors } from '@copa/domain/errors';
import { type Answer, lengthErrors } from '@copa/domain/questions/answers';
import type { AgeBand } from '@copa/domain/registrations/consent/age-band';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useState } from 'react';
import { phoneCountryOf } from './phone/phone-country.ts';
import { type AskedFields, answersOf, askedContent, draftErrors } from './registration-content.ts';
import {
  emptyRegistrationDraft,
  filledDraft,
  isEmptyDraft,
  type RegistrationDraft,
  type TypedGuardian,
  type TypedPlayer,
  type TypedUnit,
} from './registration-draft.ts';
import { useSendRegistration } from './use-send-registration.ts';
import { type StoredDraft, useStoredDraft } from './use-stored-draft.ts';

export type AgeAnswer = AgeBand | 'younger';

interface Asked {
  readonly fields: AskedFields;
  /** Asks for the fields again, because they may have changed while somebody typed. */
  readonly onRefused?: (() => void) | undefined;
}

export function useRegistration(
  tournament: Tournament,
  { fields, onRefused }: Asked,
  invitationCode: string | null,
) {
  const kind = invitationCode === null && UNIT_SIZES[tournament.modality] > 1 ? 'team' : 'alone';
  const stored = useStoredDraft(invitationCode ?? tournament.id);
  const { draft, latest, requestSoFar, store } = stored;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [edited, setEdited] = useState<string | null>(null);
  const [restored, setRestored] = useState(() => !isEmptyDraft(draft));
  const [tooYoung, setTooYoung] = useState<{ readonly mayHaveSent: boolean } | null>(null);
  const { sending, setSending, isAsSent, send } = useSendRegistration({
    tournament,
    invitationCode,
    stored,
    contentOf: useCallback((typed) => askedContent(typed, fields, kind), [fields, kind]),
    onRefused: useCallback(
      (found) => {
        setErrors(found);
        if (Object.keys(found).length > 0) onRefused?.();
      },
      [onRefused],
    ),
  });

  const change = (changes: Partial<RegistrationDraft>, field: string) => {
    store(changes);
    setErrors(({ [field]: _, ...others }) => others);
    setSending((current) => (current.state === 'refused' ? { state: 'idle' } : current));
  };
  const setPlayer = (field: keyof TypedPlayer, value: string) =>
    change({ player: { ...latest.current.player, [field]: value } }, field);
  const setGuardian = (field: keyof TypedGuardian, value: string) =>
    change({ guardian: { ...latest.current.guardian, [field]: value } }, `guardian.${field}`);
  const setUnit = (field: keyof TypedUnit, value: string) =>
    change({ unit: { ...latest.current.unit, [field]: value } }, `unit.${field}`);
  const setAnswer = (id: string, answer: Answer) => {
    setEdited(id);
    change({ answers: { ...latest.current.answers, [id]: answer } }, id);
  };
  const setAge = (ageBand: AgeAnswer) => {
    if (ageBand !== 'younger') return change({ ageBand }, 'ageBand');
    // `startOver` deletes the stored draft, because the draft contains data of a child.
    const mayHaveSent = requestSoFar().sent.length > 0;
    startOver();
    setTooYoung({ mayHaveSent });
  };
  const phones = usePhones(tournament, stored, setPlayer, setGuardian);

  const fill = (filling: Parameters<typeof filledDraft>[1], code: string) => {
    store(filledDraft(latest.current, filling, code));
    setRestored(true);
  };
  const tooLong = lengthErrors(answersOf(draft, fields), edited);
  const submit = (): boolean => {
    phones.completePhones();
    const checked = { ...tournament, phoneCountry: phones.phoneCountry };
    const found = { ...draftErrors(latest.current, fields, kind, checked), ...tooLong };
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    void send(latest.current);
    return true;
  };
  function startOver() {
    store(emptyRegistrationDraft());
    stored.forget();
    setErrors({});
    setEdited(null);
    setSending({ state: 'idle' });
    setRestored(false);
    setTooYoung(null);
  }

  return {
    kind,
    draft,
    restored,
    tooYoung,
    errors: { ...errors, ...tooLong },
    sending,
    isAsSent,
    setAge,
    setGuardian,
    setPlayer,
    setUnit,
    setAnswer,
    ...phones,
    fill,
    submit,
    startOver,
  };
}

type SetPhone = (field: 'phone', value: string) => void;

function usePhones(
  { timeZone }: Tournament,
  { latest }: StoredDraft,
  setPlayer: SetPhone,
  setGuardian: SetPhone,
) {
  const [phoneCountry, setShownPhoneCountry] = useState(
    () => phoneCountryOf(ownTimeZone()) || phoneCountryOf(timeZone),
  );

  const complete = (zone: string) => {
    const { player, guardian } = latest.current;
    const [own, adult] = [player, guardian].map(({ phone }) => withCountryCode(phone, zone));
    if (own !== undefined && own !== player.phone) setPlayer('phone', own);
    if (adult !== undefined && adult !== guardian.phone) setGuardian('phone', adult);
  };
  const setPhoneCountry = (zone: string) => {
    const { player, guardian } = latest.current;
    const code = `+${countryCode(phoneCountry)} `;
    setShownPhoneCountry(zone);
    if (player.phone.startsWith(code)) setPlayer('phone', player.phone.slice(code.length));
    if (guardian.phone.startsWith(code)) setGuardian('phone', guardian.phone.slice(code.length));
    complete(zone);
  };
  return { phoneCountry, setPhoneCountry, completePhones: () => complete(phoneCountry) };
}
