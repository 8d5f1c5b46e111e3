import type { ReactNode, Ref } from 'react';
import * as words from '../words/board.ts';

export type Head = readonly [className: string, text: ReactNode];

export const RANK_HEAD: Head = [
  'board-place',
  <>
    <span aria-hidden="true">#</span>
    <span className="sr-only">{words.place}</span>
  </>,
];
export const NAME_HEAD: Head = ['text-left', words.name];

interface BoardFrameProps {
  readonly caption: string;
  readonly heads: readonly Head[];
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLTableElement>;
}

export function BoardFrame({ caption, heads, children, ref }: BoardFrameProps) {
  return (
    <table className="board" ref={ref}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map(([className, text], index) => (
            <th key={index} scope="col" className={className}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const OwnBadge = () => <strong className="board-badge">{words.you}</strong>;
