import { describe, expect, it } from 'vitest';
import { complaintsAbout, fullFolders, maxFiles, maxLines } from './source-files.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

describe('complaintsAbout', () => {
  it('accepts a file of the longest length and refuses one line more', () => {
    expect(complaintsAbout('a.ts', lines(maxLines))).toEqual([]);
    expect(complaintsAbout('a.ts', lines(maxLines + 1))).toEqual(['a.ts: 401 lines, 400 is the limit']);
  });

  // The marks are split, so that this file does not contain any.
  it.each([
    ['// TO', 'DO later'],
    ['// FIX', 'ME'],
    ['it.sk', "ip('x')"],
    ['describe.on', 'ly('],
    ['it.to', "do('x')"],
    ['it.concurrent.sk', 'ip('],
    ['xi', "t('x')"],
    ['// @ts-ig', 'nore'],
    ['// @ts-expect-er', 'ror'],
    ['/* oxlint-dis', 'able */'],
    ['// biome-ig', 'nore lint'],
    ['value as a', 'ny'],
    ['value as unknown as a', 'ny'],
    ['displayNameOf(account).slice(0, REMINDER_NAME_MA', 'X)'],
  ])('refuses %s%s', (start, end) => {
    expect(complaintsAbout('a.ts', `const a = 1;\n${start}${end}\n`)).toEqual([
      expect.stringMatching(/^a\.ts:2: /),
    ]);
  });

  it.each(["it.skipIf(windows)('x')", 'list.only', 'const company = 1;', 'as anything'])(
    'accepts %s',
    (line) => {
      expect(complaintsAbout('a.ts', `${line}\n`)).toEqual([]);
    },
  );
});

describe('a lookbehind', () => {
  const line = 'const NUMBER = /(?<' + '!a)1/u;\n';

  it.each(['web/src/lib/a.ts', 'domain/src/csv.ts'])('cannot be read by the phone in %s', (name) => {
    expect(complaintsAbout(name, line)).toEqual([expect.stringContaining('the oldest phones')]);
  });

  it.each(['functions/src/a.ts', 'domain/src/csv.test.ts'])('is allowed in %s', (name) => {
    expect(complaintsAbout(name, line)).toEqual([]);
  });
});

describe('a regular expression', () => {
  const made = (name: string) => 'const NAMED = new RegEx' + `p(\`^\${${name}} \`);\n`;

  it('is not made of a text, such as a nick that is only `+`', () => {
    expect(complaintsAbout('domain/src/play/a.ts', made('nick'))).toEqual([
      expect.stringContaining('an expression made of a text'),
    ]);
  });

  it('may be made of constants, and of anything in a test', () => {
    expect(complaintsAbout('domain/src/play/a.ts', made('KILLS'))).toEqual([]);
    expect(complaintsAbout('domain/src/play/a.test.ts', made('nick'))).toEqual([]);
  });
});

describe('the clock of a screen', () => {
  const [now, today] = ['const now = Date.no' + 'w();\n', 'const today = new Dat' + 'e();\n'];

  it.each([now, today])('is that of the server: %j', (line) => {
    const says = 'a screen asks serverNow or useNow';
    expect(complaintsAbout('web/src/features/day/admin/a.tsx', line)).toEqual([
      expect.stringContaining(says),
    ]);
    expect(complaintsAbout('web/src/app/a.ts', line)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    'web/src/features/day/admin/a.test.tsx',
    'web/src/lib/network/server-clock.ts',
    'functions/src/scheduled.ts',
    'web/src/features/day/public/ticket/use-ticket.ts',
  ])('is what it is in %s', (name) => {
    expect(complaintsAbout(name, now + today)).toEqual([]);
  });
});

describe('a number that a text tells', () => {
  it.each([
    'Abre 15 minutos antes.',
    'hasta 12 horas',
    'al menos 6 caracteres',
    'at most 200 KB',
    'nivel 40',
  ])('comes from the rule: %s', (words) => {
    const line = `const TEXT = '${words}';\n`;
    const says: unknown = expect.stringContaining('it comes from limits.ts or the rule');
    expect(complaintsAbout('web/src/features/day/public/a.tsx', line)).toEqual([says]);
    expect(complaintsAbout('domain/src/day/words.ts', line)).toEqual([says]);
    expect(complaintsAbout('domain/src/day/words.test.ts', line)).toEqual([]);
  });

  it.each(['Queda 1 minuto', '`${spanText(ms)} antes`', 'En ${minutes} minutos'])('may be %s', (words) => {
    expect(complaintsAbout('domain/src/day/words.ts', `const TEXT = \`${words}\`;\n`)).toEqual([]);
  });

  it('may stand in a comment, which no visitor reads', () => {
    expect(complaintsAbout('domain/src/day/words.ts', '/** `hace 5 minutos` */\n')).toEqual([]);
  });
});

describe('a comment', () => {
  it.each([
    ['/** Wh', 'o plays in it. */'],
    ['  // Wh', 'at is sent again.'],
    [' * Wh', 'oever comes first.'],
    ['const a = 1; // O', 'f one document.'],
    ['{/* Wh', 'atever was tapped. */}'],
    ['/* Wh', 'om it may concern. */'],
  ])('is a sentence, not a relative clause: %s%s', (start, end) => {
    const says: unknown = expect.stringContaining('say who does what, or delete it if the code says it');
    for (const name of ['domain/src/a.ts', 'web/src/a.test.tsx', 'emulator/a.mjs']) {
      expect(complaintsAbout(name, `${start}${end}\n`)).toEqual([says]);
    }
  });

  it.each([
    '/** A unit that plays in it. */',
    '// Often it is sent again.',
    "const TEXT = 'What is sent';",
    ' * whoever comes first.',
    'const area = width * Whole;',
  ])('may be %s', (line) => {
    expect(complaintsAbout('domain/src/a.ts', `${line}\n`)).toEqual([]);
  });

  it('of a style sheet may be what it is', () => {
    expect(complaintsAbout('web/src/a.css', '/* Wh' + 'at visitors download. */\n')).toEqual([]);
  });
});

describe('fullFolders', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `web/src/a/${index}.ts`);

  it('accepts the most files that one folder may hold and refuses one more', () => {
    expect(fullFolders([...files(maxFiles), 'web/src/a/b/c.ts', 'web/src/d.ts'])).toEqual([]);
    expect(fullFolders(files(maxFiles + 1))).toEqual(['web/src/a: 26 files, 25 is the limit of one folder']);
  });
});

describe('days and hours', () => {
  const written = ['new Intl.DateTimeForm', 'at().form', 'at(now)'].join('');
  const local = 'now.toLocaleTimeStri' + "ng('es')";

  const figures = 'now.getUTCHour' + 's()';

  it.each([written, local, figures])('are written in one place: %s', (line) => {
    expect(complaintsAbout('web/src/lib/a.ts', `${line}\n`)).toEqual([
      expect.stringContaining('domain/src/time/hours.ts writes days and hours'),
    ]);
  });

  it.each(['domain/src/time/wall-clock.ts', 'web/src/lib/a.test.ts', 'scripts/bench/a.ts'])(
    'may be asked of Intl in %s',
    (name) => {
      expect(complaintsAbout(name, `${written}\n${local}\n`)).toEqual([]);
    },
  );
});
