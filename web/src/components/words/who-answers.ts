import type { Privacy } from '@copa/domain/site/settings';
import type { Site } from '../../config/site.ts';

const COUNTRIES = { MX: 'México', CO: 'Colombia', BR: 'Brasil' } as const;
export type LawCountry = keyof typeof COUNTRIES;

export const hasLaw = (country: Privacy['country']): country is LawCountry => country in COUNTRIES;

export const privacyMail = ({ privacy, email }: Site) => privacy.email || email;

export function whoAnswers(site: Site): string {
  const { responsible, city, country } = site.privacy;
  const ask = `Para cualquier pedido sobre ellos, escribe a ${privacyMail(site)}.`;
  if (responsible === '')
    return `Este sitio todavía no publicó quién responde por los datos. Mientras tanto responde su comunidad. ${ask}`;
  const where = [city, hasLaw(country) ? COUNTRIES[country] : ''].filter((part) => part !== '').join(', ');
  return `Responde por los datos ${responsible}${where === '' ? '' : `, en ${where}`}. ${ask}`;
}
