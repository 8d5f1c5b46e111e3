import { endpoint } from '../api/endpoint.ts';
import { SiteSettingsSchema, SiteSettingsUpdateSchema } from './settings.ts';

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: '/settings',
  summary: 'Brand texts, contacts, community links, default rules, terms version.',
  access: 'public',
  data: SiteSettingsSchema,
});

export const updateSettings = endpoint({
  id: 'updateSettings',
  method: 'PUT',
  path: '/settings',
  summary: 'Change the settings of the site: what is not sent stays.',
  access: 'manage_system',
  body: SiteSettingsUpdateSchema,
  data: SiteSettingsSchema,
});
