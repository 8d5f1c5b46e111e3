import { RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirmingOf, needyUnits, waitingUnits } from './day-units.ts';
import { groupMessage, reminderMessage } from './reminders/reminder-message.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const tournament = z.parse(TournamentSchema, {
  id: 'sabado',
  name: 'Copa Sábado',
  date: at('20:00'),
  timeZone: 'America/Bogota',
  maxPlayers: 12,
  status: 'published',
  windows: [{ kind: 'match', opensAt: at('19:00'), closesAt: at('19:40') }],
});

function unit(id: string, number: number, changes: object = {}) {
  return z.parse(
    RegistrationSchema,
    ofOnePlayer({
      id,
      number,
      tournamentId: 'sabado',
      fullName: `${id} Rojas`,
      freeFireId: `20000000${number}`,
      email: `${id}@correo.test`,
      phone: '3001234567',
      status: 'approved',
      createdAt: at('10:00'),
      ...changes,
    }),
  );
}

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

  it('hear of what they can still do, and of nothing else', () => {
    const about = (time: string) =>
      needyUnits(UNITS, tournament, at(time)).map((needy) => `${needy.unit.id} ${needy.about}`);
    expect(about('18:00')).toEqual([]);
    expect(about('19:10')).toEqual(['Beto match', 'Caro match', 'Eva waiting']);
    expect(about('19:41')).toEqual(['Eva waiting']);
    expect(needyUnits(UNITS, { ...tournament, cancelledAt: at('18:00') }, at('19:10'))).toEqual([]);
  });

  it('lack the consent of an adult, of which a group reads nothing', () => {
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
    const [first] = needy([minor], '12:00');
    if (first === undefined) throw new Error('nobody is missing');
    const message = reminderMessage(first, tournament, 'Copa Fénix', 'https://copa.test');
    expect(message).toMatch(
      /^Hola, Iris\..+\nFalta el permiso de un adulto responsable para jugar Copa Sábado: .+ antes del sáb 21 nov/,
    );
    expect(groupMessage([first], tournament, 'https://copa.test')).not.toMatch(/Iris|Jugador|permiso/);
  });

  it('are written to with their name, the hour and their ticket; a group reads neither names nor tickets', () => {
    const needy = needyUnits(UNITS, tournament, at('19:10'));
    const [beto] = needy;
    if (beto === undefined) throw new Error('nobody is missing');
    const message = reminderMessage(beto, tournament, 'Copa Fénix', 'https://copa.test');
    expect(message).toMatch(/^Hola, Beto\. Te escribimos de Copa Fénix\.\nYa casi empieza Copa Sábado/);
    expect(message).toMatch(/2:40.*\nhttps:\/\/copa\.test\/mi\/0123456789abcdefghjkmnpqrs$/);
    const group = groupMessage(needy, tournament, 'https://copa.test');
    expect(group).toMatch(/Jugador 2, Jugador 3/);
    expect(group).not.toMatch(/Rojas|\/mi\//);
    expect(group).toContain('https://copa.test/tournament/sabado');
  });
});
