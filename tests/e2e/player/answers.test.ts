import { confirmPlace, sayReady } from '@copa/domain/day/own-endpoints';
import { dropPhone, followTournament, keepPhone, unfollowTournament } from '@copa/domain/day/push-endpoints';
import { createFormResponse } from '@copa/domain/forms/endpoints';
import { setPlayerPage } from '@copa/domain/play/player/endpoints';
import { sendProtest, sendProtestPicture, withdrawProtest } from '@copa/domain/play/protest/own-endpoints';
import { sendReport } from '@copa/domain/play/report/own-endpoints';
import {
  giveConsent,
  refuseConsent,
  replaceGuardian,
} from '@copa/domain/registrations/consent/consent-endpoints';
import * as own from '@copa/domain/registrations/own-endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GUARDIAN } from '../../api/support/samples.ts';
import { CAPTURE, storePlayed } from '../play/organising.ts';
import {
  expectAccessible,
  expectAccessibleAtEverySize,
  expectFocusIn,
  expectTabReachesAll,
} from '../support/accessibility.ts';
import { inTwoPages, journey, SMALL } from '../support/journey.ts';
import { fillRegistration, freshFreeFireId, submitButton } from '../support/registration-form.ts';
import { invitationOf, joinTeam, register } from '../support/registrations.ts';
import { acceptRules } from '../support/rules.ts';
import { addForm, addTournament, inMinutes } from '../support/suite-data.ts';
import { expectInSight } from './in-sight.ts';
import { farPhone, loseSignal, openToldPhone, scrollToOffer } from './phone.ts';
import { publicActions } from './public-actions.ts';
import { lookAtAll, type Screen } from './screens.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const text = (said: string | RegExp) => (page: Page) => page.getByText(said).first();
const titled = (name: string) => (page: Page) => page.getByRole('heading', { name });
const tap =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await button(page, name).click();
  };

const SQUAD = { nick: 'AnaFNX', unit: { name: 'Los Fénix' } };
const ID = freshFreeFireId();
const OPEN_WINDOW = { kind: 'match', opensAt: inMinutes(-5), closesAt: inMinutes(60) } as const;

const toMine = (page: Page) => page.getByRole('link', { name: 'Ir a Mi torneo' }).click();

function withdrawnDuo(): Screen {
  let captainAt = '';
  return {
    screen: 'an invitation, and the private page of a captain who withdraws the team',
    store: async () => {
      const captain = await register(await addTournament({ modality: 'duo' }), SQUAD);
      captainAt = `/inscripcion/${captain.privateCode}`;
      return `/equipo/${invitationOf(captain)}`;
    },
    acts: [
      {
        calls: [own.acceptInvitation],
        taps: async (page) => {
          await tap('Leer reglas y entrar')(page);
          await acceptRules(page);
          await fillRegistration(page, 'Luis Pareja');
          await tap('Entrar al equipo')(page);
        },
        says: titled('¡Ya estás en el equipo!'),
      },
      {
        calls: [own.withdrawUnit],
        taps: async (page) => {
          await page.goto(captainAt);
          await tap('Retirar a todo el equipo', 'Sí, retirar a todos')(page);
        },
        says: titled('Equipo retirado'),
      },
    ],
  };
}

const ON_FAR_PHONE: readonly Screen[] = [
  {
    screen: 'the form, without a signal, and its receipt',
    // The clock of this phone is an hour ahead, so for it the deadline has passed.
    store: async () => `/register/${await addTournament({ registrationDeadline: inMinutes(45) })}`,
    acts: [
      {
        calls: [],
        taps: async (page) => {
          await expectTabReachesAll(page);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await page.getByLabel('ID de Free Fire').fill(ID);
        },
        says: text('✓ Este ID está disponible en el torneo.'),
      },
      {
        calls: [],
        taps: async (page) => {
          await fillRegistration(page, 'Ana Jugadora', ID);
          await loseSignal(page);
          await submitButton(page).click();
        },
        says: text(/la enviaremos de nuevo en cuanto vuelva la señal/),
      },
      {
        calls: [own.createRegistration],
        taps: async (page) => {
          await expectAccessible(page, 'a registration that waits for the connection');
          await page.context().setOffline(false);
        },
        says: titled('¡Ya casi estás dentro!'),
      },
      {
        calls: [],
        taps: async (page) => {
          await expectFocusIn(titled('¡Ya casi estás dentro!')(page));
          await expectInSight(page.getByRole('link', { name: 'Ir a Mi torneo' }));
          await expectInSight(page.getByText('Guarda tu enlace privado'));
          await button(page, 'Copiar enlace del torneo').click();
        },
        says: (page) => button(page, 'Copiado'),
      },
    ],
  },
  {
    screen: 'the private page of a captain',
    store: async () => {
      const captain = await register(await addTournament({ modality: 'squad' }), SQUAD);
      await joinTeam(invitationOf(captain), { answers: { pais: 'Perú', nivel: 'De 40 a 49' } });
      return `/inscripcion/${captain.privateCode}`;
    },
    acts: [
      {
        calls: [own.editOwnRegistration],
        taps: async (page) => {
          await tap('Cambiar los nombres')(page);
          await page.getByLabel('Tu nick').fill('AnaNueva');
          await tap('Guardar')(page);
        },
        says: text('✓ Listo, lo recibimos.'),
      },
      {
        calls: [own.openInvitation],
        taps: tap('Cerrar el enlace', 'Sí, cerrarlo'),
        says: text(/^Tu enlace está cerrado/),
      },
      { calls: [own.openInvitation], taps: tap('Abrir el enlace'), says: text('2 de 4') },
      {
        calls: [own.replaceInvitation],
        taps: async (page) => {
          await button(page, 'Cambiar el enlace').first().click();
          await tap('Sí, cambiarlo')(page);
        },
        says: text('✓ Este enlace es nuevo. Mándalo a quien falta.'),
      },
      {
        calls: [own.removeTeammate],
        taps: tap(/^Quitar a .+ del equipo$/, 'Sí, quitar'),
        says: (page) => page.getByText('Falta alguien', { exact: true }).first(),
      },
      {
        calls: [own.replaceOwnTicket],
        taps: async (page) => {
          await button(page, 'Cambiar el enlace de «Mi torneo»').click();
          await tap('Sí, cambiarlo')(page);
        },
        says: text('✓ Este enlace es nuevo. El anterior ya no sirve.'),
      },
      {
        calls: [setPlayerPage],
        taps: tap('Activar mi página'),
        says: (page) => page.getByRole('link', { name: 'Ver mi página' }),
      },
      {
        calls: [setPlayerPage],
        taps: tap('Desactivarla', 'Sí, borrarla'),
        says: (page) => button(page, 'Activar mi página'),
      },
      {
        calls: [own.withdrawRegistration],
        taps: tap('Retirar mi inscripción', 'Sí, retirar y borrar'),
        says: titled('Inscripción retirada'),
      },
    ],
  },
  withdrawnDuo(),
  {
    screen: 'the private page of a minor, and the page of the adult',
    store: async () => {
      const minor = await register(await addTournament(), { ageBand: 'minor', guardian: GUARDIAN });
      return `/inscripcion/${minor.privateCode}`;
    },
    acts: [
      {
        calls: [replaceGuardian],
        taps: async (page) => {
          await tap('Elegir a otro adulto')(page);
          await page.getByLabel('Nombre del adulto responsable').fill('Rosa Díaz');
          await page.getByLabel('WhatsApp del adulto responsable').fill('+52 55 8765 4321');
          await tap('Guardar')(page);
        },
        says: text('✓ Este enlace es nuevo. Mándaselo al adulto que elegiste.'),
      },
      {
        calls: [giveConsent],
        taps: async (page) => {
          const link = page.getByRole('link', { name: 'Pedir el permiso' });
          const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
          await page.goto(/\/permiso\/\w+$/.exec(message)?.[0] ?? 'no link');
          await tap('Doy permiso')(page);
          await expectInSight(page.getByText('Marca la casilla para dar permiso.'));
          await page.getByLabel('Soy su madre, padre o adulto responsable').check();
          await tap('Doy permiso')(page);
        },
        says: titled('Diste permiso'),
      },
      {
        calls: [giveConsent],
        taps: tap('Mostrar el nick'),
        says: text(/^En las tablas públicas sale el nick de/),
      },
      {
        calls: [refuseConsent],
        taps: tap('Retirar el permiso y borrar los datos', 'Sí, borrar los datos'),
        says: titled('Listo, los datos están borrados'),
      },
    ],
  },
  {
    screen: 'Mi torneo of a unit that waits',
    store: async () => {
      const waitlist = { max: 4, mode: 'auto', endsAt: null } as const;
      const id = await addTournament({
        maxPlayers: 1,
        date: inMinutes(120),
        waitlist,
        windows: [OPEN_WINDOW],
      });
      await register(id);
      const { ticketId } = await register(id, { fullName: 'Luis Espera' });
      return `/mi/${ticketId}`;
    },
    acts: [{ calls: [sayReady], taps: tap('ESTOY LISTO'), says: text(/^Ya avisaste\./) }],
  },
  {
    screen: 'a result that a team sends',
    store: () => storePlayed({ reports: true }),
    enter: toMine,
    acts: [
      {
        calls: [sendReport],
        taps: async (page) => {
          await tap('Enviar resultado')(page);
          await page.getByLabel('Puesto').selectOption('1');
          await page.getByLabel('Bajas en total').fill('7');
          await page.getByLabel('Captura del resultado').setInputFiles(CAPTURE);
          await page.getByRole('img', { name: 'Tu captura del resultado' }).waitFor();
          await tap('Enviar resultado')(page);
        },
        says: text('Un organizador lo revisa antes de publicarlo.'),
      },
    ],
  },
  {
    screen: 'a protest of a unit that is out',
    store: () => storePlayed({}),
    enter: toMine,
    acts: [
      {
        calls: [],
        taps: async (page) => {
          await expectInSight(page.getByText('¡Quedaste 2.º de 2!'));
          await tap('Protestar', 'Protestar esta partida')(page);
          await page.getByLabel('¿Qué pasó?').selectOption('Las bajas están mal');
          await page.getByLabel('Cuéntalo').fill('Tenemos 5 bajas.');
          await page.getByLabel('Captura del resultado').setInputFiles(CAPTURE);
          await page.getByRole('img', { name: 'Captura 1' }).waitFor();
          await loseSignal(page);
          await tap('Enviar la protesta')(page);
        },
        says: text(/^Todavía no llegó/),
      },
      {
        calls: [sendProtest, sendProtestPicture],
        taps: (page) => page.context().setOffline(false),
        says: text(/^La organización la revisa y la respuesta/),
      },
      {
        calls: [withdrawProtest],
        taps: tap('Retirar la protesta', 'Sí, retirarla'),
        says: text('Retirada'),
      },
    ],
  },
  {
    screen: 'a form of its own',
    store: async () => {
      const fields = [{ id: 'nick', type: 'text', label: 'Nick', required: true }] as const;
      return `/form/${await addForm({ title: 'Encuesta', fields: [...fields] })}`;
    },
    acts: [
      {
        calls: [],
        taps: async (page) => {
          await page.getByLabel('Nick').fill('Brisa');
          await loseSignal(page);
          await tap('Enviar')(page);
        },
        says: titled('Guardada en este teléfono, aún sin enviar'),
      },
      {
        calls: [createFormResponse],
        taps: (page) => page.context().setOffline(false),
        says: titled('¡Formulario enviado con éxito!'),
      },
    ],
  },
];

const ON_TOLD_PHONE: readonly Screen[] = [
  {
    screen: 'Mi torneo of a unit that confirms, and its notices',
    store: async () => {
      const id = await addTournament({ date: inMinutes(120), windows: [OPEN_WINDOW] });
      const { ticketId } = await register(id);
      return `/mi/${ticketId}`;
    },
    acts: [
      {
        calls: [],
        taps: async (page) => {
          await button(page, 'CONFIRMO').waitFor();
          expect(await button(page, 'Activar avisos').count()).toBe(0);
          await loseSignal(page);
          await tap('CONFIRMO')(page);
        },
        says: text(/^Todavía sin confirmar/),
      },
      {
        calls: [confirmPlace],
        taps: (page) => page.context().setOffline(false),
        says: text(/^Listo, confirmaste/),
      },
      {
        calls: [keepPhone],
        taps: async (page) => {
          await button(page, 'Activar avisos').waitFor();
          await expectAccessibleAtEverySize(page, 'the offer of notices');
          await page.setViewportSize(SMALL);
          await tap('Activar avisos')(page);
        },
        says: text('Avisos activados en este teléfono'),
      },
      {
        calls: [dropPhone],
        taps: async (page) => {
          await expectAccessible(page, 'notices that are on');
          await tap('Quitar avisos de este teléfono')(page);
        },
        says: text('¿Te avisamos en este teléfono?'),
      },
    ],
  },
  {
    screen: 'a tournament that a friend follows',
    store: async () => `/tournament/${await addTournament({ date: inMinutes(120) })}`,
    enter: async (page) => {
      await expectInSight(page.getByRole('link', { name: 'Inscribirme' }));
      await scrollToOffer(page);
    },
    acts: [
      { calls: [followTournament], taps: tap('Seguir'), says: text(/^Listo: este teléfono/) },
      { calls: [unfollowTournament], taps: tap('Dejar de seguir'), says: text(/^Este teléfono ya no/) },
    ],
  },
];

it('looks at the answer of each action that screens for visitors have', () => {
  const looked = new Set(
    [...ON_FAR_PHONE, ...ON_TOLD_PHONE].flatMap(({ acts }) =>
      acts.flatMap(({ calls }) => calls.map(({ id }) => id)),
    ),
  );
  expect([...looked].toSorted()).toEqual(publicActions());
});

journey('each answer is where the thumb is, on the smallest phone in another zone', async ({ visitor }) => {
  await inTwoPages(ON_FAR_PHONE, async (screens) => lookAtAll(await farPhone(visitor), screens));
});

journey('each answer is where the thumb is, on a phone that notices reach', async ({ visitor }) => {
  // Clearing the storage does not end a subscription to notices, so each screen has its own phone.
  for (const screen of ON_TOLD_PHONE) await lookAtAll(await openToldPhone(visitor, '/robots.txt'), [screen]);
});
