import type { Stage } from '@copa/domain/play/stage';
import { CorrectDialog } from '../../../features/play/admin/match/correct-dialog.tsx';
import { DoubtDialog } from '../../../features/play/admin/match/doubt-dialog.tsx';
import { MatchScreen } from '../../../features/play/admin/match/match-screen.tsx';
import { PlanSection } from '../../../features/play/admin/plan/plan-section.tsx';
import { AdjustDialog } from '../../../features/play/admin/stages/adjust-dialog.tsx';
import CloseDialog from '../../../features/play/admin/stages/close-dialog.tsx';
import DrawDialog from '../../../features/play/admin/stages/draw-dialog.tsx';
import StageEditor from '../../../features/play/admin/stages/editor/stage-editor.tsx';
import FinalDialog from '../../../features/play/admin/stages/final-dialog.tsx';
import ReplaceDialog from '../../../features/play/admin/stages/replace-dialog.tsx';
import { StageActions } from '../../../features/play/admin/stages/stage-actions.tsx';
import { stageView } from '../../../features/play/admin/stages/stage-view.ts';
import { TieSection } from '../../../features/play/admin/stages/tie-section.tsx';
import { type DialogCase, wanted } from './dialog-case.fixture.tsx';
import { even, match, stage, tournament, view } from './dialog-data.fixture.ts';

const nothing = () => undefined;

const REASON = /^Motivo/;
const toolsOf = (shown: Stage) => (
  <StageActions
    {...{ tournament, stages: [shown], view: stageView(shown, []) }}
    isBlocked={false}
    hasFirst={false}
    onEdit={nothing}
  />
);
const tools = toolsOf(stage);
const closed = toolsOf({ ...stage, state: 'closed' });
const live = <MatchScreen id="viva" stage={1} match="a-1" onMissing={nothing} />;
const typed = <MatchScreen id="viva" stage={1} match="a-2" onMissing={nothing} />;

export const PLAY_DIALOGS: Readonly<Record<string, readonly DialogCase[]>> = {
  'features/play/admin/match/clear-rows.tsx': [{ node: typed, press: ['Borrar lo anotado'] }],
  'features/play/admin/match/correct-dialog.tsx': [
    wanted(
      (onClose) => (
        <CorrectDialog
          {...{ tournament, match }}
          unitId="lobos"
          units={[]}
          nameOf={(id) => id}
          typed={null}
          onStored={nothing}
          onClose={onClose}
        />
      ),
      { field: /^Bajas/ },
    ),
  ],
  'features/play/admin/match/doubt-dialog.tsx': [
    wanted((onClose) => (
      <DoubtDialog match="Partida 1" doubts={[]} onPublish={async () => undefined} onClose={onClose} />
    )),
  ],
  'features/play/admin/match/published-match.tsx': [
    { node: live, press: ['Anular la partida'], field: REASON },
  ],
  'features/play/admin/protests/protest-section.tsx': [
    { node: live, press: ['No aceptar'], field: REASON },
    { node: live, press: ['Aceptar y anular la partida'], field: REASON },
  ],
  'features/play/admin/plan/plan-section.tsx': [
    { node: <PlanSection tournament={tournament} />, press: ['Elegir otro plan', 'Usar este plan'] },
  ],
  'features/play/admin/stages/adjust-dialog.tsx': [
    wanted((onClose) => <AdjustDialog stage={stage} onClose={onClose} />, { field: /^Puntos/ }),
  ],
  'features/play/admin/stages/close-dialog.tsx': [
    wanted((onClose) => <CloseDialog isTold view={view} onClose={onClose} />),
  ],
  'features/play/admin/stages/draw-dialog.tsx': [
    wanted(
      (onClose) => (
        <DrawDialog
          stage={stage}
          tournament={tournament}
          fitsOneLobby={false}
          onMove={nothing}
          onClose={onClose}
        />
      ),
      { field: /^Código del sorteo/ },
    ),
  ],
  'features/play/admin/stages/final-dialog.tsx': [
    wanted((onClose) => <FinalDialog tournament={tournament} onClose={onClose} />),
  ],
  'features/play/admin/stages/replace-dialog.tsx': [
    wanted((onClose) => <ReplaceDialog view={view} stages={[stage]} onClose={onClose} />, { field: REASON }),
  ],
  'features/play/admin/stages/stage-actions.tsx': [
    { node: tools, press: ['Eliminar la fase 1'] },
    { node: closed, press: ['Reabrir la fase'] },
  ],
  'features/play/admin/stages/editor/stage-editor.tsx': [
    wanted(
      (onClose) => (
        <StageEditor tournament={tournament} stages={[stage]} stage={stage} number={1} onClose={onClose} />
      ),
      { field: /^Nombre/, asks: true },
    ),
  ],
  'features/play/admin/stages/tie-section.tsx': [
    { node: <TieSection view={even} />, press: ['Sortear el empate'], field: /^Código del sorteo/ },
  ],
};
