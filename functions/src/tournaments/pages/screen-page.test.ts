import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../../desk/samples.fixture.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { missingPage } from './link-preview.ts';
import { pageId, screenPage } from './screen-page.ts';

const TEMPLATE = '<head><!--meta-->\n<title>Copa</title>\n<!--/meta--></head><body></body>';
const MISSING = { found: false, html: missingPage(TEMPLATE) };

let services: Services;
type Asked = Parameters<typeof screenPage>[2];
const pageOf = (asked: Partial<Asked>) =>
  screenPage(services.context, TEMPLATE, { screen: 'tournament', id: 'copa-1', ...asked });

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament(), sampleTournament({ id: 'draft', status: 'draft' }));
});

describe('the page of a screen of a tournament', () => {
  it('has the name of the tournament, at the address of the site', async () => {
    const { found, html } = await pageOf({});
    expect(found).toBe(true);
    expect(html).toContain('<title>Copa Relámpago · ');
    expect(html).toContain(`href="${services.context.config.siteUrl}/tournament/copa-1"`);
  });

  it('is filled before and after it is made, as its screen asks', async () => {
    const { html } = await pageOf({
      prepared: (template, { id }, now) =>
        template.replace('<body>', `<body><i>${id} ${now.toISOString()}</i>`),
      more: (page, { id }) => Promise.resolve(`${page}<b>${id}</b>`),
    });
    expect(html).toContain(`<i>copa-1 ${SAMPLE_NOW.toISOString()}</i>`);
    expect(html.endsWith('<b>copa-1</b>')).toBe(true);
  });

  it.each([null, 'none', 'draft'])('is missing for the id %s', async (id) => {
    expect(await pageOf({ id })).toEqual(MISSING);
  });
});

it('the id in an address may end with a slash, and has no other one', () => {
  expect(['copa-1', 'copa-1/', 'copa/1', ''].map(pageId)).toEqual(['copa-1', 'copa-1', null, null]);
});
