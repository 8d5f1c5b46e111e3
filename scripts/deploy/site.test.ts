import { expect, it } from 'vitest';
import type { Answer, AskGoogle } from './google.ts';
import { requireSite } from './site.ts';

const site = (name: string, type = 'DEFAULT_SITE') => ({ type, defaultUrl: `https://${name}.web.app` });
const ok = (...sites: readonly object[]): Answer => ({
  status: 200,
  body: sites.length > 0 ? { sites } : {},
});

function look(answer: Answer, siteUrl = 'https://copa.example') {
  const ask: AskGoogle = async (service, _method, path) =>
    service === 'hostingApi' && path === '/v1beta1/projects/copa-real/sites'
      ? answer
      : { status: 500, body: null };
  return requireSite(ask, {
    project: 'copa-real',
    siteUrl,
    functionsEnvironment: 'functions/.env.copa-real',
  });
}

it.each([
  ['Hosting is not switched on', { status: 403, body: null }],
  ['there is none', ok()],
  ['there are only others', ok(site('copa-liga', 'USER_SITE'))],
])('ends a deployment without a site: %s', async (_, answer) => {
  await expect(look(answer)).rejects.toThrow('The project copa-real has no site yet');
});

it.each([
  'https://copa-real-1f2e3.web.app',
  'https://copa-real-1f2e3.firebaseapp.com',
  'https://copa.example',
  'no address',
])('takes %s, or leaves its fault to the program', async (siteUrl) => {
  await expect(look(ok(site('x', 'USER_SITE'), site('copa-real-1f2e3')), siteUrl)).resolves.toBeUndefined();
});

it('refuses the address of another site', async () => {
  await expect(look(ok(site('copa-real-1f2e3')), 'https://copa-real.web.app')).rejects.toThrow(
    'functions/.env.copa-real has COPA_SITE_URL=https://copa-real.web.app, ' +
      'but the site of copa-real is https://copa-real-1f2e3.web.app.',
  );
});
