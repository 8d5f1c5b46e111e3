import {
  onSaturday as at,
  dayTournament,
  minorWith,
  TOURNAMENT as tournament,
  UNITS,
  dayUnit as unit,
} from '@copa/domain/day/units/day.fixture';
import { needyUnits } from '@copa/domain/day/units/needs';
import { describe, expect, it } from 'vitest';
import { presentStep, unitsOfLobby } from './day-units.ts';
import { cannotReadmit, passedOver } from './readmitting.ts';
import { consentMessage, groupMessage, reminderMessage } from './reminders/reminder-message.ts';

describe('the units of a day', () => {
  it('are told until when the waiting list moves', () => {
    const waitlist = { ...tournament.waitlist, endsAt: at('19:50') };
    const until = { ...tournament, waitlist };
    const [eva] = needyUnits(UNITS, until, at('19:46'));
    if (eva?.minor !== null) throw new Error('nobody waits');
    expect(reminderMessage(eva, until, 'Copa', 'https://copa.test')).toMatch(/ antes del .+2:50/);
  });

  it('ask an adult by name, and a group for no consent', () => {
    const [first] = needyUnits([minorWith(null)], tournament, at('12:00'));
    if (first?.about !== 'consent') throw new Error('nobody is missing');
    const other = { name: 'Rosa\u3164llama\u3164al\u316499', phone: '+57 300 123 4567', consentCode: 'abc' };
    expect(consentMessage(first, other, tournament, 'Copa', 'https://copa.test')).toMatch(/^Hola, Rosa\. /);
    const adult = { name: 'Rosa Díaz', phone: '+57 300 123 4567', consentCode: 'abc' };
    const message = consentMessage(first, adult, tournament, 'Copa Fénix', 'https://copa.test');
    expect(message).toMatch(
      /^Hola, Rosa\..+ Iris quiere jugar «Copa Sábado».+ Falta tu permiso antes del sáb 21 nov/,
    );
    expect(message).toMatch(/\nhttps:\/\/copa\.test\/permiso\/abc$/);
    expect(message).not.toContain('Rojas');
    expect(groupMessage([first], tournament, 'https://copa.test')).not.toMatch(/Iris|Jugador|permiso/);
  });

  it('are written to with their name, the hour and their ticket; a group reads neither names nor tickets', () => {
    const needy = needyUnits(UNITS, tournament, at('19:10'));
    const [beto] = needy;
    if (beto?.minor !== null) throw new Error('nobody is missing');
    const message = reminderMessage(beto, tournament, 'Copa Fénix', 'https://copa.test');
    expect(message).toMatch(/^Hola, Beto\. Te escribimos de Copa Fénix\.\nYa casi empieza Copa Sábado/);
    expect(message).toMatch(/2:40.*\nhttps:\/\/copa\.test\/mi\/0123456789abcdefghjkmnpqrs$/);
    const marking = {
      ...tournament,
      windows: tournament.windows.map((each) => ({ ...each, onMissing: 'mark' as const })),
    };
    const other = reminderMessage(beto, marking, 'Copa Fénix', 'https://copa.test');
    expect([message, other].map((each) => each.includes(' Si no, pierdes tu cupo.'))).toEqual([true, false]);
    const added = { ...beto, about: 'team' as const };
    expect(reminderMessage(added, tournament, 'Copa Fénix', 'https://copa.test')).toContain(
      'A tu equipo le faltan jugadores en Copa Sábado: mándanos sus datos y los agregamos',
    );
    const late = needyUnits(UNITS, tournament, at('19:41'));
    expect(groupMessage(late, tournament, 'https://copa.test')).not.toContain('Jugador 2');
    const group = groupMessage(needy, tournament, 'https://copa.test');
    expect(group).toMatch(/Jugador 2, Jugador 3/);
    expect(group).toContain('\nQuien no confirme pierde el cupo.\n');
    expect(groupMessage(needy, marking, 'https://copa.test')).not.toContain('Quien no confirme');
    expect(group).not.toMatch(/Rojas|\/mi\//);
    expect(group).toContain('https://copa.test/tournament/sabado');
  });

  it('are only counted in a message to a group while no organiser let them in, whatever they call themselves', () => {
    const named = (name: string, status: 'approved' | 'pending', changes: object = {}) =>
      unit(name, 9, { unit: { name, tag: '', size: 1 }, status, ...changes });
    const scam = named('Paga 50 al 5512345678', 'pending');
    const known = named('Los Fénix', 'approved');
    const drawn = named('Los Lobos', 'pending', { lobby: { stage: 1, id: 'a' } });
    const message = (...units: readonly ReturnType<typeof unit>[]) =>
      groupMessage(needyUnits(units, tournament, at('19:10')), tournament, 'https://copa.test').split(
        '\n',
      )[2];
    expect(message(known, scam, drawn)).toBe('Los Fénix, Los Lobos y 1 más');
    expect(message(scam, scam)).toBe('2');
    expect(message(known)).toBe('Los Fénix');
  });

  it('are named to a group without the nick of a minor that the adult does not show', () => {
    const shown = (showsNick: boolean) => {
      const minor = unit('Iris', 9);
      const consent = { version: '2026-11-30.0399ef0e762e9052', at: at('10:30'), showsNick };
      const members = minor.members.map((member) => ({ ...member, nick: 'Iris', ageBand: 'minor', consent }));
      const named = unit('Iris', 9, { members });
      return groupMessage(needyUnits([named], tournament, at('19:10')), tournament, 'https://copa.test');
    };
    expect(shown(true)).toContain('\nIris\n');
    expect(shown(false)).toContain('\nJugador 9\n');
  });
});

const NOW = new Date('2026-11-21T19:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const tournamentOf = (changes: object = {}) =>
  dayTournament({ date: minutes(60), maxPlayers: 2, currentPlayers: 2, ...changes });
const unitOf = (nick: string, changes: object = {}) =>
  unit(nick.toLowerCase(), 1, { fullName: nick, nick, createdAt: NOW, ...changes });
const waiting = (nick: string, waitSeq: number, changes: object = {}) =>
  unitOf(nick, { place: 'waiting', waitSeq, ...changes });
const entry = (opens: number, closes: number) => [
  { kind: 'entry', opensAt: minutes(opens), closesAt: minutes(closes), onMissing: 'release' },
];
const halfTeam = {
  unit: { name: 'Los Fénix', tag: '', size: 2 },
  members: [
    {
      slot: 1,
      role: 'captain',
      state: 'accepted',
      id: 'capitana',
      nick: 'Fenix',
      fullName: 'Ana Ruiz',
      freeFireId: '200000001',
      email: 'ana@correo.test',
      phone: '3001234567',
      acceptedAt: NOW,
    },
    { slot: 2, role: 'player', state: 'invited' },
  ],
};

describe('the present step of a day', () => {
  it('is no review while the tournament is hidden, because nobody loses a place', () => {
    const hidden = { ...tournament, hiddenAt: at('12:00') };
    const steps = (each: typeof tournament) => presentStep({ tournament: each, units: UNITS }, at('19:41'));
    expect([steps(tournament), steps(hidden)]).toEqual(['match', 'waitlist']);
  });

  it.each([
    ['matches', {}, []],
    ['matches', { windows: entry(10, 30) }, []],
    ['entry', { windows: entry(-10, 30) }, []],
    ['entry', { windows: entry(-30, -1) }, []],
    ['matches', { windows: entry(-60, -30) }, []],
    ['waitlist', { currentPlayers: 1 }, [waiting('Luna', 1)]],
    ['matches', {}, [waiting('Luna', 1)]],
    ['ended', { endedAt: NOW, windows: entry(-10, 30) }, []],
    ['ended', { cancelledAt: NOW, windows: entry(-10, 30) }, []],
  ] as const)('is %s', (step, changes, units) => {
    expect(presentStep({ tournament: tournamentOf(changes), units }, NOW)).toBe(step);
  });
});

describe('the units that are passed over', () => {
  const units = [
    waiting('Luna', 1),
    waiting('Zorro', 2, halfTeam),
    waiting('Rayo', 3, { readyAt: NOW }),
    waiting('Leo', 4),
  ];
  const over = (unit: ReturnType<typeof unitOf>, changes: object = {}) =>
    passedOver({ tournament: tournamentOf(changes), units: [...units, unit] }, unit, NOW);

  it('are all complete ones with an earlier number', () => {
    const [first, , , last] = units;
    if (first === undefined || last === undefined) throw new Error('No units');
    expect(over(first)).toEqual([]);
    expect(over(last)).toEqual(['Luna', 'Rayo']);
  });

  it('are only the ready ones while units are asked, unless the unit itself is not ready', () => {
    const asking = { windows: entry(-10, 30).map((window) => ({ ...window, kind: 'match' as const })) };
    const [, , ready, unready] = units;
    if (ready === undefined || unready === undefined) throw new Error('No units');
    expect(over(ready, asking)).toEqual([]);
    expect(over(unready, asking)).toEqual(['Luna', 'Rayo']);
    expect(over(unitOf('Nova', { place: 'released' }), asking)).toEqual(['Rayo']);
  });

  it('are all waiting units if the unit takes a free place, and none if it kept its place', () => {
    expect(over(unitOf('Nova', { place: 'released' }))).toEqual(['Luna', 'Rayo', 'Leo']);
    expect(over(unitOf('Nova'))).toEqual([]);
  });
});

describe('confirming for a unit', () => {
  const refusal = (unit: object, tournament: object = {}) =>
    cannotReadmit(unitOf('Nova', unit), tournamentOf(tournament), 'entry');

  it('is offered only if it is possible, and says why it is not', () => {
    expect(refusal({})).toBeNull();
    expect(refusal(halfTeam)).toBe('Le falta 1 jugador.');
    expect(refusal({ status: 'rejected' })).toBe('Su inscripción está rechazada.');
    expect(refusal({ place: 'released' })).toBe('No queda cupo: ya es de otro.');
    expect(refusal({ place: 'released' }, { currentPlayers: 1 })).toBeNull();
    const duo = { place: 'released', unit: { name: 'Nova', tag: '', size: 2 } };
    expect(refusal(duo, { currentPlayers: 1, modality: 'duo' })).toBeNull();
    expect(refusal(duo, { currentPlayers: 1, modality: 'squad' })).toBe(
      'La modalidad cambió: tiene que inscribirse otra vez.',
    );
    expect(refusal({}, { cancelledAt: NOW })).toMatch(/cancelado/);
  });
});

it.each([
  [0, null, ['a', 'b', 'before', 'none']],
  [2, null, ['a', 'b']],
  [2, 'a', ['a']],
] as const)('the units of a lobby play its stage and hold a place: %i, %s', (stage, lobby, ids) => {
  const units = [
    unit('a', 1, { lobby: { stage: 2, id: 'a' } }),
    unit('b', 2, { lobby: { stage: 2, id: 'b' } }),
    unit('before', 3, { lobby: { stage: 1, id: 'a' } }),
    unit('none', 4, { lobby: null }),
    unit('left', 5, { lobby: { stage: 2, id: 'a' }, place: 'released' }),
  ];
  expect(unitsOfLobby(units, { stage }, lobby).map(({ id }) => id)).toEqual(ids);
});
