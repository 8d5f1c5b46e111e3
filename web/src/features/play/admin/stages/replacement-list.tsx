import { returnEntrant } from '@copa/domain/play/endpoints';
import type { Stage } from '@copa/domain/play/stage';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { Button } from '../../../../components/button.tsx';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { entrantName, namesOf } from '../play-words.ts';

const REASON = 'llegó a tiempo';

/** Replacements; one tap undoes each until the newcomer has played. */
export function ReplacementList({ stage }: { stage: Stage }) {
  const takeBack = useAct(returnEntrant);
  const { replacements, tournamentId, number, revision } = stage;
  if (replacements.length === 0) return null;
  const nameOf = namesOf(stage);
  const undo = (unitId: string, name: string) =>
    takeBack.act(
      { params: { id: tournamentId, stage: number }, body: { revision, unitId, reason: REASON } },
      `${name} vuelve a jugar`,
    );
  return (
    <Fold summary={`Quién no vino (${replacements.length})`}>
      <ul aria-label="Quién no vino" className="grid gap-2">
        {replacements.map(({ left, came }) => (
          <li
            key={left.id}
            className="flex items-center justify-between gap-2 rounded-md border border-line bg-coal px-3 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{entrantName(left)}</span>
              <span className="block text-sm text-mist">
                {came === null ? 'Nadie quedaba para su lugar.' : `Entró ${nameOf(came)}.`}
              </span>
            </span>
            <Button
              variant="ghost"
              busy={takeBack.isPending}
              aria-label={`Devolver el lugar a ${entrantName(left)}`}
              onClick={() => undo(left.id, entrantName(left))}
            >
              Deshacer
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
