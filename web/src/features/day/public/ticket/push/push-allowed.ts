/** `install`: the browser allows notices only to installed sites. */
export type PushAllowed = 'unsupported' | 'install' | NotificationPermission;

/** An iPad may identify itself as a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

export function pushAllowed(): PushAllowed {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  }
  return Notification.permission;
}
