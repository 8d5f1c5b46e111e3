import { endpoint } from '../api/endpoint.ts';
import { SiteSettingsSchema } from './settings.ts';

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: '/settings',
  summary: 'Brand texts, contacts, community links, default rules, terms version.',
  access: 'public',
  data: SiteSettingsSchema,
});
