import { isInstalled } from './is-installed.ts';

/** Instagram, Facebook and others open links in a browser of their own, which has no downloads or windows. */
const OTHER_APPS = /; wv\)|FBA[NV]|FB_IAB|Instagram|Snapchat|musical_ly|BytedanceWebview|\bLine\//;

/** Telegram and others do not name themselves. On Apple's phones all browsers, but no installed site, say `Safari`. */
const WITHOUT_NAME = /iP(?:hone|ad|od)(?=.*AppleWebKit)(?!.*Safari\/)/;

export function isInOtherApp(): boolean {
  const { userAgent } = navigator;
  return OTHER_APPS.test(userAgent) || (WITHOUT_NAME.test(userAgent) && !isInstalled());
}
