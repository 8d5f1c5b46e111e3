import { expect } from 'vitest';
import { expectAccessibleAtEverySize } from './support/accessibility.ts';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';

journey('an unknown address leads back home', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /status of 404/);
  await page.goto('/no/existe');
  await page.getByRole('heading', { level: 1, name: 'Página no encontrada', exact: true }).waitFor();
  await expectAccessibleAtEverySize(page, 'the 404 page');
  await page.getByRole('link', { name: 'Volver al inicio', exact: true }).click();
  await page.waitForURL('/');
  expect(await page.title()).toContain('Copa Fénix');
});

journey('an address in other letters shows its page, over the one that was served', async ({ visitor }) => {
  const page = await visitor();
  expectOnConsole(page, /status of 404/);
  for (const [path, title] of [
    ['/FAQ', 'Preguntas frecuentes'],
    ['/Tournaments', 'Torneos activos'],
    ['/Form/encuesta-jugadores', 'Encuesta de la comunidad'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
});
