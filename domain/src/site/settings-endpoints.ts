import { endpoint } from '../api/endpoint.ts';
import { SiteSettingsSchema } from './settings.ts';

export const getSettings = endpoint('getSettings', {
  call: 'GET /settings',
  summary: 'Brand texts, contacts, community links, default rules, terms version.',
  access: 'public',
  data: SiteSettingsSchema,
});
