import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM_WORDS } from '../../tournaments/words/choices.ts';
import { pastedPlayers } from './pasted-players.ts';

const SOLO = { size: 1, substitutes: 0 };
const DUO = { size: 2, substitutes: 1 };

const told = (text: string, format = SOLO, answers = {}) => {
  const pasted = pastedPlayers(text, format, { numbers: null, texts: null, ...answers });
  const units = pasted.units.map(({ name, players }) => [
    name,
    ...players.map(({ nick, freeFireId, phone, problem }) =>
      [nick, freeFireId, phone, problem ?? 'ok'].join(' / '),
    ),
  ]);
  return { units, asks: pasted.asks };
};

describe('players of a pasted list', () => {
  it.each([
    ['a sheet with a heading', 'Nick\tID\tWhatsApp\nRayo\t123456789\t5512345678'],
    ['semicolons without a heading', 'Rayo;123456789;+52 55 1234 5678'],
    ['commas without a heading', 'Rayo,123456789,+52 55 1234 5678'],
    ['other columns', 'WhatsApp | Código | Jugador\n5512345678 | 123456789 | Rayo'],
    ['a list of WhatsApp', '1. 🔥 Rayo 123456789 +52 55 1234 5678'],
    ['an ID with its name', '1️⃣ *Rayo* - ID: 123456789 - +525512345678'],
    ['spaces in the ID', 'Rayo\t123 456 789\t+52 55 1234 5678'],
  ])('%s', (_, text) => {
    const [player] = pastedPlayers(text, SOLO).units.flatMap(({ players }) => players);
    expect(player).toMatchObject({ nick: 'Rayo', freeFireId: '123456789', problem: null });
    expect(player?.phone.replaceAll(/\+52|\s/g, '')).toBe('5512345678');
  });

  it('teams above their players, in any order of emojis and numbers', () => {
    const text = `🏆 LISTA DUOS
*Equipo 1: Los Fénix* +52 55 1234 5678
1) Rayo 123456789
2) Sombra 223456789

2. Piratas
- Luna 323456789 +52 55 8765 4321
- Trueno 423456789`;
    expect(told(text, DUO).units).toEqual([
      ['Los Fénix', 'Rayo / 123456789 / +52 55 1234 5678 / ok', 'Sombra / 223456789 / +52 55 1234 5678 / ok'],
      ['Piratas', 'Luna / 323456789 / +52 55 8765 4321 / ok', 'Trueno / 423456789 / +52 55 8765 4321 / ok'],
    ]);
  });

  it('a team without players is named, as a title is, and one that is named again with players is not', () => {
    const text = `LISTA DUOS
Fénix
Rayo 123456789 +525512345678
Piratas

Equipo 3: Halcones
Luna 323456789 +525587654321
fénix
Sol 423456789`;
    const pasted = pastedPlayers(text, DUO);
    expect(pasted.units.map(({ name, players }) => [name, players.length])).toEqual([
      ['Fénix', 2],
      ['Halcones', 1],
    ]);
    expect(pasted.withoutPlayers).toEqual(['LISTA DUOS', 'Piratas']);
    expect(pastedPlayers('Rayo 123456789 +525512345678\nLuna', SOLO).withoutPlayers).toEqual([]);
  });

  it.each(TEAM_WORDS)('a word for a team is no part of its name: %s', (word) => {
    expect(told(`${word} 1: Fénix\nRayo 123456789`, DUO).units[0]?.[0]).toBe('Fénix');
  });

  it.each(['Squadron', 'Teamwork', 'Duología'])(
    'a name that begins like such a word is whole: %s',
    (name) => {
      expect(told(`${name}\nRayo 123456789`, DUO).units[0]?.[0]).toBe(name);
    },
  );

  it('the team in a column is the one that repeats', () => {
    const text =
      'Rayo;Fénix;123456789;+525512345678\nSombra;Fénix;223456789;\nLuna;Piratas;323456789;+525587654321';
    const units = [
      ['Fénix', 'Rayo', 'Sombra'],
      ['Piratas', 'Luna'],
    ];
    const named = ({ units: all }: ReturnType<typeof told>) =>
      all.map(([name, ...players]) => [name, ...players.map((each) => each.split(' / ')[0])]);
    expect(named(told(text, DUO))).toEqual(units);
    const turned = text.replaceAll(/^(\w+);([^;]+);/gmu, '$2;$1;');
    expect(named(told(turned, DUO))).toEqual(units);
    expect(named(told(`Jugador;Equipo;ID;WhatsApp\n${text}`, DUO))).toEqual(units);
    expect(told(text, DUO).asks).toEqual([]);
  });

  it('one team is not two because of signs that nobody sees', () => {
    const text =
      'Equipo\tNick\tID\tWhatsApp\nFénix\tRayo\t123456789\t\u202A+52 55 1234 5678\u202C\u2028\u200EFe\u0301nix\u2060\tSombra\t223456789\t\n\tLuna\t323456789\t';
    expect(told(text, DUO).units).toEqual([
      ['Fénix', 'Rayo / 123456789 / +52 55 1234 5678 / ok', 'Sombra / 223456789 / +52 55 1234 5678 / ok'],
      ['', 'Luna / 323456789 /  / noTeam'],
    ]);
  });

  it('asks where two columns look the same, and reads them as told', () => {
    const text = 'Rayo;5512345678;1234567890';
    expect(told(text).asks).toEqual(['numbers']);
    expect(told(text, SOLO, { numbers: 'phone-first' })).toEqual({
      asks: [],
      units: [['', 'Rayo / 1234567890 / 5512345678 / ok']],
    });
    const read = (line: string, numbers: 'id-first' | 'phone-first') =>
      told(line, SOLO, { numbers }).units[0]?.[1]?.split(' / ').slice(1, 3);
    expect(read(text, 'id-first')).toEqual(['5512345678', '1234567890']);
    expect(read('Rayo;123456789;+525512345678', 'phone-first')?.[0]).toBe('123456789');
    expect(read('Rayo;123456789;223456789;+525512345678', 'phone-first')?.[0]).toBe('123456789');
    expect(read('Rayo;123456789', 'phone-first')?.[0]).toBe('123456789');
    expect(told(`${text}\nLuna;223456789;+525512345679`).asks).toEqual(['numbers']);
    const one = 'Fénix;Rayo;123456789;+525512345678';
    expect(told(one, DUO).asks).toEqual(['texts']);
    expect(told(one, DUO, { texts: 'team-first' }).units[0]?.[0]).toBe('Fénix');
    expect(told(one, DUO, { texts: 'nick-first' }).units[0]?.[0]).toBe('Rayo');
  });

  it('says of each what is wrong with it', () => {
    const text = `Rayo;123456789;+525512345678
Sombra;0123456789;+525512345678
Luna;1234567;+525512345678
Trueno;;+525512345678
;223456789;+525512345678
Viento;323456789;`;
    const problems = pastedPlayers(text, SOLO).units.map(({ players }) => players[0]?.problem);
    expect(problems).toEqual([null, 'twice', 'badId', 'noId', 'noName', 'noPhone']);
    const problemIn = (list: string, format = SOLO) =>
      pastedPlayers(list, format).units[0]?.players[0]?.problem;
    expect(problemIn('Rayo 123456789 +525512345678', DUO)).toBe('noTeam');
    expect(problemIn('Nombre;ID;WhatsApp\nAna Díaz;123456789;5512345678')).toBeNull();
    const typed = ['123', '7123456780123', '71234567O', 'pendiente', '', '-'];
    const sheet = typed.map((id, at) => `J${at}\t${id}\t5512345678`).join('\n');
    expect(
      pastedPlayers(`Nick\tID\tWhatsApp\n${sheet}`, SOLO).units.map(({ players }) => players[0]?.problem),
    ).toEqual(['badId', 'badId', 'badId', 'badId', 'noId', 'noId']);
    const four = [1, 2, 3, 4].map((each) => `J${each} ${each}23456789`).join('\n');
    const [team] = pastedPlayers(`Fénix +52 55 1234 5678\n${four}`, DUO).units;
    expect(team?.players.map(({ problem }) => problem)).toEqual([null, null, null, 'tooMany']);
  });

  it('any text is read without an error, and no ID counts twice', () => {
    const word = fc.constantFrom(
      'Rayo',
      '123456789',
      '0123456789',
      '+52 55 1234 5678',
      '🔥',
      '\t',
      ';',
      '\n',
      '1.',
      'ID:',
      '*',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 40 }), fc.boolean(), (words, isTeam) => {
        const { units } = pastedPlayers(words.join(' '), isTeam ? DUO : SOLO);
        const right = units.flatMap(({ players }) => players).filter(({ problem }) => problem === null);
        const ids = right.map(({ freeFireId }) => freeFireId.replace(/^0+(?=\d)/, ''));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => /^\d{1,12}$/.test(id))).toBe(true);
      }),
    );
  });
});
