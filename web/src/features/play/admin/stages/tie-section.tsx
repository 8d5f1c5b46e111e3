import { can } from '@copa/domain/people/roles';
import { lobbyName } from '@copa/domain/play/draw';
import { drawTie } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { matchPath } from '../../../../config/play-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { namesOf } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { SeedField, useSeed } from './seed-field.tsx';
import { nextExtra, type StageView, tiedGroups } from './stage-view.ts';

export function TieSection({ view }: { view: StageView }) {
  const { stage, matches, matchesLeft, cut } = view;
  const { user } = useAdmin();
  if (matchesLeft > 0) return null;
  const nameOf = namesOf(stage);
  const inLobbies = cut?.tied.filter(({ lobby }) => lobby !== null) ?? [];
  // A tie within a lobby comes first, because its result decides which units are compared across lobbies.
  const tied = inLobbies.length > 0 ? inLobbies : (cut?.tied ?? []);
  const inPodium = cut === null ? tiedGroups(stage, matches).flat() : [];
  if (tied.length === 0 && inPodium.length === 0) return null;
  const playOff = (units: readonly string[]) => (
    <LinkButton
      variant="secondary"
      className="w-fit"
      to={matchPath(stage.tournamentId, stage.number, nextExtra(view, units))}
    >
      {words.playExtra}
    </LinkButton>
  );
  return (
    <section
      aria-label={words.tie}
      className="grid gap-2 rounded-md border border-warning/60 bg-warning/12 p-3"
    >
      {tied.map(({ lobby, units, places }) => (
        <div key={lobby ?? 'tabla'} className="grid gap-2">
          <p>
            <strong className="text-warning">{words.cutTie}</strong>{' '}
            {words.cutTied(lobby && lobbyName({ id: lobby }), units.map(nameOf).join(', '), places)}
          </p>
          {playOff(units)}
        </div>
      ))}
      {inPodium.length > 0 && (
        <>
          <p>
            <strong className="text-warning">{words.podiumTie}</strong>
            {words.podiumTied(inPodium.map(nameOf).join(', '))}
          </p>
          {playOff(inPodium)}
        </>
      )}
      {can(user, 'manage_tournaments') && (
        <TieDraw
          stage={stage}
          names={[...tied.flatMap(({ units }) => units), ...inPodium].map(nameOf).join(', ')}
        />
      )}
    </section>
  );
}

/** A component of its own, so that `isAsking` is reset when the tie ends. */
function TieDraw({ stage, names }: { readonly stage: Stage; readonly names: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [seed, setSeed] = useSeed(`tie_${stage.tournamentId}_${stage.number}`);
  return (
    <>
      <Button variant="secondary" className="w-fit" onClick={() => setIsAsking(true)}>
        {words.drawTie}
      </Button>
      {isAsking && (
        <ActDialog
          title={words.drawTie}
          confirm={words.drawConfirm(false, 'random')}
          endpoint={drawTie}
          call={() => ({
            params: { id: stage.tournamentId, stage: stage.number },
            body: { revision: stage.revision, seed },
          })}
          onDone={() => setSeed(null)}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.tieDrawText(names)}</p>
          <SeedField seed={seed} onSeed={setSeed} proof={words.tieProof(seed)} />
        </ActDialog>
      )}
    </>
  );
}
