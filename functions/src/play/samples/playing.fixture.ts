import { NO_RESULT } from '@copa/domain/play/result/result';
import type { StageInput } from '@copa/domain/play/stage';
import type { Context } from '../../dependencies.ts';
import { stagesOf } from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { publishMatch, putRows } from '../matches.ts';
import { closeStage, reopenStage } from '../stage-closing.ts';
import { putStage } from '../stages.ts';
import { ORGANISER, sampleInput } from './stage.fixture.ts';

type Rows = Parameters<typeof putRows>[3]['rows'];

/** Each call names the revision that is stored at that moment. */
export function playing(context: Context, { id = 'copa-1', stage: number = 1, organiser = ORGANISER } = {}) {
  const address = { id, stage: number };
  const stored = async () => {
    const stage = await context.database.get(stagesOf(id), String(number));
    if (stage === null) throw new Error(`there is no stage ${number}`);
    return stage;
  };
  const seen = async () => (await stored()).revision;
  const write = (rows: Rows, match = 'a-1', reason = 'captura') =>
    putRows(context, organiser, { ...address, match }, { rows, removed: {}, reason });
  const publish = (match = 'a-1') => publishMatch(context, organiser, { ...address, match });
  return {
    stored,
    write,
    publish,
    draw: async (changes: Partial<StageInput> = {}) => {
      await putStage(context, organiser, address, sampleInput(changes));
      return drawLobbies(context, organiser, address, { kind: 'seed', revision: 1 });
    },
    play: async (rows: Rows, match = 'a-1') => {
      await write(rows, match);
      return publish(match);
    },
    close: async () => closeStage(context, organiser, address, await seen()),
    reopen: async () => reopenStage(context, organiser, address, await seen()),
  };
}

export function ranked(units: readonly string[], kills: (index: number) => number = () => 0, revision = 0) {
  return Object.fromEntries(
    units.map((unit, index) => [unit, { ...NO_RESULT, placement: index + 1, kills: kills(index), revision }]),
  );
}
