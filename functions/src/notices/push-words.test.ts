import { describe, expect, it } from 'vitest';
import { sampleTournament, sampleUnit, sampleWindow } from '../desk/samples.fixture.ts';
import { NOTICES } from '../wiring/notices.ts';
import { pushWords } from './push-words.ts';

const tournament = sampleTournament({ id: 'copa', name: 'Copa' });

const NOW = new Date('2026-12-01T20:00:00Z');
const ASKED = {
  ...tournament,
  windows: [sampleWindow('entry', NOW, new Date('2026-12-01T20:15:00Z'))],
};
const HELD = sampleUnit(1, {
  rooms: [{ id: '1-1', match: 1, openAt: NOW, seat: 1, lobby: null }],
  results: { 1: 'out' },
});
const MINOR = { ...HELD, members: HELD.members.map((member) => ({ ...member, ageBand: 'minor' as const })) };
const KINDS = NOTICES.flatMap(({ kind, push }) => (push === null ? [] : [kind]));
const WORDS: Readonly<Record<string, readonly [about: string, title: string, tag: string]>> = {
  promoted: ['', '¡Tienes cupo!', 'place'],
  opening: ['entry', 'Confirma que vas a jugar', 'entry'],
  closing: ['entry', 'Quedan 15 minutos para confirmar', 'entry'],
  consent: ['', 'Falta el permiso de un adulto', 'consent'],
  room: ['1-1', 'La sala ya está abierta', 'room-1'],
  result: ['1', 'Terminó la fase', 'stage-1'],
  protest: ['1-a-2', 'Protesta resuelta', 'protest-1-a-2'],
  redecided: ['1-a-2', 'Cambió la decisión de una protesta', 'protest-1-a-2'],
};
const wordsOf = (kind: string, about: string, unit: typeof HELD = MINOR) =>
  pushWords(NOTICES, { kind, about }, unit, ASKED, NOW);

describe('the words of a notice', () => {
  it.each(KINDS)('of the kind %s are its own', (kind) => {
    const [about, title, tag] = WORDS[kind] ?? [];
    expect(wordsOf(kind, about ?? '')).toMatchObject({ title, tag: `copa-${tag}` });
  });

  it('promise nobody a place that may stay free', () => {
    expect(wordsOf('opening', 'entry')?.body).toMatch(/ Si no, pierdes tu cupo\.$/);
  });

  it.each([
    ['on the same day', '2026-12-01T20:15:00Z', 'las 2:15 p. m. en México'],
    ['after midnight', '2026-12-02T07:00:00Z', 'el mié 2 dic, 1:00 a. m. en México'],
  ])('say until when, without `mañana`: %s', (_, close, hour) => {
    const windows = ASKED.windows.map((window) => ({ ...window, closesAt: new Date(close) }));
    const words = pushWords(NOTICES, { kind: 'opening', about: 'entry' }, HELD, { ...ASKED, windows }, NOW);
    expect(words?.body.replaceAll('\u00A0', ' ')).toContain(`tienes hasta ${hour}.`);
  });

  it.each(['promoted', 'opening', 'closing'])('name the close that is asked about: %s', (kind) => {
    const unit = { ...HELD, confirmBy: new Date('2026-12-01T20:05:00Z') };
    expect(wordsOf(kind, 'entry', unit)?.body.replaceAll('\u00A0', ' ')).toContain('hasta las 2:15 p. m.');
  });

  it('speak of minutes for no other kind', () => {
    const titles = KINDS.filter((kind) => kind !== 'closing').map(
      (kind) => wordsOf(kind, 'entry')?.title ?? '',
    );
    expect(titles).toHaveLength(KINDS.length - 1);
    expect(titles.filter((title) => title.includes('minuto'))).toEqual([]);
  });
});

it.each([
  [
    'passed',
    '¡Clasificaste! Pasas a la fase siguiente de «Copa»: toca para ver lo que sigue.',
    '¡Tu equipo clasificó! Pasan a la fase siguiente de «Copa»: toca para ver lo que sigue.',
  ],
  [
    'out',
    'Terminó la fase Esta vez no clasificaste en «Copa». ¡Gracias por jugar!',
    'Terminó la fase Esta vez tu equipo no clasificó en «Copa». ¡Gracias por jugar!',
  ],
  [
    '1',
    '¡Eres campeón! Ganaste «Copa». ¡Felicitaciones!',
    '¡Tu equipo es campeón! Ganaron «Copa». ¡Felicitaciones!',
  ],
  [
    '3',
    'Quedaste 3.º Terminó «Copa»: toca para ver la tabla. ¡Gracias por jugar!',
    'Tu equipo quedó 3.º Terminó «Copa»: toca para ver la tabla. ¡Gracias por jugar!',
  ],
])('a phone reads of a result %s in the words for one player or for a team', (result, alone, team) => {
  const read = (size: number) => {
    const unit = { name: 'Los Secretos', tag: 'S', size };
    const words = wordsOf('result', '2', sampleUnit(1, { results: { 1: 'passed', 2: result }, unit }));
    return `${words?.title} ${words?.body}`;
  };
  expect([read(1), read(4)]).toEqual([alone, team]);
});

it.each(['released', 'unheard'])('there are none of the kind %s, which goes to no phone', (kind) => {
  expect(() => wordsOf(kind, '')).toThrow(`no notice of the kind ${kind} rings a phone`);
});
