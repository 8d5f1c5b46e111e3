import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  access: 'public',
  caller: 'program',
  produces: 'openapi',
});

export const getDocs = endpoint({
  id: 'getDocs',
  method: 'GET',
  path: '/docs',
  summary: 'This document, readable.',
  access: 'public',
  caller: 'program',
  produces: 'html',
});
