import { describe, expect, it } from 'vitest';
import { stageOf } from '../play.fixture.ts';
import { stageInput, valuesOf } from './stage-values.ts';

describe('stageInput', () => {
  it('sends back the hour of a stage, which the editor does not show', () => {
    const stage = stageOf('copa', ['Fenix', 'Lobos'], { startsAfter: 120 });
    expect(stageInput(valuesOf(stage), stage, 3)).toMatchObject({ startsAfter: 120, revision: 3 });
  });
});
