import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { openPage } from '../../../test/open-page.tsx';
import { readTap } from '../../features/day/public/ticket/tap-part.tsx';
import { pendingResponses } from '../../features/forms/public/local-responses.ts';
import { readAdminSession } from '../../features/people/public/session-storage.ts';
import { isTold } from '../../features/play/public/protest/told-decisions.ts';
import { isAskedOnDay } from '../../features/registrations/public/own/own-days.ts';
import { readOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { isEmptyDraft, loadDraft } from '../../features/registrations/public/registration-draft.ts';
import { draftKey, endOldDrafts } from '../../lib/storage/kept-drafts.ts';
import { readMine } from '../../lib/storage/live-mine.ts';
import { readSessionFlag } from '../../lib/storage/session-flag.ts';
import { ownKey, storageKeys } from '../../lib/storage/storage-keys.ts';
import { readTabRoom } from '../../lib/storage/tab-room.ts';
import { currentSite } from '../../lib/use-site.ts';
import { SiteLayout } from '../layouts/site-layout.tsx';
import OwnHero from '../own/own-hero.tsx';

const TICKET = 'srqpnmkjhgfedcba9876543210';
const SESSION_KEYS = [storageKeys.authToken, storageKeys.rememberMe, storageKeys.userRole];
const KEYS = [
  ...Object.values(storageKeys).filter((key) => !SESSION_KEYS.some((each) => each === key)),
  ...['days', 'decisiones'].map(ownKey),
  draftKey('draft', 'copa'),
];

/** Texts that a foreign or a damaged version may have left under any key. */
const UNREADABLE = [
  '',
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[5,"x",{}]',
  '{"a":null}',
  '[{"unit":null,"ticket":null}]',
  `{"${TICKET}":{}}`,
  '{"brand":null,"contacts":null,"community":null}',
  '{"brand":{"name":{}},"contacts":{"phone":"5"},"community":[]}',
  '{"brand":{},"contacts":{"phone":"5"},"community":[],"privacy":null}',
  '{"at":1e99,"draft":null}',
  `{"at":${Date.now()},"draft":{"player":null,"sent":[{}]}}`,
];

const read = () => ({
  own: readOwnRegistrations(),
  tap: readTap(TICKET),
  responses: pendingResponses(),
  session: readAdminSession(new Date()),
  isTold: isTold(TICKET, new Date()),
  isAsked: isAskedOnDay(TICKET),
  isEmpty: isEmptyDraft(loadDraft('copa')),
  mine: readMine(),
  isSignedIn: readSessionFlag(Date.now()),
  room: readTabRoom(TICKET, '1-3'),
  name: currentSite().name,
});

const NOTHING: ReturnType<typeof read> = {
  own: [],
  tap: null,
  responses: [],
  session: null,
  isTold: false,
  isAsked: false,
  isEmpty: true,
  mine: '',
  isSignedIn: false,
  room: null,
  name: 'Copa Fénix',
};

describe('values that this version cannot read', () => {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)));

  it.each(UNREADABLE)('break nothing: %s', (text) => {
    for (const key of KEYS) localStorage.setItem(key, text);
    sessionStorage.setItem(ownKey('sala'), text);
    expect(read()).toEqual(NOTHING);
    openPage(
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path="/" element={<OwnHero isOpen whenNone={<p>Inscripción gratis</p>} />} />
        </Route>
      </Routes>,
    );
    expect(screen.getByText('Inscripción gratis')).toBeDefined();
    expect(screen.getByRole('contentinfo').textContent).toContain('Copa Fénix');
    cleanup();
    endOldDrafts();
    expect(isEmptyDraft(loadDraft('copa'))).toBe(true);
    sessionStorage.clear();
    expect(takeConsole('error')).toEqual([]);
    takeConsole('warn');
  });
});

/** Every other file reads stored values by `keptValue` and its relatives, which report what they cannot read. */
const PARSERS = [
  'features/day/public/ticket/first-card-script.ts',
  'features/play/admin/evidence-picture.tsx',
  'features/registrations/public/roster/roster-part.tsx',
  'features/tournaments/public/saved-list.ts',
  'lib/live/use-live-documents.ts',
  'lib/network/api-client.ts',
  'lib/storage/kept-value.ts',
  'lib/storage/session-flag.ts',
  'lib/storage/tab-room.ts',
  'lib/use-site.ts',
];

it('no other file takes a stored text apart by itself', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file));
  const found = sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('JSON.parse('));
  expect(found.toSorted()).toEqual(PARSERS);
});
