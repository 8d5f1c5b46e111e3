import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint('getOpenApi', {
  call: 'GET /openapi.json',
  summary: 'This document.',
  access: 'public',
  caller: 'program',
  produces: 'openapi',
});
