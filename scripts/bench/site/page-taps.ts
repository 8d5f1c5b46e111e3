import type { Browser, Locator, Page } from 'playwright-core';
import { slowPhone } from '../../../tests/e2e/support/slow-phone.ts';
import { type Figure, type Section, textOf } from '../figure.ts';
import { spreadOf } from '../statistics.ts';
import { askedTickets, OPEN } from './demo-pages.ts';

const ROUNDS = 3;
const LIMIT_MS = 60_000;

/**
 * Times in milliseconds: `shown` counts from the start of the navigation, `answered` from `shown`, and `done`
 * from `answered`.
 */
interface Tapped {
  readonly shown: number;
  readonly answered: number;
  readonly done: number;
}

export async function pageTaps(browser: Browser, address: string): Promise<readonly Section[]> {
  const tickets = askedTickets(address).slice(-ROUNDS);
  const confirming: Tapped[] = [];
  const registering: Tapped[] = [];
  for (const ticket of tickets) {
    confirming.push(await tapped(browser, `${address}${ticket}`, confirm));
    registering.push(await tapped(browser, `${address}/tournament/${OPEN}`, register));
  }
  return [
    {
      title: 'The first tap of a first visit on a slow phone, as soon as there is something to tap',
      figures: [
        ...figuresOf(
          confirming,
          'CONFIRMO in Mi torneo shows',
          'the tap is answered: Enviando…',
          'the confirmation is stored',
        ),
        ...figuresOf(
          registering,
          'Inscribirme shows on the page of a tournament',
          'the tap opens the page of the form',
          'the form has its first field',
        ),
      ],
    },
  ];
}

interface Steps {
  readonly button: (page: Page) => Locator;
  readonly answered: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
}

const confirm: Steps = {
  button: (page) => page.getByRole('button', { name: 'CONFIRMO' }),
  answered: (page) =>
    page
      .getByText(/^(Enviando…|Listo, confirmaste)/)
      .first()
      .waitFor(),
  done: (page) => page.getByText(/^Listo, confirmaste/).waitFor(),
};

const register: Steps = {
  button: (page) => page.getByRole('link', { name: 'Inscribirme' }).first(),
  answered: async (page) => {
    await page.waitForURL(/\/register/, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
  },
  done: (page) => page.locator('main').getByRole('textbox').first().waitFor(),
};

async function tapped(browser: Browser, url: string, { button, answered, done }: Steps): Promise<Tapped> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await slowPhone(page);
    let last = performance.now();
    const since = () => {
      const before = last;
      last = performance.now();
      return last - before;
    };
    await page.goto(url, { waitUntil: 'commit' });
    await button(page).waitFor();
    const shown = since();
    await button(page).tap();
    await answered(page);
    const times = { shown, answered: since() };
    await done(page);
    return { ...times, done: since() };
  } finally {
    await context.close();
  }
}

function figuresOf(taps: readonly Tapped[], shows: string, answers: string, ends: string): readonly Figure[] {
  const figure = (what: string, times: readonly number[]) => ({
    what,
    measured: textOf(spreadOf(times), 'ms'),
  });
  return [
    figure(
      `${shows}, after`,
      taps.map(({ shown }) => shown),
    ),
    figure(
      `${answers}, after`,
      taps.map(({ answered }) => answered),
    ),
    figure(
      `${ends}, after`,
      taps.map(({ done }) => done),
    ),
  ];
}
