import { getSettings } from '@copa/domain/site/settings-endpoints';
import { ApiError, callApi } from './network/api-client.ts';
import { keepSite } from './use-site.ts';

/** Keeps the last known site when the API is out of reach, without a message. */
export async function refreshSite(): Promise<void> {
  try {
    keepSite(await callApi(getSettings));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
