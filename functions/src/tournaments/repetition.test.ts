import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { PLAN_PRESETS } from '@copa/domain/play/plan/presets';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleForm, sampleTournament } from '../desk/samples.fixture.ts';
import { putPlan } from '../play/plan/put-plan.ts';
import { settingsOf } from '../play/stages.ts';
import { eraseAged } from '../site/ageing.ts';
import { pngOf } from '../site/image-samples.fixture.ts';
import { storeImage } from '../site/images.ts';
import { AUDIT, FORMS, REGISTRATIONS, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { FIGURES } from '../store/figures.ts';
import { setCancellation } from './cancellation.ts';
import { updateTournament } from './commands.ts';
import { deleteTournament } from './removal.ts';
import { continueSeries, repeatTournament } from './repetition.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const requestId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const START = later(SAMPLE_NOW, 48 * HOUR_MS);
const AFTER = later(START, DAY_MS);

const site = runServices(SAMPLE_NOW);
const context = () => site.program.dependencies;

async function open(changes: Partial<Tournament> = {}) {
  const { id, ...fields } = sampleTournament({ date: START, timeZone: 'America/Lima', ...changes });
  await site.program.firestore.doc(`tournaments/${id}`).set(fields);
}
const repeat = (id = 'copa-1', request = 1) => repeatTournament(context(), ACTOR, id, requestId(request));
const stored = () => context().database.find(TOURNAMENTS, {});
const named = async () => (await stored()).map(({ name }) => name).toSorted();
const change = (id: string, changes: Partial<Tournament>) =>
  updateTournament(context(), ACTOR, id, { id: null, changes, expectedUpdatedAt: null });
const runJob = () =>
  Promise.all(site.programs.map(({ dependencies }) => continueSeries(dependencies, site.now)));

beforeEach(async () => {
  const { id, ...form } = sampleForm();
  await site.program.firestore.doc(`${FORMS.path}/${id}`).set(form);
});

describe('repeating a tournament', () => {
  it('makes one draft of the week after, with its plan and nothing of its players', async () => {
    await open({ name: 'Copa #12', maxPlayers: 12 });
    await putPlan(context(), ACTOR, 'copa-1', {
      seen: [],
      stages: PLAN_PRESETS.final({ places: 12, modality: 'solo' }),
    });
    await change('copa-1', { maxPlayers: 12 });
    const batch = site.program.firestore.batch();
    batch.update(site.program.firestore.doc('tournaments/copa-1'), {
      currentPlayers: 5,
      lastUnitNumber: 9,
      stage: 1,
    });
    await batch.commit();
    const next = await repeat();
    expect(next).toMatchObject({
      name: 'Copa #13',
      status: 'draft',
      date: later(START, 7 * DAY_MS),
      linkedFormId: 'form-1',
      currentPlayers: 0,
      lastUnitNumber: 0,
      stage: 0,
      plan: { name: 'Una final', steps: [{ at: later(START, 7 * DAY_MS) }], changes: [] },
    });
    const [before, after] = await Promise.all(
      ['copa-1', next.id].map((id) => context().database.find(stagesOf(id), {})),
    );
    expect(after?.map(settingsOf)).toEqual(before?.map(settingsOf));
    expect(after).toMatchObject([{ state: 'draft', tournamentId: next.id, entrants: [], revision: 1 }]);
    expect(await context().database.find(REGISTRATIONS, {})).toEqual([]);
    const audit = await context().database.find(AUDIT, {});
    expect(audit.filter(({ action }) => action === 'tournament.repeat')).toMatchObject([
      { actor: ACTOR, target: `tournaments/${next.id}`, before: { id: 'copa-1' } },
    ]);
  });

  it('plans stages that were drawn as they were planned', async () => {
    await open();
    await putPlan(context(), ACTOR, 'copa-1', {
      seen: [],
      stages: PLAN_PRESETS.final({ places: 3, modality: 'solo' }),
    });
    await site.program.firestore.doc('tournaments/copa-1/stages/1').update({
      state: 'playing',
      lobbies: [{ id: 'a', units: ['unit-1'] }],
      entrants: [{ id: 'unit-1', number: 1, name: 'Fénix' }],
    });
    const [stage] = await context().database.find(stagesOf((await repeat()).id), {});
    expect(stage).toMatchObject({ state: 'draft', lobbies: [], entrants: [], draw: null });
  });

  it('opens the draft that there is, for every organiser and every request', async () => {
    await open();
    const [one, two] = await Promise.all(
      site.programs.map(({ dependencies }, index) =>
        repeatTournament(dependencies, ACTOR, 'copa-1', requestId(index)),
      ),
    );
    expect(two).toEqual(one);
    expect(await repeat('copa-1', 7)).toEqual(one);
    expect(await stored()).toHaveLength(2);
  });

  it('makes the draft again after it was deleted, with figures of its own', async () => {
    await open();
    const first = await repeat();
    await deleteTournament(context(), ACTOR, first.id, false);
    expect((await repeat()).id).toBe(first.id);
    await eraseAged(context(), later(SAMPLE_NOW, 999 * DAY_MS));
    expect(await context().database.get(FIGURES, first.id)).toMatchObject({ isGone: false });
  });

  it('makes another one once the draft is public, once for its request', async () => {
    await open();
    const first = await repeat();
    await change(first.id, { status: 'published', name: 'Segunda' });
    const second = await repeat('copa-1', 2);
    expect(second.id).not.toBe(first.id);
    expect(await repeat('copa-1', 2)).toEqual(second);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ['keeps the picture of the tournament', false],
    ['leaves out the picture of a podium, which names the last players', true],
  ])('%s', async (_, ofPodium) => {
    const imageId = await storeImage(context(), ACTOR, pngOf(8, 8), ofPodium);
    await open({ imageId });
    expect((await repeat()).imageId).toBe(ofPodium ? null : imageId);
  });

  it('leaves out a form and an image that are gone', async () => {
    await open({ linkedFormId: 'form-2', imageId: 'image-2' });
    expect(await repeat()).toMatchObject({ linkedFormId: null, imageId: null });
  });

  it('is refused for a tournament that there is not', async () => {
    await expect(repeat('copa-2')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a series', () => {
  it('proposes the next one when the last is over, once, and passes on to it', async () => {
    await open({ weekly: true, name: 'Copa #1' });
    await runJob();
    expect(await named()).toEqual(['Copa #1']);
    site.now = AFTER;
    await runJob();
    await runJob();
    expect(await named()).toEqual(['Copa #1', 'Copa #2']);
    const [first, next] = (await stored()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(first?.weekly).toBe(false);
    expect(next).toMatchObject({ weekly: true, status: 'draft', date: later(START, 7 * DAY_MS) });
    site.now = later(AFTER, 21 * DAY_MS);
    await runJob();
    expect(await stored()).toHaveLength(2);
  });

  it('goes on when its last stage was closed before its hour', async () => {
    await open({ weekly: true, endedAt: later(START, HOUR_MS) });
    site.now = later(START, HOUR_MS + 1);
    await runJob();
    expect(await stored()).toHaveLength(2);
  });

  it('goes on after a cancelled one, and not before its hour has passed', async () => {
    await open({ weekly: true });
    await setCancellation(context(), ACTOR, 'copa-1', { cancelled: true, reason: '' });
    await runJob();
    expect(await stored()).toHaveLength(1);
    site.now = AFTER;
    await runJob();
    expect(await stored()).toHaveLength(2);
  });

  it.each([true, false])('proposes nothing beside the draft of an organiser (series: %s)', async (weekly) => {
    await open({ weekly });
    const next = await repeat();
    expect(next.weekly).toBe(weekly);
    await change('copa-1', { weekly: true });
    site.now = AFTER;
    await runJob();
    expect(await stored()).toHaveLength(2);
    expect((await stored()).filter((each) => each.weekly)).toMatchObject([{ id: next.id }]);
  });

  it('has one draft when the job and an organiser repeat it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      site.now = AFTER;
      await open({ id: `copa-${round}`, weekly: true });
      const [made] = await Promise.all([repeat(`copa-${round}`, round), runJob()]);
      expect((await stored()).filter(({ status }) => status === 'draft')).toHaveLength(round + 1);
      expect((await stored()).find(({ id }) => id === made.id)?.weekly).toBe(true);
    }
  });

  it('ends with the removal of its draft', async () => {
    await open({ weekly: true });
    site.now = AFTER;
    await runJob();
    const [draft] = (await stored()).filter(({ status }) => status === 'draft');
    await site.program.firestore.doc(`tournaments/${draft?.id}`).delete();
    await runJob();
    expect(await stored()).toHaveLength(1);
  });
});
