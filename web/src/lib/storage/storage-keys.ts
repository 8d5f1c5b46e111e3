import { STORAGE_KEYS } from '@copa/domain/site/storage-keys';
import { site } from '../../config/site.ts';

export const ownKey = (name: string) => `${site.slug}_${name}`;

export const storageKeys = {
  ...STORAGE_KEYS,
  mutedSounds: ownKey('muted'),
  siteSettings: ownKey('settings'),
  noticeDismissed: ownKey('notice_dismissed'),
  tickets: ownKey('tickets'),
  boards: ownKey('tablas'),
  seasons: ownKey('temporadas'),
  registrations: ownKey('inscripciones'),
  /** The end of the time in which the bar shows a registration; after `!`, in which one needs an action. */
  mine: ownKey('mi'),
  taps: ownKey('taps'),
  /** The id by which a form takes one answer per device; it reveals nothing about the person. */
  device: ownKey('device'),
  linkEmail: ownKey('link_email'),
  linkRemember: ownKey('link_remember'),
} as const;
