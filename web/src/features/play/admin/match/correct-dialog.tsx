import { putRows } from '@copa/domain/play/endpoints';
import type { Match } from '@copa/domain/play/match';
import { isProtested } from '@copa/domain/play/protest/deadline';
import { eachFigure, MATCH_FIGURES } from '@copa/domain/play/result/figures';
import { checkMatch } from '@copa/domain/play/result/match-check';
import { NO_RESULT, type Result } from '@copa/domain/play/result/result';
import { figureRange } from '@copa/domain/play/words/fields';
import { FIGURE_WORDS } from '@copa/domain/play/words/figures';
import { provisionalAgain } from '@copa/domain/play/words/protest-rule';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { placeOptions } from '../../words/place-options.ts';
import type { Upholding } from '../stages/adjust-dialog.tsx';
import { NO_DRAFT, revisionOf, shownRows } from './draft/match-draft.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';
import type { OpenedMatch } from './opened-match.ts';
import { notPlayed, withUnitMoved } from './placing.ts';

const TypedSchema = z.object({ revision: z.int(), place: z.string(), ...eachFigure(() => z.string()) });

/** More names would push the buttons off a small screen. */
const NAMED = 3;

interface CorrectDialogProps extends Pick<OpenedMatch, 'tournament' | 'units' | 'nameOf'> {
  readonly match: Match;
  readonly unitId: string;
  readonly typed: Result | null;
  readonly upholds?: Upholding;
  readonly onStored: (match: Match) => void;
  readonly onClose: () => void;
}

export function CorrectDialog(props: CorrectDialogProps) {
  const { match, unitId, units, nameOf, typed, upholds, onStored, onClose } = props;
  // Keeps the match from when the dialog opened, so the API refuses to correct a row that changed meanwhile.
  const [opened] = useState(match);
  const stored = opened.rows[unitId];
  const first = typed ?? stored;
  const draft = `correct_${match.tournamentId}_${match.stage}_${match.id}_${unitId}`;
  const revision = revisionOf(opened, unitId);
  const [nothing] = useState(() => ({
    revision,
    place: first === undefined || !first.played ? 'absent' : String(first.placement ?? ''),
    ...eachFigure((figure) => String(first?.[figure] ?? '')),
  }));
  const [kept, setResult] = useKept(`${draft}_fields`, TypedSchema, nothing);
  const result = kept.revision === revision ? kept : nothing;
  const { place } = result;
  const rows = shownRows(opened, NO_DRAFT);
  const changes = changesOf(rows, unitId, result);
  const changed = () => {
    const wrong =
      place === 'absent' ? undefined : MATCH_FIGURES.find((figure) => !/^\d{0,2}$/.test(result[figure]));
    if (wrong !== undefined) throw new ApiError('validation-failed', 400, figureRange(wrong));
    const sent = Object.entries(changes).map(
      ([id, result]) => [id, { ...result, revision: revisionOf(opened, id) }] as const,
    );
    return Object.fromEntries(sent);
  };
  const params = { id: match.tournamentId, stage: match.stage, match: match.id };
  return (
    <ReasonDialog
      title={words.correctNamed(nameOf(unitId))}
      confirm={upholds?.confirm ?? words.correct}
      effect={whoElseMoves(props, rows, changes)}
      draft={draft}
      usual={words.correctReasons(UNIT_SIZES[props.tournament.modality] > 1)}
      whenStale={words.rowChanged}
      hint={upholds?.hint ?? words.reasonHint}
      endpoint={upholds?.endpoint ?? putRows}
      call={(reason) => {
        if (upholds === undefined) return { params, body: { rows: changed(), reason } };
        const correction = { kind: 'rows' as const, rows: changed() };
        return {
          params: { ...params, unit: upholds.unit },
          body: { decision: 'upheld' as const, reason, correction, ...upholds.replacing },
        };
      }}
      done={upholds?.done ?? words.corrected}
      onDone={(told) => {
        setResult(nothing);
        if ('rows' in told) onStored(told);
      }}
      onClose={onClose}
    >
      {upholds === undefined && isProtested(match) && <p className="text-warning">{words.protestFirst}</p>}
      <p className="text-mist">{words.storedResult(resultText(stored ?? null))}</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.place}
          required="unmarked"
          value={place}
          onChange={(event) => setResult({ ...result, place: event.target.value })}
          options={[
            ...placeOptions(units.length),
            { value: '', label: words.noPlace },
            { value: 'absent', label: words.didNotPlay },
          ]}
        />
        {MATCH_FIGURES.map((figure) => (
          <TextField
            key={figure}
            label={FIGURE_WORDS[figure].name}
            required="unmarked"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            placeholder={words.notCounted}
            disabled={place === 'absent'}
            value={place === 'absent' ? '' : result[figure]}
            onChange={(event) => setResult({ ...result, [figure]: event.target.value })}
          />
        ))}
      </div>
      <Effects {...props} rows={rows} changes={changes} />
    </ReasonDialog>
  );
}

interface EffectsProps extends CorrectDialogProps {
  readonly rows: Rows;
  readonly changes: Rows;
}

function Effects({ tournament, match, units, rows, changes }: EffectsProps) {
  const { tooManyKills } = checkMatch({ ...rows, ...changes }, units, UNIT_SIZES[tournament.modality]);
  return (
    <>
      {tooManyKills.map((text) => (
        <p key={text} className="text-warning">
          {text}
        </p>
      ))}
      {match.state === 'published' && <p className="text-mist">{provisionalAgain}</p>}
    </>
  );
}

type Rows = MatchEditing['rows'];

/** Null if only the own row changes. */
function whoElseMoves({ unitId, nameOf }: CorrectDialogProps, rows: Rows, changes: Rows): string | null {
  const others = Object.entries(changes).filter(([id]) => id !== unitId);
  const from = (id: string) => rows[id]?.placement ?? 0;
  const [other] = others;
  if (other === undefined) return null;
  const [id, { placement }] = other;
  if (others.length === 1) return words.otherMoves(nameOf(id), from(id), placement);
  const named = others.slice(0, NAMED).map(([each]) => words.movesUp(nameOf(each), from(each)));
  return words.othersMoveUp(named, others.length - named.length);
}

function changesOf(rows: Rows, unitId: string, { place, ...typed }: z.output<typeof TypedSchema>) {
  if (place === 'absent') return notPlayed(rows, unitId);
  const placement = place === '' ? null : Number(place);
  const moved = withUnitMoved(rows, unitId, placement);
  const own = moved[unitId] ?? NO_RESULT;
  const counts = eachFigure((figure) => (typed[figure] === '' ? null : Number(typed[figure])));
  return { ...moved, [unitId]: { ...own, ...counts } };
}
