import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/statistics.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly (string | number)[] }[];
}

export function DataTable({ caption, columns, rows }: DataTableProps) {
  const many = columns.length > 3;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm font-semibold text-mist hover:text-ink">
        <Icon name="chevron" className="size-5 transition-transform group-open:turned" />
        <span>
          {words.asTable}
          <span className="sr-only">: {caption}</span>
        </span>
      </summary>
      <div>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cx(
                    'border-b border-line py-2 align-bottom font-semibold',
                    index === 0 ? 'text-left' : 'pl-3 text-right',
                  )}
                >
                  <span className={cx(index > 0 && many && 'max-sm:[writing-mode:vertical-rl]')}>
                    {column}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row" className="border-b border-line/50 py-2 text-left font-normal">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="border-b border-line/50 py-2 pl-3 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
