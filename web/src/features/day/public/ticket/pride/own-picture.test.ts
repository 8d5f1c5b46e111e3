import { HEADLINE_KINDS } from '@copa/domain/day/headline-kind';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import type { TableRank } from '@copa/domain/registrations/table-rank';
import { type Ticket, ticketOf } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { MODALITIES, UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Picture } from '../../../../../components/pictures/picture.ts';
import { prideOf } from '../offers.ts';
import { titleOf } from '../ticket-title.ts';
import { climbOf } from './climb.ts';
import { climbPicture, matchPicture, pridePicture } from './own-picture.ts';

const tournament = {
  id: 'copa',
  name: 'Copa',
  date: new Date('2026-11-28T03:46:00Z'),
  timeZone: 'America/Bogota',
} as FollowedTournament;
const latest = { number: 2, placement: 1, kills: 9, points: 21, former: 5 };
const table = {
  rank: 3,
  of: 12,
  points: 33,
  booyahs: 1,
  kills: 11,
  played: 2,
  stageName: 'Semifinal',
  latest,
  status: 'Van 2 de 4 partidas.',
  changeable: 'Todavía es provisional.',
} as TableRank;
const memberOf = (slot: number, changes: Partial<Ticket['members'][number]> = {}) =>
  ({
    slot,
    role: 'player',
    state: 'accepted',
    name: `Nick${slot}`,
    needsConsent: false,
    ...changes,
  }) as const;
const members = [
  memberOf(1, { role: 'captain' }),
  memberOf(2, { name: 'Jugador 7-2' }),
  memberOf(3, { state: 'invited', name: '' }),
  memberOf(5, { role: 'substitute' }),
];
const team = {
  name: 'KNG · Kings',
  size: 4,
  members,
  tournament,
  table: null,
  brand: 'Copa',
  address: 'https://c/',
};
const solo = { ...team, name: 'AnaFNX', size: 1, table };

const SENT_AT = new Date('2026-11-20T12:00:00Z');
const SECRETS = {
  fullName: 'Ana Perez',
  freeFireId: '123456789',
  email: 'ana@example.test',
  phone: '+573001234567',
};
const consented = (showsNick: boolean) => ({ version: '2026-11-20', showsNick, at: SENT_AT });

describe('a picture to be proud of', () => {
  it('is offered for a safe place, and for a success', () => {
    const prides = HEADLINE_KINDS.map((kind) => [kind, prideOf(kind)] as const);
    expect(Object.fromEntries(prides.filter(([, pride]) => pride !== null))).toEqual({
      champion: 'champion',
      passed: 'passed',
      qualified: 'passed',
      confirmed: 'registered',
      'confirmed-next': 'registered',
      coming: 'registered',
      undated: 'registered',
      dated: 'registered',
    });
  });

  it('tells when the unit plays, by the clock of the tournament', () => {
    const picture = pridePicture('registered', team);
    expect(picture.title).toBe('Estamos dentro');
    const label: unknown = expect.stringMatching(/^10:46\sp\.\sm\. en Colombia$/);
    expect(picture.blocks).toEqual([
      {
        kind: 'hero',
        name: 'KNG · Kings',
        players: ['Nick1', 'Jugador 7-2'],
        figures: [{ figure: 'vie 27 nov', label }],
      },
    ]);
    const undated = pridePicture('registered', { ...team, tournament: { ...tournament, date: null } });
    expect(undated.blocks).toMatchObject([{ figures: [] }]);
  });

  it.each(MODALITIES)('shows as many players in the air as the unit has: %s', (modality) => {
    const picture = pridePicture('registered', { ...team, size: UNIT_SIZES[modality] });
    expect(picture.scene.modality).toBe(modality);
  });

  it('speaks of a single player, with rank and points', () => {
    const picture = pridePicture('champion', solo);
    expect(picture).toMatchObject({ title: '¡Campeón!', subtitle: 'Semifinal', scene: { motif: 'cup' } });
    expect(picture.state).toBe('Se jugó el vie 27 nov. Todavía es provisional.');
    const official = { ...table, changeable: '' };
    expect(pridePicture('champion', { ...solo, table: official }).state).toBe('Se jugó el vie 27 nov');
    expect(figuresOf(picture)).toEqual(['3.º de 12', '33 puntos', '1 Booyah', '11 bajas']);
    const punished = pridePicture('champion', { ...solo, table: { ...table, points: -1 } });
    expect(figuresOf(punished)[1]).toBe('−1 punto');
    expect(pridePicture('passed', solo)).toMatchObject({ title: 'Clasifiqué', blocks: [{ players: [] }] });
  });

  it('names the reached stage, drawn or not', () => {
    const steps = ['Semifinal', 'Gran final'].map((name) => ({ name, at: null, lines: [] }));
    const reached = (changes: Partial<TableRank>, known: FollowedTournament['plan']) =>
      pridePicture('passed', {
        ...solo,
        tournament: { ...tournament, plan: known },
        table: { ...table, ...changes },
      });
    const plan = { name: '', steps, lines: [], changes: [] };
    const closed = { stage: 1, isClosed: true };
    expect(reached(closed, plan).subtitle).toBe('Rumbo a la gran final');
    expect(reached(closed, null).subtitle).toBe('Semifinal');
    const drawn = reached({ stage: 2, stageName: 'Top 12', isClosed: false, played: 0 }, null);
    expect(drawn.subtitle).toBe('Rumbo a «Top 12»');
    expect(figuresOf(drawn)).toEqual(['12 siguen en juego']);
  });

  it('describes a match by its result', () => {
    const picture = matchPicture(latest, table, solo);
    expect(picture).toMatchObject({ title: '¡Booyah!', subtitle: 'Semifinal · partida 2' });
    expect(figuresOf(picture)).toEqual(['9 bajas', '+21 puntos', '3.º en la tabla']);
    expect(picture.state).toBe('Van 2 de 4 partidas. Todavía es provisional.');
    const other = matchPicture({ ...latest, placement: 6, kills: null }, { ...table, rank: null }, solo);
    expect(other.title).toBe('Partida 2');
    const deadly = matchPicture({ ...latest, placement: 6, kills: 5 }, table, solo);
    expect(deadly.title).toBe('¡5 bajas!');
    expect(figuresOf(deadly)).toEqual(['6.º en la partida', '+21 puntos', '3.º en la tabla']);
    const calm = matchPicture({ ...latest, placement: 6, kills: 4 }, table, solo);
    expect(calm.title).toBe('Partida 2');
    expect(figuresOf(calm)).toEqual(['6.º en la partida', '4 bajas', '+21 puntos', '3.º en la tabla']);
    const third = matchPicture({ ...latest, placement: 3 }, table, solo);
    expect(third).toMatchObject({ title: '¡Top 3!', subtitle: 'Semifinal · partida 2' });
    expect(JSON.stringify(third.blocks)).not.toContain('en la partida');
    expect(figuresOf(other)).toEqual(['6.º en la partida', '+21 puntos']);
  });

  it.each([
    ['an adult', { ageBand: 'adult' }, 'AnaFNX'],
    ['a minor whose adult shows the nick', { ageBand: 'minor', consent: consented(true) }, 'AnaFNX'],
    ['a minor whose adult does not', { ageBand: 'minor', consent: consented(false) }, 'Jugador 7'],
  ])('names %s as the table does, and has no other data of the player', (_, given, name) => {
    const stored = ofOnePlayer({ ...SECRETS, id: 'r-1', createdAt: SENT_AT, acceptance: null });
    const members = stored.members.map((member) => ({ ...member, nick: 'AnaFNX', ...given }));
    const unit = z.parse(StoredRegistrationSchema, {
      ...stored,
      tournamentId: 'copa',
      status: 'approved',
      number: 7,
      unit: { name: '', tag: '', size: 1 },
      members,
    });
    const own = { ...solo, name: titleOf(ticketOf(unit, null)) };
    const pictures = [
      ...(['registered', 'passed', 'champion'] as const).map((pride) => pridePicture(pride, own)),
      matchPicture(latest, table, own),
      climbPicture(5, 3, table, own),
    ];
    for (const picture of pictures) {
      expect(picture.blocks).toMatchObject([{ name }]);
      const text = JSON.stringify(picture);
      for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    }
  });

  it('tells the ranks that a match gained, and none that it cost', () => {
    expect(climbOf(table)).toEqual({ from: 5, to: 3 });
    expect(climbOf({ ...table, latest: { ...latest, former: 3 } })).toBeNull();
    expect(climbOf({ ...table, latest: { ...latest, former: 1 } })).toBeNull();
    expect(climbOf({ ...table, latest: null })).toBeNull();
    const picture = climbPicture(5, 3, table, { ...team, table });
    expect(picture.title).toBe('Subimos 2 puestos');
    expect(picture.state).toBe('Van 2 de 4 partidas. Todavía es provisional.');
    expect(figuresOf(picture)).toEqual(['5.º antes', '3.º ahora, de 12']);
    expect(climbPicture(3, 2, table, solo).title).toBe('Subí 1 puesto');
    expect(climbPicture(2, 1, table, solo).title).toBe('¡Voy primero!');
    expect(climbPicture(2, 1, table, { ...team, table }).title).toBe('¡Vamos primeros!');
  });
});

function figuresOf({ blocks }: Picture): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'hero' ? block.figures.map(({ figure, label }) => `${figure} ${label}`) : [],
  );
}
