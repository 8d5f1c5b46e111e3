import { STORAGE_KEYS } from '@copa/domain/site/storage-keys';
import { site } from '../../config/site.ts';

export const ownKey = (name: string) => `${site.slug}_${name}`;

/** Everything that local storage keeps: the names that the specification fixes, then our own. */
export const storageKeys = {
  ...STORAGE_KEYS,
  mutedSounds: ownKey('muted'),
  siteSettings: ownKey('settings'),
  noticeDismissed: ownKey('notice_dismissed'),
  /** The tickets, tables, seasons and registrations of this phone. */
  tickets: ownKey('tickets'),
  boards: ownKey('tablas'),
  seasons: ownKey('temporadas'),
  registrations: ownKey('inscripciones'),
  /** The end of the last live registration, with a mark while something is to be done. */
  mine: ownKey('mi'),
  /** Taps that the server has not answered. */
  taps: ownKey('taps'),
  /** Lets a form take one answer from each device; it says nothing about the person. */
  device: ownKey('device'),
  linkEmail: ownKey('link_email'),
  linkRemember: ownKey('link_remember'),
} as const;
