import { counted } from '../../../lib/counted.ts';

export const cutTie = (lobby: string | null, units: string, places: number) => (
  <>
    <strong className="text-warning">Empate en el corte</strong>
    {` ${lobby === null ? 'de la tabla' : `del ${lobby}`}: ${units} van por ${counted(places, 'lugar', 'lugares')}.`}
  </>
);
export const podiumTie = (units: string) => (
  <>
    <strong className="text-warning">Empate en el podio</strong>
    {`: ${units} están iguales en todo.`}
  </>
);
