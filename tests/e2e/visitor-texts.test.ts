import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectOnConsole } from './support/console-watch.ts';
import { journey } from './support/journey.ts';
import { openRules } from './support/rules.ts';
import { addTournament, inMinutes } from './support/suite-data.ts';

interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly texts: readonly string[];
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));

const atMissing = (path: string) => async (page: Page) => {
  expectOnConsole(page, /status of (403|404)/);
  await page.goto(path);
};

const readRules = async (page: Page, id: string) => {
  await openRules(page, id);
  await page.clock.runFor(10_000);
};

const screens: readonly Screen[] = [
  {
    name: 'home',
    open: at('/'),
    texts: ['3', '300+', '$300+', '24/7', 'Inicio', 'Torneos', 'Historial', '© '],
  },
  {
    name: 'the cards of the list',
    open: async (page) => {
      await addTournament({ date: inMinutes(360) });
      await addTournament({ maxPlayers: 5, currentPlayers: 5 });
      await addTournament({ linkedFormId: null, entryFee: '2.50' });
      await page.goto('/tournaments');
    },
    texts: [
      'Torneo Completo',
      'Iniciando Pronto',
      'Inscripciones Abiertas',
      'TORNEO COMPLETO',
      'INSCRIBIRSE AL TORNEO',
      'PRÓXIMAMENTE',
      'Inscripción: $2.50',
    ],
  },
  {
    name: 'the detail of a full tournament',
    open: async (page) => {
      const id = await addTournament({ maxPlayers: 5, currentPlayers: 5 });
      await page.goto(`/tournament/${id}`);
    },
    texts: ['Torneo Completo', '5/5 inscritos', '$50 USD', 'Juega limpio.'],
  },
  {
    name: 'the detail of nothing',
    open: atMissing('/tournament/nada'),
    texts: ['Torneo No Encontrado', 'El torneo que buscas no existe o ha sido eliminado de la arena.'],
  },
  {
    name: 'the rules while they are read',
    open: async (page) => openRules(page, await addTournament()),
    texts: ['ESPERANDO...', 'Juega limpio.', 'Volver'],
  },
  {
    name: 'the rules once they are read',
    open: async (page) => readRules(page, await addTournament()),
    texts: ['ACEPTA LAS REGLAS'],
  },
  {
    name: 'rules that are accepted, of a tournament without any',
    open: async (page) => {
      await readRules(page, await addTournament({ rules: ' \n ' }));
      await page.getByRole('checkbox').check();
    },
    texts: ['CONTINUAR AL FORMULARIO', 'Las reglas se publicarán próximamente.'],
  },
  {
    name: 'an empty registration that was sent',
    open: async (page) => {
      await page.goto(`/register/${await addTournament()}`);
      await page.getByRole('button', { name: 'Enviar inscripción' }).click();
    },
    texts: [
      'El nombre es obligatorio',
      'El ID de Free Fire es obligatorio',
      'El correo es obligatorio',
      'El teléfono es obligatorio',
      'Esta pregunta es obligatoria',
      'Selecciona una opción épica',
    ],
  },
  {
    name: 'a registration with wrong words',
    open: async (page) => {
      await page.goto(`/register/${await addTournament()}`);
      await page.getByLabel('ID de Free Fire').fill('123');
      await page.getByLabel('Correo electrónico').fill('nada');
      await page.getByRole('button', { name: 'Enviar inscripción' }).click();
    },
    texts: ['El ID debe contener entre 8 y 12 dígitos numéricos', 'Correo electrónico inválido'],
  },
  {
    name: 'a public form',
    open: at('/form/encuesta-jugadores'),
    texts: ['Copa Fénix / Formulario Público', 'Volver'],
  },
];

journey.for(screens)('$name says what the specification quotes', async ({ open, texts }, { visitor }) => {
  const page = await visitor({ clock: true });
  await open(page);
  const missing: string[] = [];
  for (const text of texts) {
    const found = page.locator('body').getByText(text, { exact: false }).first();
    const option = page.locator('option', { hasText: text }).first();
    await found.or(option).first().waitFor({ state: 'attached' });
    // Unlike the `getByText` above, this comparison is case-sensitive.
    if (!(await page.locator('body').textContent())?.includes(text)) missing.push(text);
  }
  expect(missing).toEqual([]);
});
