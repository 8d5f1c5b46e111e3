import { DAY_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { knowsDay, noteDay } from '../own/own-days.ts';
import { forgetRegistration, keepRegistration, readOwnRegistrations } from '../own/own-registrations.ts';
import { keptOwn, ownRegistration } from '../own/state/own-registration.fixture.ts';
import { forgetErased } from './forget-erased.ts';

const KEPT_DAYS = 90;
const asked: (string | null)[] = [];
const codeOf = (digit: number) => String(digit).repeat(26);
const left = () => readOwnRegistrations().map(({ code }) => code);

/** The tournament of registration `digit` ended `endedAgo` days ago. */
function keep(digit: number, endedAgo: number): void {
  const unit = { ticketId: codeOf(digit), isCaptain: false };
  keepRegistration({ ...keptOwn, tournamentId: `copa-${digit}`, code: codeOf(digit), unit });
  noteDay(unit.ticketId, { until: Date.now() - endedAgo * DAY_MS, isAsked: false });
}

function answer(exists: (code: string | null) => boolean): void {
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const code = new Headers(headers).get('Private-Code');
    asked.push(code);
    return exists(code)
      ? Response.json({ success: true, data: { ...ownRegistration, ticketId: code } })
      : Response.json({ success: false, error: 'no', code: 'not-found' }, { status: 404 });
  });
}

describe('a registration that the site erases by age', () => {
  beforeEach(() => void asked.splice(0));

  it('leaves this phone, and none is asked for before its time', async () => {
    keep(1, KEPT_DAYS + 5);
    keep(2, KEPT_DAYS + 2);
    keep(3, KEPT_DAYS);
    answer(() => false);
    await forgetErased(KEPT_DAYS);
    expect(asked).toEqual([codeOf(2), codeOf(1)]);
    expect(left()).toEqual([codeOf(3)]);
    await forgetErased(KEPT_DAYS);
    expect(asked).toHaveLength(2);
  });

  it('stays if the tournament was postponed, and is not asked for again', async () => {
    keep(1, KEPT_DAYS + 5);
    keep(2, KEPT_DAYS + 2);
    answer((code) => code === codeOf(1));
    await forgetErased(KEPT_DAYS);
    expect([asked, left()]).toEqual([[codeOf(2), codeOf(1)], [codeOf(1)]]);
    await forgetErased(KEPT_DAYS);
    expect(asked).toHaveLength(2);
  });

  it('leaves this phone although the site still has one that is as old', async () => {
    keep(1, KEPT_DAYS + 2);
    keep(2, KEPT_DAYS + 5);
    noteDay(codeOf(2), { until: 0, isAsked: false });
    answer((code) => code === codeOf(2));
    await forgetErased(KEPT_DAYS);
    expect(left()).toEqual([codeOf(2)]);
  });

  it('does not come back if it is removed from this phone meanwhile', async () => {
    keep(1, KEPT_DAYS + 2);
    answer(() => {
      forgetRegistration(codeOf(1));
      noteDay(codeOf(1), null);
      return true;
    });
    await forgetErased(KEPT_DAYS);
    expect([left(), knowsDay(codeOf(1))]).toEqual([[], false]);
  });

  it('stays if the site cannot be asked', async () => {
    keep(1, KEPT_DAYS + 5);
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    await expect(forgetErased(KEPT_DAYS)).rejects.toBeInstanceOf(ApiError);
    expect(left()).toEqual([codeOf(1)]);
  });
});
