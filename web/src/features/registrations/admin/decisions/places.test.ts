import type { PlaceAfter } from '@copa/domain/registrations/places/place-after';
import { describe, expect, it } from 'vitest';
import { fullTournament, sampleRegistration } from '../registration.fixture.ts';
import { type Decision, decisionOn } from './decision.ts';
import { freedPlaceSentence, freedPlacesSentences, heirOf } from './freed-places.ts';
import { decidedText, placeAfterText, placesAfterText, undoneText } from './place-after-words.ts';

const NOW = new Date('2026-11-22T18:00:00Z');

const fenix = sampleRegistration('fenix', { fullName: 'Los Fénix', place: 'held' });
const lobos = sampleRegistration('lobos', { fullName: 'Lobos', place: 'held' });
const waiter = (name: string, waitSeq: number, waitsFor = ['entry']) =>
  sampleRegistration(name.toLowerCase(), { fullName: name, place: 'waiting', waitSeq, waitsFor });
const piratas = waiter('Piratas', 4);
const tigres = waiter('Tigres', 7);

const known = (
  waiting = [tigres, piratas],
  changes: object = {},
  isPart = false,
  suspended: readonly string[] = [],
) => ({
  registrations: [fenix, lobos, ...waiting],
  isPart,
  suspended: new Set(suspended),
  tournaments: new Map([['copa-ascenso', fullTournament(changes)]]),
  now: NOW,
});

describe('before a unit loses its place', () => {
  it.each([
    ['the next of the queue', known(), 'Su cupo pasa a Piratas si no lo deshaces.'],
    [
      'the next of the queue who may play',
      known(undefined, {}, false, ['piratas']),
      'Su cupo pasa a Tigres si no lo deshaces.',
    ],
    [
      'nobody, if all who wait are suspended',
      known([piratas], {}, false, ['piratas']),
      'Su cupo queda libre: en la lista de espera nadie puede tomarlo todavía.',
    ],
    ['nobody', known([]), 'Su cupo queda libre.'],
    [
      'nobody who may have it yet',
      known([waiter('Piratas', 4, [])]),
      'Su cupo queda libre: en la lista de espera nadie puede tomarlo todavía.',
    ],
    [
      'whom the organiser chooses',
      known(undefined, { waitlist: { max: 5, mode: 'manual', endsAt: null } }),
      'Su cupo queda libre: en este torneo los cupos se dan a mano.',
    ],
    [
      'nobody, once the queue has ended',
      known(undefined, { date: '2026-11-22T17:00:00Z' }),
      'Su cupo queda libre.',
    ],
    [
      'a unit that the list does not hold',
      known(undefined, {}, true),
      'Su cupo pasa a quien sigue en la lista de espera si no lo deshaces.',
    ],
  ])('its place goes to %s', (_, all, sentence) => {
    expect(freedPlaceSentence(fenix, all, 'rejects')).toBe(sentence);
  });

  it('goes on at once if the unit is deleted, and nowhere if it has none', () => {
    expect(freedPlaceSentence(fenix, known(), 'deletes')).toBe('Su cupo pasa ya a Piratas.');
    expect(freedPlaceSentence(piratas, known(), 'rejects')).toBe('Sale de la lista de espera.');
    const out = sampleRegistration('out', { place: 'released' });
    expect(freedPlaceSentence(out, known(), 'rejects')).toBe('');
  });

  it('goes to the one after those who get the places of units rejected before', () => {
    const rejected = { ...lobos, status: 'rejected' as const, givenOnAt: NOW };
    const all = known();
    const after = { ...all, registrations: [fenix, rejected, tigres, piratas] };
    expect(freedPlaceSentence(fenix, after, 'rejects')).toContain('a Tigres si');
    expect(freedPlaceSentence(fenix, after, 'deletes')).toBe('Su cupo pasa ya a Piratas.');
    expect(freedPlacesSentences([fenix], after)).toContain('Tigres');
    expect(freedPlaceSentence(rejected, after, 'rejects')).toContain('a Piratas si');
  });

  it('never goes to a rejected unit that can still be restored', () => {
    const leaving = sampleRegistration('piratas', { place: 'waiting', waitSeq: 4, status: 'rejected' });
    expect(freedPlaceSentence(fenix, known([tigres, leaving]), 'rejects')).toContain('a Tigres si');
    const byHand = { waitlist: { max: 5, mode: 'manual', endsAt: null } };
    expect(freedPlaceSentence(fenix, known([leaving], byHand), 'rejects')).toBe('Su cupo queda libre.');
  });

  it('several places go to as many units, in the order of the queue, and never to a unit that leaves too', () => {
    expect(freedPlacesSentences([fenix, lobos], known())).toBe(
      '2 cupos pasan a Piratas y Tigres. Si lo deshaces a tiempo, nadie pierde su lugar.',
    );
    expect(freedPlacesSentences([fenix, lobos, piratas], known())).toContain(
      '1 cupo pasa a Tigres. 1 cupo queda libre. 1 sale de la lista de espera.',
    );
  });
});

const after = (changes: Partial<PlaceAfter>): PlaceAfter => ({
  before: 'held',
  place: 'held',
  position: null,
  givenOnAt: null,
  ...changes,
});
const given = after({ givenOnAt: NOW });
const approved = decisionOn(fenix, 'approved', null);
const rejected = decisionOn(fenix, 'rejected', null);
const back = decisionOn({ ...fenix, status: 'rejected' }, 'pending', null);

describe('after a decision', () => {
  it.each([
    [approved, after({}), 'Con cupo', 'Aprobaste a Los Fénix'],
    [
      approved,
      after({ before: 'waiting', place: 'waiting', position: 2 }),
      'Sigue en espera, 2.º',
      'Aprobaste a Los Fénix. Sigue en espera, 2.º.',
    ],
    [
      approved,
      after({ before: 'released', place: 'waiting', position: 3 }),
      'Quedó en espera, 3.º',
      'Aprobaste a Los Fénix. Quedó en espera, 3.º.',
    ],
    [
      rejected,
      given,
      'Su cupo se libera dentro de un minuto',
      'Rechazaste a Los Fénix. Su cupo se libera dentro de un minuto.',
    ],
    [
      rejected,
      after({ before: 'waiting', place: 'waiting', position: 2, givenOnAt: NOW }),
      'Sale de la lista de espera dentro de un minuto',
      'Rechazaste a Los Fénix. Sale de la lista de espera dentro de un minuto.',
    ],
    [
      rejected,
      after({ before: 'released', place: 'released' }),
      'Ya no tenía cupo',
      'Rechazaste a Los Fénix. Ya no tenía cupo.',
    ],
  ])('says what happened to the place', (decision, place, short, told) => {
    expect(placeAfterText(place)).toBe(short);
    expect(decidedText([{ decision, after: place }])).toBe(told);
  });

  it('names the unit that gets the place, as the dialog did', () => {
    const told = (heir: string | null) => decidedText([{ decision: rejected, after: given, heir }]);
    expect(told(heirOf(fenix, known()))).toBe(
      'Rechazaste a Los Fénix. Su cupo pasa a Piratas dentro de un minuto.',
    );
    expect(told(heirOf(fenix, known([])))).toBe(
      'Rechazaste a Los Fénix. Su cupo se libera dentro de un minuto.',
    );
    const held = { decision: approved, after: after({ before: 'waiting' }), heir: 'Piratas' };
    expect(decidedText([held])).toBe('Aprobaste a Los Fénix. Con cupo.');
  });

  it('counts the places of many', () => {
    const places = (to: Decision['to'], all: readonly PlaceAfter[]) =>
      placesAfterText(
        to,
        all.map((each) => ({ after: each })),
      );
    const held = Array.from({ length: 10 }, () => after({}));
    const waiting = after({ before: 'waiting', place: 'waiting', position: 1 });
    expect(places('approved', [...held, waiting, waiting])).toBe('10 con cupo, 2 siguen en espera');
    const none = after({ before: 'released', place: 'released' });
    expect(places('rejected', [given, given, none])).toBe('2 cupos se liberan dentro de un minuto');
    expect(decidedText([...held, waiting].map((each) => ({ decision: approved, after: each })))).toBe(
      '11 aprobadas: 10 con cupo, 1 sigue en espera.',
    );
  });

  it.each([
    [
      after({ before: 'waiting', place: 'waiting', position: 3 }),
      'Se deshizo: Los Fénix sigue en espera, 3.º.',
    ],
    [
      after({ before: 'released', place: 'waiting', position: 5 }),
      'Se deshizo el rechazo, pero Los Fénix quedó al final de la lista: en espera, 5.º.',
    ],
    [after({}), 'Se deshizo: Los Fénix tiene su cupo otra vez.'],
  ])('an undo says only what it did', (undone, told) => {
    expect(undoneText([{ decision: back, after: undone }])).toBe(told);
  });
});
