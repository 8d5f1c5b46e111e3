import { HOUR_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleWindow } from '../../desk/samples.fixture.ts';
import { ADMIN, type OpenTournament, openTournament } from '../../desk/tournament.fixture.ts';
import { MAIL } from '../../store/collections.ts';
import { setCancellation } from '../../tournaments/cancellation.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { publishDue } from '../../tournaments/publish-due.ts';

const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const CLOSES = at(4 * HOUR_MS);
const PUBLISHED = at(20 * HOUR_MS);
const WINDOWS = [sampleWindow('entry', at(HOUR_MS), CLOSES)];

const REQUEST = '00000000-0000-4000-8000-000000000001';

const add = (site: OpenTournament) => site.add(REQUEST, sampleInput(1));
const edit = (site: OpenTournament, changes: Partial<Tournament>) =>
  updateTournament(site.needs, ADMIN, 'copa-1', { id: null, expectedUpdatedAt: null, changes });

const byHand = (site: OpenTournament) => edit(site, { status: 'published' });
const byJob = (site: OpenTournament) => publishDue(site.needs, site.now());

describe.each([
  ['an organiser', { status: 'draft' as const }, byHand],
  ['the job', { status: 'scheduled' as const, publishDate: PUBLISHED }, byJob],
])('a player who is added to a tournament that %s publishes later', (_, draft, publish) => {
  it('hears nothing, and keeps the place although a confirmation closed before', async () => {
    const site = await openTournament({ ...draft, windows: WINDOWS });
    const unit = await add(site);
    const mails = await site.sizeOf(MAIL);
    const placeAt = async (moment: Date) => {
      site.goTo(moment);
      await site.desk.endReviews('copa-1');
      return (await site.unitOf(unit)).place;
    };
    expect(await placeAt(new Date(CLOSES.getTime() + REVIEW_MS))).toBe('held');
    expect(await site.sizeOf(MAIL)).toBe(mails);
    site.goTo(PUBLISHED);
    await publish(site);
    expect(await placeAt(new Date(PUBLISHED.getTime() + REVIEW_MS))).toBe('held');
    expect(await site.sizeOf(MAIL)).toBe(mails);
  });

  it('has half a day to complete the team from the publication on', async () => {
    const site = await openTournament({ ...draft, modality: 'duo', date: at(9 * 24 * HOUR_MS) });
    const unit = await site.add(REQUEST, sampleInput(1), { name: 'Los Fénix', tag: '' });
    site.goTo(at(13 * HOUR_MS));
    expect((await site.release(unit)).place).toBe('held');
    site.goTo(PUBLISHED);
    await publish(site);
    expect((await site.unitOf(unit)).incompleteUntil).toEqual(at(32 * HOUR_MS));
  });
});

const cancel = (site: OpenTournament, cancelled: boolean) =>
  setCancellation(site.needs, ADMIN, 'copa-1', { cancelled, reason: '' });
const resume = (site: OpenTournament) => cancel(site, false);

describe.each([
  ['resumed and then published', resume, byHand],
  ['published and then resumed', byHand, resume],
])('a player who is added to a draft that is cancelled, %s', (_, first, last) => {
  const lastAt = at(8 * HOUR_MS);
  const pauseDraft = async (site: OpenTournament) => {
    site.goTo(at(6 * HOUR_MS));
    await cancel(site, true);
    site.goTo(at(7 * HOUR_MS));
    await first(site);
    site.goTo(lastAt);
    await last(site);
  };

  it('has the minutes to confirm that were left, once', async () => {
    const opensAt = at(-HOUR_MS);
    const closesAt = at(40 * HOUR_MS);
    const site = await openTournament({
      status: 'draft',
      date: at(50 * HOUR_MS),
      windows: [sampleWindow('match', opensAt, closesAt)],
    });
    const unit = await add(site);
    expect(unit.confirmBy).toEqual(at(20 * MINUTE_MS));
    await pauseDraft(site);
    expect((await site.unitOf(unit)).confirmBy).toEqual(at(8 * HOUR_MS + 20 * MINUTE_MS));
  });

  it('keeps the place although a confirmation closed before', async () => {
    const site = await openTournament({ status: 'draft', windows: WINDOWS });
    const unit = await add(site);
    await pauseDraft(site);
    site.goTo(new Date(lastAt.getTime() + REVIEW_MS));
    await site.desk.endReviews('copa-1');
    expect((await site.unitOf(unit)).place).toBe('held');
  });
});
