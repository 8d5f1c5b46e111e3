import { replaceEntrant } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import { entrantName, namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { EntrantSelect } from './entrant-select.tsx';

export function ReplaceDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const draft = `replace_${stage.tournamentId}_${stage.number}`;
  const [unitId, setUnitId] = useKeptText(`${draft}_unit`);
  const playing = new Set(stage.lobbies.flatMap(({ units }) => units));
  const entrants = stage.entrants.filter(({ id }) => playing.has(id));
  const next = stage.number === 1 ? words.nextRegistered : words.nextInTable;
  const call = (reason: string) => {
    if (unitId === '') throw new ApiError('validation-failed', 400, words.absentMissing);
    return {
      params: { id: stage.tournamentId, stage: stage.number },
      body: { revision: stage.revision, unitId, reason },
    };
  };
  const done = (stored: Stage) => {
    const known = new Set(stage.entrants.map(({ id }) => id));
    const came = stored.entrants.find(({ id }) => !known.has(id));
    return came === undefined ? words.isOut(namesOf(stage)(unitId)) : words.comesIn(entrantName(came));
  };
  return (
    <ReasonDialog
      title={words.replaceTitle}
      confirm={words.givePlace}
      draft={draft}
      usual={words.absenceReasons}
      hint={words.reasonHint}
      endpoint={replaceEntrant}
      call={call}
      done={done}
      onDone={() => setUnitId('')}
      onClose={onClose}
    >
      <EntrantSelect label={words.absent} entrants={entrants} value={unitId} onChange={setUnitId} />
      <p className="text-mist">{words.placeGoesTo(next)}</p>
    </ReasonDialog>
  );
}
