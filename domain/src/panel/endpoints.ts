import { endpoint } from '../api/endpoint.ts';
import { StatsSchema } from './stats.ts';

export const getStats = endpoint('getStats', {
  call: 'GET /stats',
  cost: 'sweep',
  summary: 'Figures of the panel.',
  access: 'view_statistics',
  data: StatsSchema,
});
