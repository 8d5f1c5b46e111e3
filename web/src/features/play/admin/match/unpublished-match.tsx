import { can } from '@copa/domain/people/roles';
import { parseMatchId } from '@copa/domain/play/match';
import { checkMatch } from '@copa/domain/play/result/match-check';
import { isolated } from '@copa/domain/sentence';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { type RefObject, useRef, useState } from 'react';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { OutOf } from '../../../../components/page/spoken.tsx';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { cx } from '../../../../lib/cx.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import { resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { ClearRows } from './clear-rows.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { Changes } from './draft/match-draft.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';
import { KillPad } from './kill-pad.tsx';
import { type OpenedMatch, playedWith, pointsIn } from './opened-match.ts';
import { NO_PASTE, PastedSchema, PasteRows } from './paste-rows.tsx';
import { PinnedPicture } from './pinned-picture.tsx';
import { neighboursOf, notPlayed, withUnitMoved } from './placing.ts';
import { PublishSection } from './publish-section.tsx';
import { RowList } from './row-list.tsx';
import { TapOrder } from './tap-order.tsx';

const ReportSection = awaitedPart(() => import('../reports/report-section.tsx'));

export function UnpublishedMatch({ isOpen, ...opened }: OpenedMatch & { isOpen: boolean }) {
  const { tournament, stage, matches, id, editing, units, nameOf } = opened;
  const { user } = useAdmin();
  const [asked, setAsked] = useState<string | null>(null);
  const [pasted, setPasted] = useKept(`paste_${tournament.id}_${stage.number}_${id}`, PastedSchema, NO_PASTE);
  const [isPasting, setIsPasting] = useState(pasted !== NO_PASTE);
  const [picture, setPicture] = useState<{ readonly file: Blob; readonly of: string | null } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  if (!isOpen) {
    return (
      <>
        {tournament.cancelledAt === null && (
          <p className="surface p-4 text-mist">
            {stage.state === 'closed' ? words.stageClosed(can(user, 'manage_tournaments')) : words.notDrawn}
          </p>
        )}
        <RowList
          rows={editing.rows}
          nameOf={nameOf}
          pointsOf={pointsIn(stage, playedWith(editing.rows, id, matches), id)}
          open={null}
          isDraft
          label={words.entered}
          action={words.changeTo}
          onOpen={null}
        />
      </>
    );
  }
  return (
    <div className="contents xl:grid xl:grid-cols-2 xl:items-start xl:gap-6">
      <div className="contents xl:grid xl:gap-4">
        {picture !== null && <PinnedPicture {...picture} onClose={() => setPicture(null)} />}
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-1.5">
            <WaysToEnter
              isPasting={isPasting}
              onChoose={(paste) => {
                setIsPasting(paste);
                setAsked(null);
              }}
            />
            {picture === null && <PickPicture onPick={(file) => setPicture({ file, of: null })} />}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <Saved editing={editing} hasUnused={isPasting && pasted.text.trim() !== ''} />
            <Button
              variant="ghost"
              className="px-2.5!"
              disabled={!editing.canUndo}
              onClick={() => {
                editing.undo();
                setAsked(null);
              }}
            >
              {words.undo}
            </Button>
          </div>
          <NotSaved editing={editing} />
        </div>
        {stage.reports && !parseMatchId(id).isExtra && (
          <ReportSection
            key={`${stage.number} ${id}`}
            {...opened}
            isOpen
            onPicture={(file, of) => setPicture({ file, of })}
          />
        )}
        {isPasting ? (
          <PasteRows
            units={units}
            pasted={pasted}
            onChange={setPasted}
            onUse={(changes) => {
              editing.change(changes);
              setPasted(NO_PASTE);
              setIsPasting(false);
            }}
          />
        ) : (
          <TapOrder
            editing={editing}
            units={units}
            points={stage.points}
            asked={asked === null ? undefined : editing.rows[asked]}
            search={search}
            onPlaced={setAsked}
          />
        )}
      </div>
      <div className="contents xl:grid xl:gap-4">
        <Entered {...opened} asked={asked} onAsk={setAsked} search={search} />
        <PublishSection {...opened} />
        {Object.keys(editing.rows).length > 0 && (
          <ClearRows id={id} stage={stage} editing={editing} onCleared={() => setAsked(null)} />
        )}
      </div>
    </div>
  );
}

interface EnteredProps extends OpenedMatch {
  readonly asked: string | null;
  readonly onAsk: (unitId: string | null) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

function Entered(props: EnteredProps) {
  const { tournament, stage, matches, id, editing, units, nameOf, asked, onAsk, search } = props;
  const { rows, change } = editing;
  const { suspects } = checkMatch(rows, units, UNIT_SIZES[tournament.modality]);
  const count = Object.keys(rows).length;
  const result = asked === null ? undefined : rows[asked];
  const open = result === undefined ? null : asked;
  const close = (changes: Changes) => {
    change(changes);
    onAsk(null);
  };
  return (
    <>
      {count > 0 && (
        <RowList
          rows={rows}
          nameOf={nameOf}
          pointsOf={pointsIn(stage, playedWith(rows, id, matches), id)}
          open={open}
          isDraft
          suspects={suspects}
          label={words.entered}
          count={
            <span className="text-gold">
              <OutOf count={count} all={units.length} />
            </span>
          }
          action={words.changeTo}
          onOpen={(unitId) => onAsk(open === unitId ? null : unitId)}
        />
      )}
      <div className="sticky bottom-0 z-20 -mx-2 grid max-h-[60dvh] gap-1 overflow-y-auto empty:hidden sm:mx-0">
        <ConflictList editing={editing} nameOf={nameOf} />
        {open !== null && result !== undefined && (
          <KillPad
            key={open}
            name={nameOf(open)}
            result={result}
            places={units.length}
            neighbours={neighboursOf(rows, open).map(
              (unitId) => `${isolated(nameOf(unitId))}: ${resultText(rows[unitId] ?? null)}`,
            )}
            onKills={(kills) => close({ [open]: { ...result, played: true, kills } })}
            onLeft={(kills) => change({ [open]: { ...result, played: true, kills } })}
            onPlace={(placement) => change(withUnitMoved(rows, open, placement))}
            onAbsent={() => close(notPlayed(rows, open))}
            onClose={() => onAsk(null)}
            onTyped={() => search.current?.focus()}
          />
        )}
      </div>
    </>
  );
}

interface WaysToEnterProps {
  readonly isPasting: boolean;
  readonly onChoose: (isPasting: boolean) => void;
}

function WaysToEnter({ isPasting, onChoose }: WaysToEnterProps) {
  return (
    <fieldset className="grid min-w-[min(10rem,100%)] flex-auto grid-cols-2 gap-1 rounded-md border border-line bg-night p-1">
      <legend className="sr-only">{words.howToEnter}</legend>
      {[false, true].map((pastes) => (
        <button
          key={String(pastes)}
          type="button"
          aria-pressed={pastes === isPasting}
          onClick={() => onChoose(pastes)}
          className="min-h-11 rounded-sm border border-transparent px-2 font-semibold text-mist transition hover:text-ink aria-pressed:border-ember aria-pressed:bg-ember/12 aria-pressed:text-ink"
        >
          {pastes ? words.paste : words.tap}
        </button>
      ))}
    </fieldset>
  );
}

function Saved({ editing, hasUnused }: { editing: MatchEditing; hasUnused: boolean }) {
  const { unsaved, isSending, online, problem, rows, conflicts } = editing;
  const waiting = unsaved - conflicts.length;
  const state = () => {
    if (waiting <= 0 && hasUnused) return words.pastedUnused;
    if (waiting <= 0) return Object.keys(rows).length > 0 ? words.saved : '';
    const count = words.rows(waiting);
    if (!online) return words.offlineCount(count);
    return isSending || problem === null ? words.saving : words.unsaved(count);
  };
  const text = state();
  const tone = { [words.saved]: 'text-success', [words.pastedUnused]: 'text-warning' }[text] ?? 'text-mist';
  return (
    <output className={cx('min-h-6 text-sm', tone)}>
      {text === words.saved && <Icon name="check" className="mr-1 inline size-4" />}
      {text}
    </output>
  );
}

function NotSaved({ editing: { isKept, problem, sendAgain } }: { editing: MatchEditing }) {
  return (
    <>
      {!isKept && <p className="text-sm text-warning">{words.keepsNothing}</p>}
      {problem !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 font-semibold text-danger">
          {words.keptProblem(problem)}
          <Button variant="ghost" onClick={sendAgain}>
            {words.tryAgain}
          </Button>
        </p>
      )}
    </>
  );
}

function PickPicture({ onPick }: { onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={words.ownPicture}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onPick(file);
          event.target.value = '';
        }}
      />
      <Button variant="secondary" className="px-2.5!" onClick={() => input.current?.click()}>
        {words.picture}
      </Button>
    </>
  );
}
