import { cx } from '../../../../lib/cx.ts';

interface TournamentFiguresProps {
  readonly prize: string;
  readonly places: string;
  readonly fee: string;
}

/** The deciding figures as on a scoreboard: prize, places, price. */
export function TournamentFigures({ prize, places, fee }: TournamentFiguresProps) {
  return (
    <dl className="scoreboard">
      <Fact term="Premio" value={prize} prominent />
      <Fact term="Cupos" value={places} />
      <Fact term="Inscripción" value={fee} />
    </dl>
  );
}

function Fact({ term, value, prominent = false }: { term: string; value: string; prominent?: boolean }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-dim">{term}</dt>
      <dd className="font-display text-xl leading-none font-extrabold italic">
        <span className={cx('line-clamp-3', prominent && 'fire-text')}>{value}</span>
      </dd>
    </div>
  );
}
