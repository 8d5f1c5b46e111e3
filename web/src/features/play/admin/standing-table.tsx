import { decidedText } from '@copa/domain/play/board/words';
import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import type { StandingsRow } from '@copa/domain/play/standings';
import { FIGURE_WORDS } from '@copa/domain/play/words/figures';
import { numberText } from '@copa/domain/words/counted';
import { Icon } from '../../../components/icon.tsx';
import { Spoken } from '../../../components/page/spoken.tsx';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/standing.ts';

interface StandingTableProps {
  readonly label: string;
  readonly rows: readonly StandingsRow[];
  readonly nameOf: (unitId: string) => string;
  readonly before?: ReadonlyMap<string, number | null>;
  readonly passing?: ReadonlySet<string>;
  readonly tied?: ReadonlySet<string>;
  readonly champion?: string | null;
}

/** With a large font, a phone has room only for the rank, the name and the points. */
const DETAIL = '@max-[14rem]:hidden';

const FIGURES = MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].name);

const HEADS: readonly (readonly [className: string, short: string, name?: string])[] = [
  ['w-9', '#', words.place],
  ['', words.name],
  [`w-9 text-right ${DETAIL}`, words.booyahsShort, words.booyahs],
  ...FIGURES.map((name) => [`w-11 text-right ${DETAIL}`, name, name] as const),
  ['w-12 text-right', words.pointsShort, words.points],
];

export function StandingTable(props: StandingTableProps) {
  const { label, rows, nameOf, before, passing, tied, champion = null } = props;
  return (
    <div className="@container">
      <table className="w-full text-left leading-tight">
        <caption className="sr-only">{label}</caption>
        <thead className="text-xs text-dim">
          <tr>
            {HEADS.map(([className, short, name]) => (
              <th key={short} scope="col" className={cx('py-1 font-semibold', className)}>
                {name === undefined ? short : <Spoken shown={short} said={name} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, rank, points, booyahs, isOnPoint, decided, scored, ...figures }) => (
            <tr
              key={id}
              className={cx(
                'border-t border-line',
                passing?.has(id) && 'bg-success/10',
                tied?.has(id) && 'bg-warning/12',
              )}
            >
              <td className="py-1.5 pl-1 font-semibold text-mist">
                {rank ?? '–'}
                <Movement rank={rank} was={before?.get(id)} />
              </td>
              <th scope="row" className="py-1.5 pr-1 font-semibold wrap-anywhere">
                {nameOf(id)}
                {champion === id && <Mark tone="text-gold">{words.champion}</Mark>}
                {isOnPoint && <Mark tone="text-ember">{words.onTheVerge}</Mark>}
                {passing?.has(id) && <Mark tone="text-success">{words.passes}</Mark>}
                {tied?.has(id) && <Mark tone="text-warning">{words.tie}</Mark>}
                {rank === null && <Mark tone="text-danger">{words.disqualified}</Mark>}
                {decided !== null && scored.length > 0 && (
                  <span className="block text-xs font-normal text-dim">{decidedText(decided)}</span>
                )}
              </th>
              <td className={cx(DETAIL, 'py-1.5 text-right text-mist tabular-nums')}>{booyahs}</td>
              {MATCH_FIGURES.map((figure) => (
                <td key={figure} className={cx(DETAIL, 'py-1.5 text-right text-mist tabular-nums')}>
                  {figures[figure]}
                </td>
              ))}
              <td className="py-1.5 pr-1 text-right font-semibold tabular-nums">{numberText(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ tone, children }: { tone: string; children: string }) {
  return <span className={cx('ml-1.5 text-xs font-semibold whitespace-nowrap', tone)}>{children}</span>;
}

function Movement({ rank, was }: { rank: number | null; was: number | null | undefined }) {
  if (rank === null || was === null || was === undefined || was === rank) return null;
  const isUp = rank < was;
  return (
    <span className={cx('ml-0.5 inline-flex align-middle', isUp ? 'text-success' : 'text-danger')}>
      <span className="sr-only">{isUp ? words.up(was - rank) : words.down(rank - was)}</span>
      <Icon name="chevron" className={cx('size-3.5', isUp && 'turned')} />
    </span>
  );
}
