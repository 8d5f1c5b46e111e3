import { standingOf } from '@copa/domain/registrations/places/standing';
import type { Registration } from '@copa/domain/registrations/registration';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toggled } from '../../../../components/admin/toggled.ts';
import { findDuplicates } from '../duplicates.ts';
import {
  type MessageTournament,
  mailUrl,
  playerMessage,
  playerText,
  ticketMessage,
} from '../player/player-message.ts';
import { playerIn, samplePlayer, sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { approvalProblem, rowTitle, seatedLabel, shortName } from '../unit-words.ts';
import { filterRegistrations, type InboxFilter } from './inbox-filter.ts';
import { nobody, withRange } from './selection/use-selection.ts';
import { countByStatus, countsSince } from './use-status-counts.ts';

const tournament = {
  name: 'Copa Ascenso',
  date: new Date('2026-12-01T02:00:00Z'),
  timeZone: 'America/Mexico_City',
  endDate: null,
  endedAt: null,
  windows: [],
  cancelledAt: null,
};

const EVERYBODY: InboxFilter = {
  status: null,
  text: '',
  onlyDuplicates: false,
  onlySuspended: false,
  standing: null,
};

const foundIn = (registrations: readonly Registration[]) => (changes: Partial<InboxFilter>) =>
  filterRegistrations(
    registrations,
    { ...EVERYBODY, ...changes },
    { duplicates: new Map(), suspended: new Set(['beto']), past: new Set() },
    new Map(),
  ).map(({ id }) => id);

describe('the search', () => {
  const people = [
    sampleRegistration('ana', { fullName: 'Ána Núñez', freeFireId: '123456789', email: 'ana@correo.test' }),
    sampleRegistration('beto', {
      fullName: 'Beto Rojas',
      freeFireId: '987654321',
      phone: '+57 300-123-4567',
      status: 'approved',
    }),
  ];
  const found = foundIn(people);

  it.each([
    ['nunez', ['ana']],
    ['𝓐𝓝𝓐 ñuñez\u200E ', ['ana']],
    ['45678', ['ana']],
    ['ana@', ['ana']],
    ['\u202A(300)\u00A0123\u20114567\u202C', ['beto']],
    ['573001234567', ['beto']],
    ['3.0', []],
    ['rojas beto', ['beto']],
    ['   ', ['ana', 'beto']],
  ])('finds by "%s"', (text, expected) => {
    expect(found({ text })).toEqual(expected);
  });

  it('combines words with the status and with duplicates', () => {
    expect(found({ status: 'approved' })).toEqual(['beto']);
    expect(found({ status: 'approved', text: 'ana' })).toEqual([]);
    expect(found({ onlyDuplicates: true })).toEqual([]);
    expect(found({ onlySuspended: true })).toEqual(['beto']);
    expect(countByStatus(people)).toEqual({ pending: 1, approved: 1, rejected: 0 });
  });
});

describe('the search in teams', () => {
  const teams = [
    sampleTeam('andes', 2),
    sampleTeam('maya', 4, {
      unit: { name: 'Furia Maya', tag: '', size: 4 },
      members: [
        samplePlayer('Eva', 1, { phone: '+57 300 111 2233' }),
        ...['Fer', 'Gael', 'Hugo'].map((name, index) =>
          samplePlayer(name, index + 2, { freeFireId: `3000000${index}0` }),
        ),
      ],
    }),
    sampleTeam('gone', 3, { status: 'rejected', unit: { name: 'Doble Filo', tag: 'DF', size: 4 } }),
  ];
  const found = foundIn(teams);

  it.each([
    ['andes', ['andes']],
    ['AND', ['andes']],
    ['betomx', ['andes', 'gone']],
    ['Beto Rojas', ['andes', 'gone']],
    ['30000001', ['maya']],
    ['300-111-2233', ['maya']],
    ['gael@equipo.test', ['maya']],
    ['doble filo', ['gone']],
  ])('finds by "%s" of any member', (text, expected) => {
    expect(found({ text })).toEqual(expected);
  });

  it('keeps incomplete teams, but no rejected ones', () => {
    expect(found({ standing: 'incomplete' })).toEqual(['andes']);
  });
});

describe('where units stand', () => {
  const units = [
    sampleRegistration('last', { place: 'waiting', waitSeq: 9 }),
    sampleRegistration('held', { place: 'held' }),
    sampleRegistration('first', { place: 'waiting', waitSeq: 4 }),
    sampleRegistration('sure', { place: 'held' }),
    sampleRegistration('out', { status: 'rejected', place: 'released' }),
  ];
  const standings = new Map([
    ['last', { standing: 'waiting', position: 2, label: 'En espera 2.º' }],
    ['held', { standing: 'held', position: null, label: 'Con cupo' }],
    ['first', { standing: 'waiting', position: 1, label: 'En espera 1.º' }],
    ['sure', { standing: 'confirmed', position: null, label: 'Confirmó' }],
  ] as const);
  const found = (changes: Partial<InboxFilter>) =>
    filterRegistrations(
      units,
      { ...EVERYBODY, ...changes },
      { duplicates: new Map(), suspended: new Set(), past: new Set() },
      standings,
    ).map(({ id }) => id);

  it('filters, and shows the queue in its order', () => {
    expect(found({ standing: 'waiting' })).toEqual(['first', 'last']);
    expect(found({ standing: 'held' })).toEqual(['held', 'sure']);
    expect(found({ standing: 'confirmed' })).toEqual(['sure']);
  });

  it('finds units by the words of their place', () => {
    expect(found({ text: 'espera' })).toEqual(['last', 'first']);
    expect(found({ text: 'confirmo' })).toEqual(['sure']);
  });
});

describe('the count of the server, while the list is partly loaded', () => {
  const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00Z`;
  const [newest, middle, oldest] = [
    sampleRegistration('newest', { createdAt: at(30) }),
    sampleRegistration('middle', { createdAt: at(20) }),
    sampleRegistration('oldest', { createdAt: at(10) }),
  ];
  const counted = { counts: { pending: 40, approved: 9, rejected: 1 }, listed: [newest, middle, oldest] };

  it.each<[what: string, now: readonly Registration[], pending: number, approved: number]>([
    ['nothing', [newest, middle, oldest], 40, 9],
    ['a decision', [{ ...newest, status: 'approved' }, middle, oldest], 39, 10],
    ['an arrival', [sampleRegistration('new', { createdAt: at(40) }), newest, middle, oldest], 41, 9],
    [
      'an arrival that pushes the oldest off the page',
      [sampleRegistration('new', { createdAt: at(40) }), newest, middle],
      41,
      9,
    ],
    ['a deletion', [newest, oldest], 39, 9],
    [
      'older ones that were loaded',
      [newest, middle, oldest, sampleRegistration('old', { createdAt: at(5) })],
      40,
      9,
    ],
  ])('follows %s', (_what, now, pending, approved) => {
    expect(countsSince(counted, now)).toEqual({ pending, approved, rejected: 1 });
  });
});

describe('duplicates', () => {
  const find = (...people: Registration[]) => findDuplicates(people);

  it('are the same phone or e-mail, however they are written', () => {
    const found = find(
      sampleRegistration('a', { phone: '+52 55 1234 5678', email: 'uno@correo.test' }),
      sampleRegistration('b', { phone: '(52) 55-1234-5678', email: 'dos@correo.test' }),
      sampleRegistration('c', { phone: '+52 55 0000 0000', email: 'UNO@correo.test ' }),
      sampleRegistration('d', { phone: '+52 55 9999 9999', email: 'otro@correo.test' }),
    );
    expect(found.get('a')).toMatchObject({ byPhone: true, byEmail: true });
    expect(found.get('a')?.others.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(found.get('b')).toMatchObject({ byPhone: true, byEmail: false });
    expect(found.get('c')).toMatchObject({ byPhone: false, byEmail: true });
    expect(found.has('d')).toBe(false);
  });

  it('are not those of players from a list, who have no e-mail', () => {
    const imported = (id: string, phone: string) => sampleRegistration(id, { phone, email: '' });
    expect(find(imported('a', '+52 55 1000 0001'), imported('b', '+52 55 1000 0002')).size).toBe(0);
  });

  it('name the first others, however many share a phone', () => {
    const found = find(
      ...Array.from({ length: 300 }, (_, index) =>
        sampleRegistration(`r${index}`, { phone: '55 1234 5678' }),
      ),
    );
    expect(found.size).toBe(300);
    expect(found.get('r2')?.others.map(({ id }) => id)).toEqual(['r0', 'r1', 'r3', 'r4', 'r5']);
  });

  it('are not those of another tournament, nor those already rejected', () => {
    const same = { phone: '+52 55 1234 5678', email: 'uno@correo.test' };
    expect(
      find(sampleRegistration('a', same), sampleRegistration('b', { ...same, tournamentId: 'otro' })).size,
    ).toBe(0);
    expect(
      find(sampleRegistration('a', same), sampleRegistration('b', { ...same, status: 'rejected' })).size,
    ).toBe(0);
  });
});

describe('duplicates among teams', () => {
  const phones = (id: string, ...numbers: string[]) =>
    sampleTeam(id, 0, {
      members: numbers.map((phone, index) => samplePlayer(`${id}${index}`, index + 1, { phone })),
    });

  it('are found at any member, also between two of one team', () => {
    const found = findDuplicates([
      phones('a', '+52 55 1000 0001', '+52 55 1000 0002'),
      phones('b', '+52 55 1000 0003', '+52 55 1000 0002'),
      phones('c', '+52 55 1000 0004', '+52 55 1000 0004'),
      phones('d', '+52 55 1000 0005', '+52 55 1000 0006'),
    ]);
    expect([...found.keys()]).toEqual(['a', 'b', 'c']);
    expect(found.get('a')?.others.map(({ id }) => id)).toEqual(['b']);
    expect(found.get('a')).toMatchObject({ byPhone: true, byEmail: false });
    expect(found.get('c')?.others).toEqual([]);
  });
});

describe('the message to a player', () => {
  beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00Z'));
  it.each([
    ['pending', 'la estamos revisando'],
    ['approved', 'quedó aprobada'],
    ['rejected', 'Motivo: Datos incompletos.'],
  ] as const)('of a %s registration says "%s"', (status, words) => {
    const reason = status === 'rejected' ? 'Datos incompletos.' : null;
    const registration = sampleRegistration('ana', { status, reason });
    const message = playerMessage(registration, playerIn(registration), tournament, 'Copa Fénix');
    expect(message).toContain('Hola, Ana. Te escribimos de Copa Fénix.');
    expect(message).toContain('Copa Ascenso');
    expect(message).toContain(words);
    expect(message.includes('lun 30 nov')).toBe(status === 'approved');
  });

  it('asks for a confirmation only if one is still to come, and for nothing after the start', () => {
    const say = (changes: Partial<MessageTournament>, confirmations = {}) => {
      const registration = sampleRegistration('ana', { status: 'approved', confirmations });
      const shown = { ...tournament, ...changes };
      return playerMessage(registration, playerIn(registration), shown, 'Copa Fénix').split('\n').slice(2);
    };
    const [opensAt, closesAt] = [new Date('2026-11-29T00:00:00Z'), new Date('2026-11-29T20:00:00Z')];
    const windows = [{ kind: 'entry' as const, opensAt, closesAt, onMissing: 'release' as const }];
    const asked = 'Confirma que vas a jugar en «Mi torneo». ¡Nos vemos en la sala!';
    expect(say({ windows }).at(-1)).toBe(asked);
    const last = [say({ windows: [] }), say({ windows }, { entry: { at: opensAt } })].map((lines) =>
      lines.at(-1),
    );
    expect(last).toEqual(['¡Nos vemos en la sala!', '¡Nos vemos en la sala!']);
    expect(say({ windows, date: new Date('2026-11-20T11:00:00Z') })).toEqual([]);
    expect(say({ windows, cancelledAt: new Date('2026-11-20T11:00:00Z') })).toEqual([]);
  });

  it.each([{ endedAt: new Date('2026-11-20T11:00:00Z') }, { cancelledAt: new Date('2026-11-20T11:00:00Z') }])(
    'promises nothing of a tournament that is over or cancelled: %j',
    (changes) => {
      for (const state of [
        { status: 'pending' },
        { status: 'approved', place: 'waiting' },
        { status: 'approved', place: 'released' },
      ] as const) {
        const registration = sampleRegistration('ana', state);
        const shown = { ...tournament, ...changes };
        const message = playerMessage(registration, playerIn(registration), shown, 'Copa Fénix');
        expect(message).not.toMatch(/[Tt]e avisamos|revisando|Si todavía quieres jugar/);
      }
    },
  );

  it('goes to the address of the player and nobody else, whatever the stored address contains', () => {
    expect(mailUrl('ana+copa@correo.mx')).toBe('mailto:ana%2Bcopa@correo.mx');
    expect(mailUrl('ana@x.mx?bcc=otra%40correo.mx')).toBe('mailto:ana@x.mx%3Fbcc%3Dotra%2540correo.mx');
  });

  it('copies all that identifies the player', () => {
    const registration = sampleRegistration('ana');
    const text = playerText(registration, playerIn(registration), tournament);
    for (const part of ['Ana Torres', '123456789', '+52 55 1234 5678', 'Copa Ascenso', 'Pendiente']) {
      expect(text).toContain(part);
    }
  });
});

it('names minors without a consent, who cannot be approved before', () => {
  const minor = samplePlayer('Beto', 2, { ageBand: 'minor' });
  const members = [samplePlayer('Ana', 1), minor];
  const unit = sampleTeam('a', 4, { members });
  expect(approvalProblem(unit)).toBe('Falta el permiso del adulto responsable de BetoMX.');
  expect(standingOf(unit, null, new Date())).toBe('consent');
  const consent = { version: '2026-11-29.0123456789abcdef', at: '2026-11-20T12:00:00Z', showsNick: false };
  const given = sampleTeam('a', 4, { members: [samplePlayer('Ana', 1), { ...minor, consent }] });
  expect([approvalProblem(given), standingOf(given, null, new Date())]).toEqual([null, 'held']);
});

describe('the message to a member of a team', () => {
  const acceptance = { version: '2026-11-20', at: new Date('2026-11-20T12:00:00Z') };
  const acceptedTeam = { ...sampleTeam('b', 3), acceptance };
  const say = (registration: Registration, slot: number) =>
    playerMessage(registration, playerIn(registration, slot), { ...tournament, date: null }, 'Copa Fénix');

  it.each<[what: string, Registration, words: string]>([
    ['a complete', sampleTeam('a', 4), 'Los Andes [AND] en Copa Ascenso con el ID 200000002 y la'],
    ['an incomplete', acceptedTeam, 'Falta 1 jugador: el capitán tiene el enlace del equipo.'],
    ["an organiser's incomplete", sampleTeam('b', 3), 'Falta 1 jugador: mándanos sus datos'],
    ['a released', sampleTeam('c', 2, { place: 'released' }), 'El cupo de la inscripción de tu equipo'],
    ['an approved', sampleTeam('d', 4, { status: 'approved' }), '¡La inscripción de tu equipo Los Andes'],
    [
      'an unpermitted',
      sampleTeam('e', 4, {
        members: [samplePlayer('Ana', 1), samplePlayer('Beto', 2, { ageBand: 'minor' })],
      }),
      'Falta el permiso de tu adulto responsable: mándale el enlace',
    ],
  ])('has words for %s unit', (_what, registration, words) => {
    const message = say(registration, 2);
    expect(message).toContain('Hola, Beto. Te escribimos de Copa Fénix.');
    expect(message).toContain(words);
  });

  it('sends the link of the unit to a member who lost theirs, and no private link', () => {
    const team = sampleTeam('a', 4);
    const url = 'https://copa.test/mi/0123456789abcdefghjkmnpqrs';
    const message = ticketMessage(team, playerIn(team, 3), tournament, 'Copa Fénix', url);
    expect(message).toContain('Hola, Caro.');
    expect(message.split('\n')).toContain(url);
    expect(ticketMessage(team, playerIn(team, 3), null, 'Copa Fénix', url)).toContain('en el torneo');
  });

  it('copies the role of the member in the team', () => {
    const team = sampleTeam('a', 4);
    const text = playerText(team, playerIn(team, 2), tournament);
    for (const part of ['Nick: BetoMX', 'Equipo: Los Andes [AND] (jugador)', '200000002']) {
      expect(text).toContain(part);
    }
  });
});

describe('the words for a unit', () => {
  it.each<[Registration, title: string, seated: string, problem: string | null]>([
    [{ ...sampleRegistration('ana'), nick: 'Nova' }, 'Nova (Ana Torres)', '1 de 1', null],
    [sampleTeam('a', 4), 'Los Andes [AND]', '4 de 4', null],
    [
      sampleTeam('b', 3),
      'Los Andes [AND]',
      '3 de 4',
      'Falta 1 jugador: se aprueba cuando el equipo esté completo.',
    ],
    [
      sampleTeam('c', 2, { unit: { name: 'Los Andes', tag: '', size: 4 } }),
      'Los Andes',
      '2 de 4',
      'Faltan 2 jugadores: se aprueba cuando el equipo esté completo.',
    ],
  ])('row %#', (registration, title, seated, problem) => {
    expect(rowTitle(registration)).toBe(title);
    expect(seatedLabel(registration)).toBe(seated);
    expect(approvalProblem(registration)).toBe(problem);
  });

  it('calls a player by the nick, or by the first name without a nick', () => {
    expect(shortName({ nick: 'LunaRoja', fullName: 'Ana Torres' })).toBe('LunaRoja');
    expect(shortName({ nick: '', fullName: 'Ana Torres' })).toBe('Ana');
  });
});

describe('the selection', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it('takes a range in either direction, and keeps earlier choices', () => {
    expect([...withRange(new Set(['d']), ids, 'a', 'b')].toSorted()).toEqual(['a', 'b', 'd']);
    expect([...withRange(nobody, ids, 'd', 'b')].toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('takes a single row if the other end is no longer shown', () => {
    expect([...withRange(nobody, ids, 'gone', 'b')]).toEqual(['b']);
    expect([...toggled(new Set(['a', 'b']), 'a', false)]).toEqual(['b']);
  });
});
