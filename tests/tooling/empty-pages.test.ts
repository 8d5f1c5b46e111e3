import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** The pages that show each drawing. A comment above a drawing says when a page shows it. */
const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  ashes: ['admin/inbox/no-registrations', 'public/consent/consent-screen', 'public/own/withdrawing'],
  // An account has no access yet.
  egg: ['public/waiting-screen'],
  // The data could not be read, or the form of a tournament is missing.
  ember: ['admin/inbox/no-registrations', 'public/registration-screen'],
  // The address leads nowhere.
  feather: [
    'admin/inbox/linked-registration',
    'admin/match/match-screen',
    'app/routes/not-found',
    'components/admin/missing-document',
    'public/board-screen',
    'public/own/own-status',
    'public/player/player-screen',
    'public/season-screen',
    'public/ticket/ticket-screen',
    'public/tournament-load-states',
  ],
  // Nobody can register.
  gate: ['public/open-form', 'public/registration-screen'],
  // A link does not work.
  link: ['public/consent/consent-screen', 'public/invitation/invitation-screen'],
  // A search or a filter finds nothing.
  loupe: ['admin/inbox/no-registrations', 'components/page/nothing-found', 'public/list/tournament-list'],
  // A list is empty, and no filter is set, or all of it is decided.
  nest: [
    'admin/add-tournament',
    'admin/audit/audit-screen',
    'admin/form-list',
    'admin/inbox/no-registrations',
    'admin/inbox/no-registrations',
    'admin/questions-screen',
    'admin/records-screen',
    'admin/reminders/reminders-screen',
    'admin/responses/responses-screen',
    'admin/season-list',
    'admin/statistics/by-tournament',
    'admin/tournament-list',
    'public/list/tournament-list',
  ],
  // The page asks about the registrations of this phone.
  pass: ['public/invitation/own-entry', 'public/own/own-registration-list'],
  podium: ['public/board-screen', 'public/list/past-tournaments', 'public/season-layout'],
  // There is no connection.
  signal: [
    'admin/season-list',
    'admin/season-page',
    'components/admin/query-states',
    'components/admin/tournament/tournament-frame',
  ],
};

interface EmptyPage {
  readonly file: string;
  readonly text: string;
}

function emptyPages(): readonly EmptyPage[] {
  const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|page\/dead-end/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(WEB, 'src', file), 'utf8');
      const found = [...source.matchAll(/<(EmptyState|DeadEnd)\b[\s\S]*?(?:\/>|<\/\1>)/g)];
      return found.map(([text]) => ({ file, text }));
    });
}

function drawingsOf({ text }: EmptyPage): readonly string[] {
  const given = /illustration=(?:"(\w+)"|\{([^}]+)\})/.exec(text);
  // This is the default of `EmptyState`.
  if (given === null) return ['feather'];
  const [, name, chosen = ''] = given;
  return name === undefined ? [...chosen.matchAll(/'(\w+)'/g)].map(([, each = '']) => each) : [name];
}

it('gives each empty page the drawing of its meaning', () => {
  const found = new Map<string, string[]>();
  for (const page of emptyPages()) {
    const place = page.file.replace(/^features\/\w+\//, '').replace('.tsx', '');
    for (const drawing of drawingsOf(page))
      found.set(drawing, [...(found.get(drawing) ?? []), place].toSorted());
  }
  expect(Object.fromEntries(found)).toEqual(DRAWINGS);
});

it('leads on from each empty page of a visitor', () => {
  const dead = emptyPages().filter(
    ({ file, text }) => !file.includes('admin/') && !/actions=|<DeadEnd/.test(text),
  );
  expect(dead.map(({ file }) => file)).toEqual([]);
});

it('draws each meaning once', () => {
  const drawings = Object.keys(DRAWINGS).map((name) =>
    readFileSync(join(WEB, `public/art/${name}.svg`), 'utf8'),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});
