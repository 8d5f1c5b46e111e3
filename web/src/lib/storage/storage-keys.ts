import { STORAGE_KEYS } from '@copa/domain/site/storage-keys';
import { site } from '../../config/site.ts';

/** The names that the specification fixes, then our own. */
export const storageKeys = {
  ...STORAGE_KEYS,
  mutedSounds: `${site.slug}_muted`,
  siteSettings: `${site.slug}_settings`,
  /** The tickets that were looked at. */
  tickets: `${site.slug}_tickets`,
  noticeDismissed: `${site.slug}_notice_dismissed`,
} as const;
