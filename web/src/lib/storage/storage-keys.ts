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
  /**
   * The time until which the navigation bar shows «Mi torneo». An optional second time, after `!`, says
   * until when a registration needs an action.
   */
  mine: ownKey('mi'),
  taps: ownKey('taps'),
  celebrated: ownKey('celebrado'),
  openedRooms: ownKey('abiertas'),
  /**
   * A form with `onePerDevice` takes one response per device id. The id reveals nothing about the person.
   */
  device: ownKey('device'),
  deviceProof: ownKey('device_proof'),
} as const;
