import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { addAccount, returning } from './support/admin.ts';
import { journey } from './support/journey.ts';
import { addRegistrations } from './support/registrations.ts';
import { addTournament, firestore } from './support/suite-data.ts';

const PLAYERS = 2000;
const LONGEST_SCROLL_MS = 200;
const LONGEST_FILTER_MS = 80;
const PATIENCE_MS = 120_000;

const TraceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Processor time in microseconds. Some events lack this field. */
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = z.parse(TraceSchema, trace);
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`;
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && pageThreads.has(threadOf(event)),
  );
  const durations = tasks.flatMap(({ tdur }) => tdur ?? []);
  expect(durations.length, 'traced tasks').toBeGreaterThan(0);
  return Math.round(Math.max(...durations) / 1000);
}

async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += end / 60) {
      scrollTo({ top, behavior: 'instant' });
      // A browser without a window may never run the animation frame, so a timeout ends the wait instead.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
    scrollTo({ top: end, behavior: 'instant' });
  });
}

journey(
  'two thousand registrations scroll and filter without a long task',
  { timeout: 300_000 },
  async ({ visitor }) => {
    const tournament = await addTournament({ maxPlayers: 10_000 });
    const players = Array.from({ length: PLAYERS }, (_, index) => ({
      fullName: index === PLAYERS - 1 ? 'Última Inscrita' : `Jugador ${index}`,
      status: (['pending', 'approved', 'rejected'] as const)[index % 3] ?? 'pending',
    }));
    const added = await addRegistrations(tournament, players);
    const [first, last] = [added[0], added.at(-1)];
    const page = await returning(visitor, await addAccount());
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`/admin/inscripciones?torneo=${tournament}&ver=${last?.id}`);
    const linked = page.getByRole('dialog', { name: 'Última Inscrita' });
    await linked.getByRole('button', { name: 'Cerrar' }).click();
    await linked.waitFor({ state: 'detached' });
    await page.getByText(`${PLAYERS} inscripciones · 250 en la lista`, { exact: true }).waitFor();
    const chip = (name: string) => page.getByRole('button', { name, exact: true }).waitFor();
    await chip(`Todas ${PLAYERS}`);
    await chip('Por decidir 667');
    await firestore.doc(`registrations/${first?.id}`).update({ status: 'approved' });
    await chip('Por decidir 666');
    await chip('Aprobadas 668');
    await firestore.doc(`registrations/${last?.id}`).update({ status: 'rejected' });
    await firestore.doc(`registrations/${first?.id}`).update({ status: 'rejected' });
    await chip('Rechazadas 668');
    await chip('Aprobadas 666');
    const search = page.getByRole('searchbox', { name: 'Buscar jugador' });

    await search.fill('ultima inscrita');
    await page.getByRole('listitem').filter({ hasText: 'Última Inscrita' }).waitFor();
    await search.fill('');
    await page.getByText(`${PLAYERS} inscripciones`, { exact: true }).waitFor();
    expect(await page.getByRole('listitem').count()).toBeLessThan(60);

    const scrolling = await longestTask(page, () => scrollToTheEnd(page));
    await page.getByRole('listitem').filter({ hasText: 'Última Inscrita' }).waitFor();
    const filtering = await longestTask(page, async () => {
      await search.pressSequentially('jugadora-19', { delay: 20 });
      await page.getByText('111 inscripciones', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Por decidir/ }).click();
      await page.getByText('39 inscripciones', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Todas/ }).click();
      await search.fill('');
      await page.getByText(`${PLAYERS} inscripciones`, { exact: true }).waitFor();
    });
    console.info(`longest task: scrolling ${scrolling} ms, filtering ${filtering} ms`);
    expect(scrolling, 'the longest task while scrolling, in ms').toBeLessThanOrEqual(LONGEST_SCROLL_MS);
    expect(filtering, 'the longest task while filtering, in ms').toBeLessThanOrEqual(LONGEST_FILTER_MS);
  },
);
