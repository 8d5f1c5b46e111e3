import { getSettings } from '@copa/domain/api/settings';
import { ApiError, callApi } from './api-client.ts';
import { keepSite } from './use-site.ts';

/** Out of reach, the site stays as it was last known: nobody needs to hear about it. */
export async function refreshSite(): Promise<void> {
  try {
    keepSite(await callApi(getSettings));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
