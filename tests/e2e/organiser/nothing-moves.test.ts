import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, OWNER } from '../../../scripts/seed/accounts.ts';
import { returning } from '../support/admin.ts';
import { holdBackScripts } from '../support/hold-back.ts';
import { inTwoPages, journey } from '../support/journey.ts';
import { expectStill } from '../support/layout-shift.ts';
import { pauseRequests } from '../support/pause-requests.ts';
import { withoutSkeleton } from '../support/running-site.ts';

/** The demo data has more registrations than the list loads at once. */
const LONG_INBOX = '/admin/inscripciones';
const SCREENS = [
  '/admin',
  '/admin/administradores',
  '/admin/torneos',
  LONG_INBOX,
  '/admin/inscripciones?torneo=copa-relampago',
  '/admin/torneos/maraton-en-vivo',
  '/admin/torneos/liga-fenix-5',
  '/admin/torneos/maraton-en-vivo/dia',
  '/admin/torneos/ultima-zona/dia',
  '/admin/torneos/copa-relampago/dia',
  '/admin/torneos/maraton-en-vivo/fases',
  '/admin/torneos/maraton-en-vivo/fases/1/a-1',
  '/admin/torneos/maraton-en-vivo/fases/1/a-2',
  '/admin/torneos/duos-del-volcan/avisos',
  '/admin/temporadas/temporada-de-la-liga',
];

const LATE_MS = 500;
const ANSWERS = [{ urlPattern: '*/api/*' }, { urlPattern: '*Listen/channel*' }];
/** A request with `SID` or `RID=rpc` uses a Firestore channel that is already open. */
const isOpenChannel = (url: string) => /[?&](SID|RID=rpc)/.test(url);

/**
 * Delays the first four calls of each screen, the first one longest, so that their answers can arrive in the
 * reverse order.
 */
async function delayAnswers(page: Page): Promise<() => void> {
  let calls = 0;
  await pauseRequests(page, ANSWERS, async (session, { requestId, request }) => {
    if (!isOpenChannel(request.url)) {
      const delay = Math.max(0, 400 - 100 * calls);
      calls += 1;
      await setTimeout(delay);
    }
    await session.send('Fetch.continueRequest', { requestId });
  });
  return () => {
    calls = 0;
  };
}

journey('nothing moves under a thumb while a screen of the organiser loads', async ({ visitor }) => {
  await inTwoPages(SCREENS, async (screens) => {
    const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD });
    const nextScreen = await delayAnswers(page);
    for (const screen of screens) {
      nextScreen();
      await page.goto(screen);
      await page.locator('main .skeleton').first().waitFor();
      await withoutSkeleton(page);
      if (screen === LONG_INBOX) await page.getByText(' inscripciones · 250 en la lista').waitFor();
      await page.waitForTimeout(LATE_MS);
      await expectStill(page, 0);
    }
  });
});

/** Returns the status of each preloaded font. A font that no text of the page needs stays `unloaded`. */
function preloadedFonts(page: Page): Promise<readonly { readonly file: string; readonly status: string }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const sources = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
    const faces = [...document.fonts];
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    return [...links].map(({ href }) => {
      const file = new URL(href).pathname;
      const face = faces[sources.findIndex((source) => source.includes(file))];
      return { file, status: face?.status ?? 'no face' };
    });
  });
}

async function expectNeededFonts(page: Page): Promise<void> {
  const fonts = await preloadedFonts(page);
  expect(fonts).toHaveLength(2);
  expect(fonts.filter(({ status }) => status !== 'loaded')).toEqual([]);
}

journey(
  'the admin area begins as high as the block that waits for it, and needs its fonts',
  async ({ visitor }) => {
    const page = await returning(visitor, { email: OWNER.email, password: DEMO_PASSWORD });
    const letGo = await holdBackScripts(page, '*/assets/area-*.js');
    await page.goto('/admin');
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box === null ? null : box.y + box.height;
    };
    const end = await endOf(page.locator('main > [aria-hidden]').first());
    letGo();
    const bar = page.getByRole('navigation', { name: 'Administración' });
    await bar.waitFor();
    expect([end === null, await endOf(bar)]).toEqual([false, end]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNeededFonts(page);
  },
);

journey('the fonts that /acceso preloads are needed', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/acceso');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNeededFonts(page);
});

journey(
  'a pressed registration stays where it is when its panel opens beside the list',
  async ({ visitor }) => {
    const page = await returning(
      visitor,
      { email: OWNER.email, password: DEMO_PASSWORD },
      { size: 'desktop' },
    );
    // Other journeys delete tournaments, whose registrations the list of all of them would show.
    for (const id of ['maraton-en-vivo', 'copa-relampago']) {
      await page.goto(`/admin/inscripciones?torneo=${id}`);
      const row = page.getByRole('list', { name: 'Inscripciones' }).getByRole('listitem').nth(1);
      await row.waitFor();
      await page.waitForTimeout(LATE_MS);
      const before = await row.boundingBox();
      await row.getByRole('button').first().click();
      await page.getByRole('complementary').waitFor();
      expect([id, (await row.boundingBox())?.y]).toEqual([id, before?.y]);
    }
  },
);
