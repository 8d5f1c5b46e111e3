interface PlacesProps {
  /** "12/48" */
  readonly players: string;
  readonly taken: number | string;
  readonly places: number | string;
  /** Null where nobody can take a place any more, or nobody knows yet. */
  readonly left: number | null;
}

/** Taken places in words and as a bar. */
export function Places({ players, taken, places, left }: PlacesProps) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold text-ink">{players} inscritos</span>
        {left !== null && (
          <span className="text-mist">{left === 1 ? 'Queda 1 cupo' : `Quedan ${left} cupos`}</span>
        )}
      </p>
      <progress aria-label="Cupos ocupados" className="bar" value={taken} max={places} />
    </div>
  );
}
