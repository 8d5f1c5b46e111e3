/** Instagram, Facebook and others open links in a browser of their own, which has no downloads or windows. */
const OTHER_APPS = /; wv\)|FBA[NV]|FB_IAB|Instagram|Snapchat|musical_ly|BytedanceWebview|\bLine\//;

export function isInOtherApp(): boolean {
  return OTHER_APPS.test(navigator.userAgent);
}
