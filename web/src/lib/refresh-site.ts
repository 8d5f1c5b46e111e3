import { getSettings } from '@copa/domain/site/settings-endpoints';
import '../components/dialog/close-beside.ts';
import '../components/dialog/returned-focus.ts';
import { ApiError, callApi } from './network/api-client.ts';
import { keepSite } from './use-site.ts';

export async function refreshSite(): Promise<void> {
  try {
    keepSite(await callApi(getSettings));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
