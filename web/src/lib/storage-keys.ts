import { site } from '../config/site.ts';

/** Names fixed by spec section 3, then our own. */
export const storageKeys = {
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  loginTime: 'loginTime',
  adminSession: 'adminSession',
  tournaments: 'tournaments',
  formResponses: `${site.slug}_forms`,
  mutedSounds: `${site.slug}_muted`,
  siteSettings: `${site.slug}_settings`,
  noticeDismissed: `${site.slug}_notice_dismissed`,
} as const;
