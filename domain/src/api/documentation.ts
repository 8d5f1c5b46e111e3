import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  access: 'public',
  produces: 'openapi',
});

export const getDocs = endpoint({
  id: 'getDocs',
  method: 'GET',
  path: '/docs',
  summary: 'This document, readable.',
  access: 'public',
  produces: 'html',
});
