import { isInOtherApp } from '../../../../../lib/browser/in-other-app.ts';
import { isInstalled } from '../../../../../lib/browser/is-installed.ts';

/** `install`: the browser allows notices only to installed sites. The browser of another app installs none. */
export type PushAllowed = 'unsupported' | 'otherApp' | 'install' | NotificationPermission;

/** An iPad may identify itself as a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function pushAllowed(): PushAllowed {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    if (isInOtherApp()) return 'otherApp';
    return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  }
  return Notification.permission;
}
