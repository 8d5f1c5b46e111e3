import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readTap } from '../../features/day/public/ticket/tap-part.tsx';
import { pendingResponses } from '../../features/forms/public/local-responses.ts';
import { readAdminSession } from '../../features/people/public/session-storage.ts';
import { MatchDraftSchema } from '../../features/play/admin/match/draft/match-draft.ts';
import { KeptProtestSchema } from '../../features/play/public/protest/protest-form.tsx';
import { KeptReportSchema } from '../../features/play/public/report/report-form.tsx';
import { DecisionSchema } from '../../features/registrations/admin/decisions/decision.ts';
import { isAskedOnDay } from '../../features/registrations/public/own/own-days.ts';
import { readOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { loadDraft } from '../../features/registrations/public/registration-draft.ts';
import { KeptAnswersSchema, keptDraft } from '../../lib/storage/kept-drafts.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const TICKET = 'srqpnmkjhgfedcba9876543210';
const UNIT = '5569da98-fe9b-410e-832f-f939066eb7b5';

const draftOf = (kind: Parameters<typeof keptDraft>[0], id: string, schema: z.ZodMiniType) => () =>
  keptDraft(kind, id, schema).read()?.draft;

const player = { fullName: 'Ana Pérez', nick: 'Ana', freeFireId: '123456789', email: 'a@b.mx', phone: '' };
const content = { ageBand: 'adult', guardian: { name: '', phone: '' }, player, unit: { name: '', tag: '' } };
const registration = { ...content, answers: { pais: 'Perú' } };
const own = { code: '0123456789abcdefghjkmnpqrs', tournamentId: 'copa', tournamentName: 'Copa' };
const response = { id: '1', formId: 'f', answers: { nick: 'Ana' }, submittedAt: NOW.toISOString() };
const result = { placement: 1, kills: 7, played: true };
const protest = { kind: 'kills', against: '4', text: 'Tenemos 5 bajas.', requestId: UNIT };
const decision = { id: UNIT, name: 'Ana Pérez', from: 'pending', fromReason: null, to: 'approved' };
const user = { id: 'local-admin', username: 'organizacion', name: 'Organización', role: 'admin' };

/** A browser of 24 November 2026 kept each value under its key. The present version reads it with the function. */
const EARLIER: readonly (readonly [key: string, value: object, read: () => unknown, seen?: object])[] = [
  [
    'copa-fenix_draft_copa',
    { ...registration, requestId: UNIT, sent: [registration] },
    () => loadDraft('copa'),
  ],
  [
    'copa-fenix_draft_protest_copa_7_1_a-2',
    { ...protest, pictures: ['data:image/jpeg;base64,anBlZw=='] },
    draftOf('draft', 'protest_copa_7_1_a-2', KeptProtestSchema),
    { ...protest, pictures: [{ number: 1, data: 'data:image/jpeg;base64,anBlZw==' }] },
  ],
  [
    'copa-fenix_draft_report_copa_7_1_a-2',
    { placement: '3', kills: '5', picture: 'data:image/jpeg;base64,anBlZw==', requestId: UNIT },
    draftOf('draft', 'report_copa_7_1_a-2', KeptReportSchema),
  ],
  [
    'copa-fenix_form_draft_f',
    { nick: 'Ana', dias: ['Domingo'] },
    draftOf('form_draft', 'f', KeptAnswersSchema),
  ],
  [
    'copa-fenix_admin_draft_ana_match_copa_1_a-1',
    { edits: { [UNIT]: { result, seen: 2 } }, steps: [{ [UNIT]: { before: null, after: result } }] },
    draftOf('admin_draft', 'ana_match_copa_1_a-1', MatchDraftSchema),
  ],
  [
    'copa-fenix_admin_draft_ana_decisiones',
    [{ ...decision, toReason: null, names: { name: '', tag: '', nicks: { 1: 'Ana' } } }],
    draftOf('admin_draft', 'ana_decisiones', z.array(DecisionSchema)),
  ],
  [
    'copa-fenix_inscripciones',
    [{ ...own, fullName: 'Ana Pérez', registeredAt: 1, unit: { ticketId: TICKET, isCaptain: true } }],
    readOwnRegistrations,
    [{ ...own, playerName: 'Ana P', registeredAt: 1, unit: { ticketId: TICKET, isCaptain: true } }],
  ],
  [
    'copa-fenix_forms',
    [{ id: 'f', title: 'Encuesta', responses: [{ ...response, requestId: UNIT, pending: true }] }],
    pendingResponses,
    [response],
  ],
  ['copa-fenix_taps', { [TICKET]: 'match' }, () => ({ [TICKET]: readTap(TICKET) })],
  [
    'copa-fenix_days',
    { [TICKET]: { until: 4_131_396_000_000, isAsked: true } },
    () => ({ isAsked: isAskedOnDay(TICKET) }),
    { isAsked: true },
  ],
  [
    'adminSession',
    { isAuthenticated: true, expiry: '2026-11-24T20:00:00.000Z', user },
    () => JSON.parse(JSON.stringify(readAdminSession(NOW))) as unknown,
  ],
];

describe('what an earlier version kept in the browser is read', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  const rows = EARLIER.map(([key, value, read, seen = value]) => [key, value, read, seen] as const);
  it.each(rows)('%s', (key, value, read, seen) => {
    const kept = key.includes('draft_') ? { at: NOW.getTime(), draft: value } : value;
    localStorage.setItem(key, JSON.stringify(kept));
    expect(read()).toMatchObject(seen);
  });
});
