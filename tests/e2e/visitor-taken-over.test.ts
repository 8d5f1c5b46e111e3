import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect } from 'vitest';
import { holdBack } from './support/hold-back.ts';
import { journey } from './support/journey.ts';
import { addTournament, openSuiteData, putBoards } from './support/suite-data.ts';

const { firestore } = openSuiteData();
const names = ['Fénix', 'Lobos', 'Rayo'];
const board = {
  lobbies: { a: names },
  matches: [{ number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0'] }],
};

const pages = [
  {
    name: 'a tournament that moved',
    changes: { formerDate: new Date() },
    path: '',
    says: 'Cambió de fecha',
    runs: 'Invita a tu gente',
  },
  {
    name: 'a cancelled tournament',
    changes: { cancelledAt: new Date(), cancelReason: 'Llovió.' },
    path: '',
    says: 'Llovió.',
    runs: 'Invita a tu gente',
  },
  {
    name: 'a tournament behind a link with tags',
    changes: {},
    path: '?fbclid=x',
    says: '$50 USD',
    runs: 'Invita a tu gente',
  },
  { name: 'a table', changes: {}, path: '/posiciones', says: 'Último cambio', runs: 'Compartir' },
];

journey.for(pages)(
  'what the HTML of $name says stays in its place when the screen takes it over',
  async ({ changes, path, says, runs }, { visitor }) => {
    const id = await addTournament(firestore, changes);
    await putBoards(firestore, sampleBoard({ tournamentId: id, ...board }));
    const page = await visitor();
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto(`/tournament/${id}${path}`, { waitUntil: 'commit' });
    await page.getByText(says).first().waitFor();
    const written = await page.evaluateHandle(() => [
      ...document.querySelectorAll('main :is(h1, dt, dd, p, th, tr, progress)'),
    ]);
    expect(await written.evaluate((elements) => elements.length)).toBeGreaterThan(9);
    letGo();
    await page.getByText(runs).first().waitFor();
    const gone = await written.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    );
    expect(gone).toEqual([]);
  },
);
