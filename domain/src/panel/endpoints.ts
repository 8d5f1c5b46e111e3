import { endpoint } from '../api/endpoint.ts';
import { StatsSchema } from './stats.ts';

export const getStats = endpoint({
  id: 'getStats',
  cost: 'sweep',
  method: 'GET',
  path: '/stats',
  summary: 'Figures of the panel.',
  access: 'view_statistics',
  data: StatsSchema,
});
