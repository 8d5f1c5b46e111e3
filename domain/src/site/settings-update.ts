import type * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { updateSchema } from '../update.ts';
import { SiteSettingsSchema, siteShape } from './settings.ts';

const SiteSettingsUpdateSchema = updateSchema(siteShape, SiteSettingsSchema.shape);
export type SiteSettingsUpdate = z.output<typeof SiteSettingsUpdateSchema>;

export const updateSettings = endpoint('updateSettings', {
  call: 'PUT /settings',
  summary: 'Change the settings of the site: what is not sent stays.',
  access: 'manage_system',
  body: SiteSettingsUpdateSchema,
  data: SiteSettingsSchema,
});
