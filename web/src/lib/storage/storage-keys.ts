import { STORAGE_KEYS } from '@copa/domain/site/storage-keys';
import { site } from '../../config/site.ts';

const own = (name: string) => `${site.slug}_${name}`;

/** Everything that local storage keeps: the names that the specification fixes, then our own. */
export const storageKeys = {
  ...STORAGE_KEYS,
  mutedSounds: own('muted'),
  siteSettings: own('settings'),
  noticeDismissed: own('notice_dismissed'),
  /** The tickets, tables and registrations of this phone. */
  tickets: own('tickets'),
  boards: own('tablas'),
  registrations: own('inscripciones'),
  /** Taps that the server has not answered. */
  taps: own('taps'),
  /** For forms that take one answer from a device; it says nothing about the person. */
  device: own('device'),
  linkEmail: own('link_email'),
  linkRemember: own('link_remember'),
} as const;

/** What somebody types: into a registration or a report, a form, or an editor of the admin area. */
const DRAFTS = ['draft', 'form_draft', 'admin_draft'] as const;
export type DraftKind = (typeof DRAFTS)[number];

export const draftKey = (kind: DraftKind, id: string) => own(`${kind}_${id}`);

export const isDraftKey = (key: string, kinds: readonly DraftKind[] = DRAFTS) =>
  kinds.some((kind) => key.startsWith(own(`${kind}_`)));
