import { describe, expect, it } from 'vitest';
import { stageOf } from '../../play.fixture.ts';
import { stageInput, stageValuesOf, storedStageValues, typedSettings } from './stage-values.ts';

const stage = stageOf('copa', ['Fenix', 'Lobos'], { startsAfter: 120 });

describe('stageInput', () => {
  it('sends the hour of a stage as it was stored or typed, and none if it is empty', () => {
    const values = stageValuesOf(stage);
    expect(stageInput(values, 3)).toMatchObject({ startsAfter: 120, revision: 3 });
    expect(stageInput({ ...values, startsAfter: '45' }, 3).startsAfter).toBe(45);
    expect(stageInput({ ...values, startsAfter: ' ' }, 3).startsAfter).toBeNull();
  });
});

it('offers a whole number of units that pass, also from an odd lobby', () => {
  const last = { ...stage, lobbySize: 25, advance: { perLobby: 0, byTable: 0 } };
  expect(stageValuesOf(last).perLobby).toBe('12');
});

it('shows stored lists and numbers in one way, however they were typed', () => {
  const values = stageValuesOf(stage);
  const typed = { ...values, maps: 'Bermuda,Kalahari,', placement: '12,9', matches: '03' };
  expect(storedStageValues(typed)).toEqual({
    ...values,
    maps: 'Bermuda, Kalahari',
    placement: '12 9',
    matches: '3',
  });
  expect(storedStageValues({ ...typed, matches: '' }).maps).toBe('Bermuda,Kalahari,');
});

describe('typedSettings', () => {
  it('are the stage as it will be stored, and null while a value is invalid', () => {
    const values = stageValuesOf(stage);
    expect(typedSettings({ ...values, matches: '5' })).toMatchObject({
      name: stage.name,
      finish: { matches: 5 },
    });
    expect(typedSettings({ ...values, matches: 'cinco' })).toBeNull();
  });
});
