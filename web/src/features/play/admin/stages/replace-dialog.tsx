import { stageStandings } from '@copa/domain/play/board';
import { cutWithoutTies } from '@copa/domain/play/cut';
import { replaceEntrant } from '@copa/domain/play/endpoints';
import type { Match } from '@copa/domain/play/match';
import type { Entrant, Stage } from '@copa/domain/play/stage';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import { entrantName, namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { useMatches } from '../use-stages.ts';
import { EntrantSelect } from './entrant-select.tsx';
import type { StageView } from './stage-view.ts';

interface ReplaceDialogProps {
  readonly view: StageView;
  readonly stages: readonly Stage[];
  readonly onClose: () => void;
}

export default function ReplaceDialog({ view: { stage, matches }, stages, onClose }: ReplaceDialogProps) {
  const draft = `replace_${stage.tournamentId}_${stage.number}`;
  const [kept, setUnitId] = useKeptText(`${draft}_unit`);
  const playing = new Set(stage.lobbies.flatMap(({ units }) => units));
  // The server refuses to replace a unit that has a row.
  const typed = new Set(matches.flatMap(({ rows }) => Object.keys(rows)));
  const entrants = stage.entrants.filter(({ id }) => playing.has(id) && !typed.has(id));
  const unitId = entrants.some(({ id }) => id === kept) ? kept : '';
  const previous = stages.find(({ number }) => number === stage.number - 1);
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
      isReady={unitId !== ''}
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
      <div className="text-mist">
        {typed.size > 0 && <p>{words.playedStay}</p>}
        {previous === undefined ? (
          <p>{words.placeGoesTo(words.nextRegistered)}</p>
        ) : (
          <NextInTable previous={previous} stage={stage} leaving={unitId} />
        )}
        <p>{CARRIED[stage.carry]}</p>
      </div>
    </ReasonDialog>
  );
}

const CARRIED: Readonly<Record<Stage['carry'], string>> = {
  none: words.comesWithoutPoints,
  points: words.comesWithOwnPoints,
  half: words.comesWithHalf,
};

function NextInTable({ previous, stage, leaving }: { previous: Stage; stage: Stage; leaving: string }) {
  const { matches, isPartial } = useMatches(previous.tournamentId, previous.number);
  const next = leaving === '' || isPartial ? undefined : nextOf(previous, matches, stage, leaving);
  return (
    <p>{words.placeGoesTo(next === undefined ? words.nextInTable : words.nextNamed(entrantName(next)))}</p>
  );
}

/**
 * The server chooses in the same way, but also skips units that may not play now, for example unconfirmed
 * ones.
 */
function nextOf(
  previous: Stage,
  matches: readonly Match[],
  stage: Stage,
  leaving: string,
): Entrant | undefined {
  const { rows } = stageStandings(previous, matches);
  const numberOf = (id: string) => previous.entrants.find((each) => each.id === id)?.number ?? 0;
  const [next] = cutWithoutTies(rows, previous.advance, [...previous.absent, leaving], numberOf).filter(
    (id) => stage.entrants.every((entrant) => entrant.id !== id),
  );
  return previous.entrants.find(({ id }) => id === next);
}
