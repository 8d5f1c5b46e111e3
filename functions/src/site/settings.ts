import { DEFAULT_SITE } from '@copa/domain/site/brand';
import type { SiteSettings } from '@copa/domain/site/settings';
import type { SiteSettingsUpdate } from '@copa/domain/site/settings-update';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { SETTINGS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { laterThan, wasUpdated } from '../versions.ts';

const SITE = 'site';

export async function getSettings(reader: Pick<Reader, 'get'>): Promise<SiteSettings> {
  return (await reader.get(SETTINGS, SITE)) ?? DEFAULT_SITE;
}

export function updateSettings(
  context: Context,
  actor: Actor,
  update: SiteSettingsUpdate,
): Promise<SiteSettings> {
  return context.database.transaction(async (transaction) => {
    const before = await getSettings(transaction);
    if (wasUpdated(before, update)) return before;
    const after = {
      ...before,
      ...update.changes,
      id: SITE,
      updatedAt: laterThan(before.updatedAt, context.clock()),
    };
    transaction.set(SETTINGS, after);
    writeAudit(transaction, context, {
      actor,
      action: 'settings.update',
      target: `settings/${SITE}`,
      before,
      after,
    });
    return after;
  });
}
