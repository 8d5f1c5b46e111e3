import { describe, expect, it } from 'vitest';
import { dayTournament, dayUnit as unit } from './day.fixture.ts';
import { confirmingOf, needyUnits, phaseOf, presentStep, waitingUnits } from './day-units.ts';
import { cannotReadmit, passedOver } from './readmitting.ts';
import { consentMessage, groupMessage, reminderMessage } from './reminders/reminder-message.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const tournament = dayTournament({
  windows: [{ kind: 'match', opensAt: at('19:00'), closesAt: at('19:40') }],
});

const confirmed = { confirmations: { match: { at: at('19:05') } } };
const UNITS = [
  unit('Ana', 1, confirmed),
  unit('Beto', 2),
  unit('Caro', 3, { late: { match: at('19:42') } }),
  unit('Dani', 4, { place: 'released', releasedBy: 'match', late: { match: at('19:41') } }),
  unit('Eva', 5, { place: 'waiting', waitSeq: 9 }),
  unit('Fran', 6, { place: 'waiting', waitSeq: 7, readyAt: at('19:06') }),
  unit('Gael', 7, { status: 'rejected', place: 'released' }),
  unit('Hugo', 8, { placedAt: at('19:50') }),
];
const names = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

describe('the units of a day', () => {
  it('have confirmed, are missing, came late or lost their place', () => {
    const { asked, confirmed: came, late, missing, released } = confirmingOf(UNITS, tournament, 'match');
    expect([came, asked, names(late), names(missing), names(released)]).toEqual([
      1,
      3,
      ['Dani', 'Caro'],
      ['Beto'],
      [],
    ]);
  });

  it('wait in the order of their numbers', () => {
    expect(names(waitingUnits(UNITS))).toEqual(['Fran', 'Eva']);
  });

  it('are reminded of what they can still do; units that missed it are listed apart until their place is given on', () => {
    const about = (time: string, asking = tournament) =>
      needyUnits(UNITS, asking, at(time)).map(
        ({ unit: { id }, about: what, missed }) => `${id} ${what}${missed === null ? '' : ' missed'}`,
      );
    expect(about('18:00')).toEqual([]);
    expect(about('19:10')).toEqual(['Beto match', 'Caro match', 'Eva waiting']);
    expect(about('19:41')).toEqual(['Beto match missed', 'Eva waiting']);
    expect(about('19:46')).toEqual(['Eva waiting']);
    const windows = tournament.windows.map((window) => ({ ...window, onMissing: 'mark' as const }));
    expect(about('19:46', { ...tournament, windows })).toEqual(['Beto match missed', 'Eva waiting']);
    expect(about('20:00', { ...tournament, windows })).toEqual([]);
    const until = (endsAt: Date) => ({ ...tournament, waitlist: { ...tournament.waitlist, endsAt } });
    expect(about('19:46', until(at('19:45')))).toEqual([]);
    const [eva] = needyUnits(UNITS, until(at('19:50')), at('19:46'));
    if (eva?.minor !== null) throw new Error('nobody waits');
    expect(reminderMessage(eva, until(at('19:50')), 'Copa', 'https://copa.test')).toMatch(
      / antes del .+2:50/,
    );
    expect(needyUnits(UNITS, { ...tournament, cancelledAt: at('18:00') }, at('19:10'))).toEqual([]);
    expect(needyUnits(UNITS, { ...tournament, endedAt: at('19:08') }, at('19:10'))).toEqual([]);
  });

  it('are not reminded before they are told of the place that an organiser gave them', () => {
    const given = unit('Dora', 4, { status: 'pending', placeToldAt: at('19:10') });
    const told = unit('Dora', 4, { status: 'pending' });
    const reminded = (each: typeof given) => needyUnits([each], tournament, at('19:10')).length;
    expect([reminded(given), reminded(told)]).toEqual([0, 1]);
  });

  it('are in no review while the tournament is hidden, because nobody loses a place', () => {
    const [match] = tournament.windows;
    if (match === undefined) throw new Error('the tournament has no window');
    const phases = (each: typeof tournament) =>
      ['19:40', '19:41'].map((time) => phaseOf(each, match, at(time)));
    expect(phases(tournament)).toEqual(['open', 'review']);
    const hidden = { ...tournament, hiddenAt: at('12:00') };
    expect(phases(hidden)).toEqual(['open', 'closed']);
    const steps = (each: typeof tournament) => presentStep({ tournament: each, units: UNITS }, at('19:41'));
    expect([steps(tournament), steps(hidden)]).toEqual(['match', 'waitlist']);
    expect([tournament, hidden].map((each) => needyUnits(UNITS, each, at('19:10')).length > 0)).toEqual([
      true,
      false,
    ]);
  });

  it('owe no confirmation once the tournament has ended, even before the hour of its close', () => {
    const final = { kind: 'final', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'mark' } as const;
    const finalists = [
      unit('Ana', 1, { lobby: { stage: 2, id: 'a' }, confirmations: { final: { at: at('19:05') } } }),
      unit('Beto', 2, { lobby: { stage: 2, id: 'a' } }),
    ];
    const playing = { ...tournament, windows: [final], stage: 2 };
    const ended = { ...playing, endedAt: at('19:30') };
    const missing = (each: typeof playing) => names(confirmingOf(finalists, each, 'final').missing);
    expect([missing(playing), phaseOf(playing, final, at('19:31'))]).toEqual([['Beto'], 'open']);
    expect([missing(ended), phaseOf(ended, final, at('19:31'))]).toEqual([[], 'closed']);
  });

  it('lack the consent of an adult, which a message to a group does not mention', () => {
    const accepted = {
      slot: 1,
      role: 'captain',
      state: 'accepted',
      id: 'Iris',
      nick: 'Iris',
      ageBand: 'minor',
    };
    const data = {
      fullName: 'Iris Rojas',
      freeFireId: '200000009',
      email: 'iris@correo.test',
      phone: '3001234567',
    };
    const members = (consent: object | null) => [{ ...accepted, ...data, consent, acceptedAt: at('10:00') }];
    const minor = unit('Iris', 9, { ...confirmed, status: 'pending', members: members(null) });
    const given = { version: '2026-11-30.0399ef0e762e9052', at: at('10:30'), showsNick: false };
    const needy = (units: readonly ReturnType<typeof unit>[], time: string) =>
      needyUnits(units, tournament, at(time));
    expect(needy([minor], '12:00').map(({ about }) => about)).toEqual(['consent']);
    expect(
      needy([{ ...minor, confirmations: UNITS[1]?.confirmations ?? minor.confirmations }], '19:10'),
    ).toMatchObject([{ about: 'match' }]);
    expect(needy([minor], '20:00')).toEqual([]);
    expect(needy([unit('Iris', 9, { ...confirmed, members: members(given) })], '12:00')).toEqual([]);
    const waiting = { ...minor, place: 'waiting' as const };
    expect(needy([waiting], '12:00')).toMatchObject([{ about: 'consent', minor: { id: 'Iris' } }]);
    const [first] = needy([minor], '12:00');
    if (first?.about !== 'consent') throw new Error('nobody is missing');
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
    const added = { ...beto, about: 'team' as const };
    expect(reminderMessage(added, tournament, 'Copa Fénix', 'https://copa.test')).toContain(
      'A tu equipo le faltan jugadores en Copa Sábado: mándanos sus datos y los agregamos',
    );
    const late = needyUnits(UNITS, tournament, at('19:41'));
    expect(groupMessage(late, tournament, 'https://copa.test')).not.toContain('Jugador 2');
    const group = groupMessage(needy, tournament, 'https://copa.test');
    expect(group).toMatch(/Jugador 2, Jugador 3/);
    expect(group).not.toMatch(/Rojas|\/mi\//);
    expect(group).toContain('https://copa.test/tournament/sabado');
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
