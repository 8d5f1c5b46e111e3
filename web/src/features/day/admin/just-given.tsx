import { takePlaceBack } from '@copa/domain/day/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/admin.ts';
import { UnitLine } from './confirmations/unit-line.tsx';
import { unitTitle } from './unit-words.ts';

/** Units that an organiser gave a place, as long as nobody told them and the place can be taken back. */
export function JustGiven({ units }: { readonly units: readonly Registration[] }) {
  const { act, isPending, variables } = useAct(takePlaceBack);
  if (units.length === 0) return null;
  return (
    <ul aria-label={words.justGiven} className="grid gap-2">
      {units.map((unit) => (
        <UnitLine
          key={unit.id}
          unit={unit}
          detail={words.notToldYet}
          actions={
            <Button
              variant="secondary"
              aria-label={words.takeBackPlaceOf(unitTitle(unit))}
              busy={isPending && variables?.params?.id === unit.id}
              onClick={() =>
                act({ params: { id: unit.id } }, ({ place }) => words.placeTakenBack(unitTitle(unit), place))
              }
            >
              {words.takeBack}
            </Button>
          }
        />
      ))}
    </ul>
  );
}
