import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint('getOpenApi', {
  call: 'GET /openapi.json',
  summary: 'This document.',
  access: 'public',
  caller: 'program',
  produces: 'openapi',
});

export const getDocs = endpoint('getDocs', {
  call: 'GET /docs',
  summary: 'This document, readable.',
  access: 'public',
  caller: 'program',
  produces: 'html',
});
