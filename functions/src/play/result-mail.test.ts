import { expect, it } from 'vitest';
import { SAMPLE_NOW } from '../registrations/desk/samples.fixture.ts';
import { resultMail } from './result-mail.ts';

const stage = { tournament: 'Copa', name: 'Clasificatoria', next: 'Final' };
const mailOf = (result: string, rank: number, isTeam: boolean, next: string | null = 'Final') =>
  resultMail('ana@correo.example', { id: 'u1', result, rank }, isTeam, { ...stage, next }, SAMPLE_NOW)
    .message;

it.each([
  [
    'passed',
    2,
    false,
    '¡Clasificaste!: Copa',
    '¡Clasificaste a «Final» de «Copa»! En «Clasificatoria» quedaste 2.º.',
  ],
  ['passed', 2, true, '¡Tu equipo clasificó!: Copa', 'En «Clasificatoria» tu equipo quedó 2.º.'],
  ['out', 7, false, 'Terminó la fase: Copa', 'quedaste 7.º y esta vez no clasificaste. ¡Gracias por jugar!'],
  ['out', 7, true, 'Terminó la fase: Copa', 'tu equipo quedó 7.º y esta vez no clasificó.'],
  ['1', 1, false, '¡Eres campeón!: Copa', '¡Eres campeón de «Copa»!'],
  ['1', 1, true, '¡Tu equipo es campeón!: Copa', '¡Tu equipo es campeón de «Copa»!'],
  ['3', 3, true, 'Tu equipo quedó 3.º: Copa', 'Terminó «Copa» y tu equipo quedó 3.º.'],
])('a mail of the result %s at place %i, of a team %s', (result, rank, isTeam, subject, text) => {
  expect(mailOf(result, rank, isTeam).subject).toBe(subject);
  expect(mailOf(result, rank, isTeam).text).toContain(text);
});

it('a mail to who passed names the next stage only where it has a name', () => {
  expect(mailOf('passed', 1, false, null).text).toContain('¡Clasificaste a la fase siguiente de «Copa»!');
});
