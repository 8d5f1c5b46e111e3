import { DEFAULT_SITE, PRODUCT_SLUG } from '@copa/domain/site/brand';
import type { SiteSettings } from '@copa/domain/site/settings';

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
  /** Days after a tournament; null keeps the data as long as the tournament. */
  readonly keepPlayersDays: number | null;
}

export function siteFrom({ brand, contacts, community, keepPlayersDays }: SiteSettings): Site {
  return {
    ...brand,
    ...contacts,
    phoneHref: `tel:${contacts.phone.replaceAll(/[^\d+]/g, '')}`,
    community: community.map(({ label, url }) => ({
      kind: /whatsapp\.com|wa\.me/.test(url) ? 'whatsapp' : 'chat',
      label,
      url,
    })),
    keepPlayersDays,
  };
}

/** The site as it is built. Screens read `useSite`, which knows what the owner changed since. */
export const site = { ...siteFrom(DEFAULT_SITE), slug: PRODUCT_SLUG };
