import { DEFAULT_SITE, PRODUCT_SLUG } from '@copa/domain/site/brand';
import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import type { Privacy, SiteSettings } from '@copa/domain/site/settings';

export interface CommunityLink {
  readonly kind: 'chat' | 'whatsapp';
  readonly label: string;
  readonly url: string;
}

export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly community: readonly CommunityLink[];
  readonly privacy: Privacy;
  /** The server erases players' data this many days after a tournament. Null: it erases none. */
  readonly keepPlayersDays: number | null;
}

/** Another version of the site may have stored settings without these on the phone. */
export type KnownSettings = Omit<SiteSettings, 'privacy' | 'keepPlayersDays'> &
  Partial<Pick<SiteSettings, 'privacy' | 'keepPlayersDays'>>;

export function siteFrom(settings: KnownSettings): Site {
  const { brand, contacts, community, keepPlayersDays = null, privacy = NO_PRIVACY } = settings;
  return {
    ...brand,
    ...contacts,
    phoneHref: `tel:${contacts.phone.replaceAll(/[^\d+]/g, '')}`,
    community: community.map(({ label, url }) => ({
      kind: /whatsapp\.com|wa\.me/.test(url) ? 'whatsapp' : 'chat',
      label,
      url,
    })),
    privacy,
    keepPlayersDays,
  };
}

/** The default settings in the code. Screens use `useSite`, which knows the owner's changes. */
export const site = { ...siteFrom(DEFAULT_SITE), slug: PRODUCT_SLUG };
