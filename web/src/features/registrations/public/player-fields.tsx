import { isFreeFireId, seenId } from '@copa/domain/contact';
import { countryCode } from '@copa/domain/contact/phone-number';
import { PHONE_COUNTRIES } from '@copa/domain/contact/words/phone-countries';
import type { FieldErrors } from '@copa/domain/errors';
import { PLAYER_FIELDS, type PlayerField } from '@copa/domain/registrations/player';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { seenText } from '@copa/domain/text';
import { type ChangeEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { AS_TYPED, SelectField, TextField } from '../../../components/fields/text-field.tsx';
import * as words from '../words/register.tsx';
import { OwnRegistrationsLink } from './own/own-registration-hint.tsx';
import { phoneHint } from './phone/phone-country.ts';
import type { TypedPlayer } from './registration-draft.ts';
import { type IdCheck, useIdCheck } from './use-id-check.ts';

interface PlayerFieldsProps {
  readonly tournamentId: string;
  readonly player: TypedPlayer;
  readonly errors: FieldErrors;
  /** A time zone that identifies the chosen country; empty for a country that is not in the list. */
  readonly phoneCountry: string;
  readonly onChange: (field: PlayerField, value: string) => void;
  readonly onPhoneCountry: (timeZone: string) => void;
  readonly onPhoneLeft: () => void;
}

const COUNTRIES = [
  ...PHONE_COUNTRIES.map(([value, name]) => ({ value, label: `${name} (+${countryCode(value)})` })),
  { value: '', label: words.otherCountry },
];

function idHint(check: IdCheck): ReactNode {
  if (check.state === 'taken') return <OwnRegistrationsLink />;
  if (check.state === 'free') return words.idFree;
  if (check.state === 'checking') return words.idChecking;
  return words.idHint;
}

const REST_MS = 1000;

/** A half-typed ID is too short, so the error waits until typing pauses or the field is left. */
function useShort(id: string) {
  const [rested, setRested] = useState(false);
  const isShort = id !== '' && !isFreeFireId(id);
  useEffect(() => {
    if (id === '' || isFreeFireId(id)) return undefined;
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return [rested && isShort, setRested] as const;
}

export function PlayerFields(props: PlayerFieldsProps) {
  const { tournamentId, player, phoneCountry, errors, onChange, onPhoneCountry, onPhoneLeft } = props;
  const check = useIdCheck(tournamentId, seenText(player.freeFireId));
  const id = seenText(player.freeFireId);
  const [isShort, setRested] = useShort(id);
  const liveError =
    'message' in check ? check.message : isShort ? REGISTRATION_MESSAGES.freeFireIdFormat : undefined;
  const field = (name: PlayerField) => ({
    name,
    label: words.playerLabels[name],
    required: true,
    value: player[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value),
  });
  const controls: Readonly<Record<PlayerField, ReactNode>> = {
    fullName: <TextField {...field('fullName')} autoComplete="name" />,
    nick: (
      <TextField
        {...field('nick')}
        autoComplete="nickname"
        autoCapitalize="off"
        {...AS_TYPED}
        hint={words.nickHint}
      />
    ),
    freeFireId: (
      <TextField
        {...field('freeFireId')}
        onChange={(event) => {
          const typed = seenId(event.target.value);
          if (typed === '' || isFreeFireId(typed)) setRested(false);
          onChange('freeFireId', typed);
        }}
        onBlur={() => setRested(true)}
        inputMode="numeric"
        autoComplete="off"
        hint={<output>{idHint(check)}</output>}
        error={errors['freeFireId'] ?? liveError}
      />
    ),
    email: <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />,
    phone: (
      <>
        <SelectField
          name="phoneCountry"
          label={words.phoneCountry}
          required="unmarked"
          options={COUNTRIES}
          value={phoneCountry}
          onChange={(event) => onPhoneCountry(event.target.value)}
        />
        <TextField
          {...field('phone')}
          onBlur={onPhoneLeft}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={phoneHint(phoneCountry)}
        />
      </>
    ),
  };
  return PLAYER_FIELDS.map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}
