import { NO_PRIVACY } from '@copa/domain/site/no-privacy';
import type { SiteSettings } from '@copa/domain/site/settings';
import { useSyncExternalStore } from 'react';
import { type KnownSettings, type Site, site, siteFrom } from '../config/site.ts';
import { reportProblem } from './report-problem.ts';
import { readLocal, subscribeLocal, writeLocal } from './storage/local-store.ts';
import { storageKeys } from './storage/storage-keys.ts';

const rendered = withName(globalThis.document?.getElementById('root')?.dataset['brand']);

let saved: string | null = null;
let current: Site = rendered;

function withName(name: string | undefined): Site {
  return name === undefined ? site : { ...site, name };
}

export function currentSite(): Site {
  const stored = readLocal(storageKeys.siteSettings);
  if (stored === saved) return current;
  saved = stored;
  current = stored === null ? rendered : restore(stored);
  return current;
}

function restore(stored: string): Site {
  try {
    const settings = JSON.parse(stored) as KnownSettings;
    const { brand, contacts, community, privacy = NO_PRIVACY } = settings;
    const texts = [brand, contacts, privacy, ...community].flatMap((part) => Object.values(part));
    if (texts.some((text) => typeof text !== 'string')) throw new TypeError('a setting is no text');
    // Without a default, a field that another version does not store would be an empty place on each page.
    return { ...site, ...siteFrom({ ...settings, privacy: { ...NO_PRIVACY, ...privacy } }) };
  } catch (error) {
    reportProblem('stored settings unreadable', error);
    return site;
  }
}

export function useSite(): Site {
  return useSyncExternalStore(subscribeLocal, currentSite, () => rendered);
}

export function keepSite(settings: SiteSettings): void {
  const { brand, contacts, community, privacy, keepPlayersDays } = settings;
  const kept = { brand, contacts, community, privacy, keepPlayersDays };
  writeLocal(storageKeys.siteSettings, JSON.stringify(kept));
}
