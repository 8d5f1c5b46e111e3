import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint('getOpenApi', {
  call: 'GET /openapi.json',
  summary: 'This document.',
  access: 'public',
  caller: 'program',
  produces: 'openapi',
  // Each answer compresses 350 KB.
  cost: 'list',
});
