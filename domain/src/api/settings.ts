import { SiteSettingsInputSchema, SiteSettingsSchema } from '../site.ts';
import { endpoint } from './endpoint.ts';

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
  summary: 'Replace the settings of the site.',
  access: 'manage_system',
  body: SiteSettingsInputSchema,
  data: SiteSettingsSchema,
});
