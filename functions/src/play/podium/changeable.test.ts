import { PROVISIONAL_MS } from '@copa/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { at, dismiss, protest, publishedMatch, services } from '../protests/protests.fixture.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import { closeStage, reopenStage } from '../stage-closing.ts';

beforeEach(publishedMatch);

const podium = async () => {
  const [tournament] = await services.stored(TOURNAMENTS);
  return [tournament?.podiumOfficialAt, tournament?.isPodiumProtested];
};

it('the podium says on the tournament until when it may change, and that it is protested', async () => {
  const [stored] = await services.stored(stagesOf('copa-1'));
  const address = { id: 'copa-1', stage: 1 };
  expect(await podium()).toEqual([null, false]);
  const { revision } = await closeStage(services.context, ORGANISER, address, stored?.revision ?? 0);
  expect(await podium()).toEqual([at(PROVISIONAL_MS), false]);
  await protest('u1 cheating 2');
  expect(await podium()).toEqual([null, true]);
  await dismiss('u1');
  expect(await podium()).toEqual([at(PROVISIONAL_MS), false]);
  await reopenStage(services.context, ORGANISER, address, revision);
  expect(await podium()).toEqual([null, false]);
});
