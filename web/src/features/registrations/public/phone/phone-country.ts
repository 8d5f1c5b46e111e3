import { countryCode, hasCountryCode, isDialable } from '@copa/domain/contact/phone-number';
import { PHONE_COUNTRIES } from '@copa/domain/contact/words/phone-countries';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import * as words from '../../words/phone.ts';

/** Returns the zone that identifies the country in the list; empty for a country that is not in the list. */
export function phoneCountryOf(timeZone: string): string {
  const code = countryCode(timeZone);
  const [same = ''] = PHONE_COUNTRIES.find(([zone]) => countryCode(zone) === code) ?? [];
  return same;
}

export function phoneHint(phoneCountry: string): string {
  const code = countryCode(phoneCountry);
  return code === null ? words.withCode : words.codeAdded(code, exampleBeside(code));
}

/** Null if the number can be called from everywhere. */
export function phoneProblem(phone: string, phoneCountry: string): string | null {
  if (!hasCountryCode(phone)) return codeMissing(phoneCountry);
  return isDialable(phone) ? null : REGISTRATION_MESSAGES.phoneFormat;
}

function codeMissing(phoneCountry: string): string {
  const [, name] = PHONE_COUNTRIES.find(([zone]) => zone === phoneCountry) ?? [];
  return name === undefined
    ? words.codeMissing
    : words.notOfCountry(name, exampleBeside(countryCode(phoneCountry)));
}

function exampleBeside(code: string | null): string {
  return words.mexican.startsWith(`+${code}`) ? words.colombian : words.mexican;
}
