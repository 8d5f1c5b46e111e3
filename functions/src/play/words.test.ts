import { expect, it } from 'vitest';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { mailOf } from '../mail.ts';
import { podiumPush, protestDecided, protestLetter, resultLetter, tablePush } from './words.ts';

const stage = { tournament: 'Copa', name: 'Clasificatoria', next: 'Final', changeable: '' };
const messageOf = (result: string, rank: number, isTeam: boolean, next: string | null = 'Final') =>
  mailOf(
    'ana@correo.example',
    resultLetter({ id: 'u1', result, rank }, isTeam, { ...stage, next }),
    SAMPLE_NOW,
  ).message;

const WHERE = 'En «Mi torneo» aparece cuándo y dónde se juega lo que sigue.';

it.each([
  [
    ['passed', 2, false],
    '¡Clasificaste!',
    ['¡Clasificaste a «Final» de «Copa»! En «Clasificatoria» quedaste 2.º.', WHERE],
  ],
  [
    ['passed', 2, true],
    '¡Tu equipo clasificó!',
    ['¡Tu equipo clasificó a «Final» de «Copa»! En «Clasificatoria» tu equipo quedó 2.º.', WHERE],
  ],
  [
    ['passed', 1, false, null],
    '¡Clasificaste!',
    ['¡Clasificaste a la fase siguiente de «Copa»! En «Clasificatoria» quedaste 1.º.', WHERE],
  ],
  [
    ['out', 7, false],
    'Terminó la fase',
    ['Terminó «Clasificatoria» de «Copa»: quedaste 7.º y esta vez no clasificaste. ¡Gracias por jugar!'],
  ],
  [
    ['out', 7, true],
    'Terminó la fase',
    ['Terminó «Clasificatoria» de «Copa»: tu equipo quedó 7.º y esta vez no clasificó. ¡Gracias por jugar!'],
  ],
  [['1', 1, false], '¡Eres campeón!', ['¡Eres campeón de «Copa»! Felicitaciones.']],
  [['1', 1, true], '¡Tu equipo es campeón!', ['¡Tu equipo es campeón de «Copa»! Felicitaciones.']],
  [['3', 3, false], 'Quedaste 3.º', ['Terminó «Copa» y quedaste 3.º. ¡Gracias por jugar!']],
  [['3', 3, true], 'Tu equipo quedó 3.º', ['Terminó «Copa» y tu equipo quedó 3.º. ¡Gracias por jugar!']],
] as const)('the mail of %j says "%s"', ([result, rank, isTeam, next = 'Final'], subject, words) => {
  expect(messageOf(result, rank, isTeam, next)).toEqual({
    subject: `${subject}: Copa`,
    text: [
      'Hola:',
      ...words,
      'Todo está en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.\n',
    ].join('\n\n'),
  });
});

it('the mail of a result says that it may still change', () => {
  const changeable = 'Todavía es provisional.';
  const { paragraphs } = resultLetter({ id: 'u1', result: '1', rank: 1 }, true, { ...stage, changeable });
  expect(paragraphs[2]).toBe('La tabla puede cambiar. Todavía es provisional.');
});

it.each([
  [true, true, 'La protesta que enviaron', 'fue aceptada, y la tabla se corrigió.'],
  [true, false, 'La protesta que enviaron', 'no fue aceptada: la tabla queda como estaba.'],
  [false, true, 'Una protesta sobre tu equipo o sobre ti', 'fue aceptada, y la tabla se corrigió.'],
  [false, false, 'Una protesta sobre tu equipo o sobre ti', 'no fue aceptada: la tabla queda como estaba.'],
])(
  'the mail of a protest, sent by the reader %s and upheld %s, names no reason',
  (isOwn, isUpheld, what, became) => {
    const letter = protestLetter({
      tournament: 'Copa',
      match: 'Partida 2',
      isOwn,
      isUpheld,
      isRedecided: false,
    });
    expect(letter.subject).toBe('Protesta resuelta: Copa');
    expect(letter.paragraphs.slice(0, 3)).toEqual([
      'Hola:',
      `${what} por la Partida 2 de «Copa» ${became}`,
      'El motivo está en «Mi torneo», en «Protestas».',
    ]);
    expect(letter.paragraphs).toHaveLength(4);
  },
);

it.each([
  [true, 'al final fue aceptada, y la tabla se corrigió.'],
  [false, 'al final no fue aceptada.'],
])('the mail of a protest that is decided anew says so: upheld %s', (isUpheld, became) => {
  const letter = protestLetter({
    tournament: 'Copa',
    match: 'Partida 2',
    isOwn: true,
    isUpheld,
    isRedecided: true,
  });
  expect(letter.subject).toBe('Cambió la decisión de una protesta: Copa');
  expect(letter.paragraphs[1]).toBe(`La protesta que enviaron por la Partida 2 de «Copa» ${became}`);
});

it('a push about a followed unit calls it a team only if it is one', () => {
  const row = { rank: 2, points: 9 };
  const said = (modality: 'solo' | 'duo') => [
    tablePush({ name: 'Copa', modality }, 'Final', row).body,
    podiumPush({ name: 'Copa', modality }, 2).body,
  ];
  expect(said('solo')).toEqual([
    'El jugador que sigues va 2.º con 9 puntos en «Copa» (Final).',
    'El jugador que sigues quedó 2.º en «Copa». Mira el podio.',
  ]);
  expect(said('duo')[0]).toMatch(/^El equipo que sigues va 2\.º /);
});

it('who decides a protest second reads who decided it, or that it was withdrawn', () => {
  expect([protestDecided('Ana'), protestDecided('')]).toEqual([
    'Ana ya resolvió esta protesta.',
    'Quien la envió retiró esta protesta.',
  ]);
});
