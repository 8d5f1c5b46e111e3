import { MAIL_KEPT_DAYS, MailSchema } from '@copa/domain/mail';
import type { UserRequest } from '@copa/domain/people/user-request';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleInput, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { mailOf } from '../../mail.ts';
import { accessMail } from '../../people/access-mail.ts';
import { decisionLetter, receiptLetter } from '../../registrations/registration-mail.ts';
import { newMember, type Person } from '../../registrations/slots.ts';
import { changeLetter } from '../../tournaments/change-mail.ts';
import { OPENING } from './day-notices.ts';

const CODES = createRegistrationCodes('a secret of the tests, long enough for anybody');
const tournament = sampleTournament({ date: new Date('2026-11-22T01:30:00Z'), timeZone: 'America/Lima' });
const day = 'sáb 21 nov, 8:30\u00A0p.\u00A0m. en Perú';
const privateLink = 'Todo está en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.';

function player(typed: Partial<Person> = {}) {
  const input = sampleInput(1, { fullName: 'Ana Torres' });
  return newMember(CODES, input.requestId, CAPTAIN, { ...input, ...typed }, SAMPLE_NOW);
}

const CAPTAIN = { slot: 1, role: 'captain' } as const;
const APPROVED = { status: 'approved', reason: null, place: 'held' } as const;
const rejected = (reason: string | null) => ({ status: 'rejected', reason, place: 'released' }) as const;

type Member = Pick<ReturnType<typeof player>, 'email'>;
const received = ({ email }: Member, of = tournament, now = SAMPLE_NOW) =>
  mailOf(email, receiptLetter(of, now), now);
const decided = ({ email }: Member, decision: Parameters<typeof decisionLetter>[0], of = tournament) =>
  mailOf(email, decisionLetter(decision, of, SAMPLE_NOW), SAMPLE_NOW);

describe('a mail about a change', () => {
  const date = tournament.date;
  const earlier = new Date('2026-11-21T01:30:00Z');
  const kept = { date, cancelled: false, rules: '1' };

  it.each([
    ['Torneo cancelado', kept, { ...kept, cancelled: true }, ['fue cancelado', 'Motivo: Sin sala']],
    ['El torneo sigue en pie', { ...kept, cancelled: true }, kept, ['ya no está cancelado', day]],
    ['Cambió de fecha', { ...kept, date: earlier }, kept, ['vie 20 nov', day]],
    ['Cambió de fecha', kept, { ...kept, date: null }, [day, 'La nueva fecha está por confirmar']],
    ['Ya hay fecha', { ...kept, date: null }, kept, ['ya tiene fecha', day]],
  ])('says «%s», and nothing that a stranger wrote', (subject, from, to, said) => {
    const current = { ...tournament, date: to.date, cancelReason: to.cancelled ? 'Sin sala' : '' };
    const letter = changeLetter(player(), { tournament: current, from, to }, SAMPLE_NOW);
    const { subject: sent, text } = mailOf('ana@correo.example', letter, SAMPLE_NOW).message;
    expect(sent).toBe(`${subject}: Copa Relámpago`);
    for (const words of said) expect(text).toContain(words);
    expect(text).toMatch(/^Hola:\n/);
  });
});

describe('a mail', () => {
  it('says that a registration has arrived, and when it is played in the zone of the organiser', () => {
    expect(received(player())).toMatchObject({
      to: ['jugadora1@correo.example'],
      message: {
        subject: 'Recibimos tu inscripción: Copa Relámpago',
        text: `Hola:

Recibimos tu inscripción en «Copa Relámpago», que se juega el ${day}.

La organización la revisa y te avisa por correo. ${privateLink}

Si no te inscribiste tú, ignora este mensaje.
`,
      },
    });
  });

  it.each([
    ['has begun', { date: new Date(SAMPLE_NOW.getTime() - 1) }, 'El torneo ya empezó.'],
    ['is cancelled', { cancelledAt: SAMPLE_NOW }, 'Por ahora el torneo está cancelado.'],
  ])('expects nobody in a tournament that %s', (_, changes, said) => {
    const { text } = decided(player(), APPROVED, { ...tournament, ...changes }).message;
    expect(text).toContain(`¡Ya tienes cupo en «Copa Relámpago»! ${said}\n`);
  });

  it('says of a tournament that has begun when it began', () => {
    const begun = { ...tournament, date: new Date('2026-11-20T01:30:00Z') };
    const now = new Date('2026-11-20T02:00:00Z');
    expect(received(player(), begun, now).message.text).toContain(', que empezó el jue 19 nov, 8:30');
  });

  it('says that a player has a place', () => {
    expect(decided(player(), APPROVED).message).toEqual({
      subject: 'Tu inscripción está aprobada: Copa Relámpago',
      text: `Hola:

¡Ya tienes cupo en «Copa Relámpago»! Te esperamos el ${day}.

${privateLink}
`,
    });
  });

  it.each([
    ['entry', 'release', 'Confirma que vas a jugar', '; si no, pierdes tu cupo.'],
    ['match', 'mark', 'Confirma que estás listo para la partida', '.'],
  ] as const)(
    'says that %s can be confirmed, until when, and what follows: %s',
    (kind, onMissing, subject, end) => {
      const closesAt = new Date('2026-11-21T22:30:00Z');
      const window = { kind, onMissing, opensAt: SAMPLE_NOW, closesAt };
      const opened = { tournament, about: kind, turn: null, window };
      const unit = sampleUnit(1, { members: [player()] });
      const letter = OPENING.mail?.letter(opened, unit, player(), SAMPLE_NOW);
      if (letter === undefined) throw new Error('an opening that nobody is mailed');
      const { message } = mailOf('ana@correo.example', letter, SAMPLE_NOW);
      expect(message.subject).toBe(`${subject}: Copa Relámpago`);
      const by = 'sáb 21 nov, 5:30\u00A0p.\u00A0m. en Perú';
      expect(message.text).toContain(`Confirma a más tardar el ${by}${end}\n`);
      expect(message.text).not.toContain('primero tienen que aceptar');
    },
  );

  it.each([
    [null, ''],
    ['ID inválido', '\n\nMotivo: ID inválido'],
  ])('says that a player has none, with the reason when there is one: %s', (reason, paragraph) => {
    expect(decided(player(), rejected(reason)).message).toEqual({
      subject: 'Tu inscripción no fue aprobada: Copa Relámpago',
      text: `Hola:

Esta vez tu inscripción en «Copa Relámpago» no fue aprobada.${paragraph}

${privateLink}
`,
    });
  });

  const request = { email: 'bruno@correo.example', displayName: 'Bruno', status: 'approved', notes: null };

  it.each<[UserRequest['status'], string | null, string, string]>([
    [
      'approved',
      null,
      'Ya tienes acceso al panel',
      'Aprobamos tu solicitud de acceso. Inicia sesión de nuevo para entrar al panel.\n',
    ],
    [
      'rejected',
      'Escríbenos',
      'Tu solicitud de acceso no fue aprobada',
      'Esta vez no aprobamos tu solicitud de acceso al panel.\n\nNota de la organización: Escríbenos\n',
    ],
  ])('says what became of a request for access: %s', (status, notes, subject, text) => {
    const mail = accessMail({ ...request, status, notes } as UserRequest, SAMPLE_NOW);
    expect(mail.to).toEqual(['bruno@correo.example']);
    expect(mail.message).toEqual({ subject, text: `Hola:\n\n${text}` });
  });

  it('contains no text of the person who typed the address', () => {
    const typed = { fullName: 'Gana ya', freeFireId: '123456789012', phone: '+52 999 999 9999' };
    const mails = [
      received(player(typed)),
      decided(player(typed), APPROVED),
      decided(player(typed), rejected(null)),
      accessMail({ ...request, displayName: typed.fullName } as UserRequest, SAMPLE_NOW),
    ];
    for (const words of Object.values(typed)) expect(JSON.stringify(mails)).not.toContain(words);
  });

  it('lets nothing that somebody typed become a second line of the subject', () => {
    const name = 'Copa\r\nBcc: otra@correo.example';
    const { subject } = received(player(), sampleTournament({ name })).message;
    expect(subject).toBe('Recibimos tu inscripción: Copa Bcc: otra@correo.example');
  });

  it('goes by itself a month later, and fits its schema', () => {
    const mail = received(player());
    expect(mail.expiresAt.toISOString()).toBe('2026-12-20T12:00:00.000Z');
    expect(MAIL_KEPT_DAYS).toBe(30);
    expect(z.parse(MailSchema, mail)).toEqual(mail);
  });

  it('does not name a brand that the owner may have changed', () => {
    const text = JSON.stringify([received(player()), decided(player(), APPROVED)]);
    expect(text).not.toContain(DEFAULT_SITE.brand.name);
  });
});
