import { toggleQuestion } from '@copa/domain/questions/endpoints';
import type { Question } from '@copa/domain/questions/question';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { DragRow } from '../../../components/admin/drag-grip.tsx';
import { ReorderHandle } from '../../../components/admin/reorder-handle.tsx';
import { RowAction } from '../../../components/admin/row-action.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/admin.ts';

interface QuestionRowProps {
  readonly question: Question;
  readonly index: number;
  readonly count: number;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly over: boolean;
  readonly onOver: (row: number | null) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: () => void;
}

export function QuestionRow({
  question,
  index,
  count,
  selected,
  onSelect,
  over,
  onOver,
  onMove,
  onEdit,
}: QuestionRowProps) {
  const toggle = useAct(toggleQuestion);
  const { id, text, type, required, active, options } = question;
  return (
    <DragRow index={index} over={over}>
      <Card className="flex gap-2 p-[12px] sm:p-4">
        <ReorderHandle
          label={text}
          index={index}
          count={count}
          onOver={onOver}
          onMove={(to) => onMove(index, to)}
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 gap-2 sm:flex-1 sm:basis-72">
            <label className="flex min-h-11 items-start gap-3 pt-2">
              <input
                type="checkbox"
                checked={selected}
                aria-label={words.chooseNamed(text)}
                className="mt-0.5 size-5 shrink-0"
                onChange={(event) => onSelect(event.target.checked)}
              />
              <span className="min-w-0 font-semibold">{text}</span>
            </label>
            <div className="flex flex-wrap gap-2">
              <Badge tone={active ? 'success' : 'neutral'}>{active ? words.active : words.inactive}</Badge>
              <Badge>{FIELD_TYPE_LABELS[type]}</Badge>
              {required && <Badge tone="warning">{words.fieldLabels.required}</Badge>}
            </div>
            {options.length > 0 && <p className="text-sm text-mist">{options.join(' · ')}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" aria-label={words.editNamed(text)} onClick={onEdit}>
              {words.edit}
            </Button>
            <RowAction busy={toggle.isPending} of={text} onClick={() => toggle.act({ params: { id } })}>
              {active ? words.deactivate : words.activate}
            </RowAction>
          </div>
        </div>
      </Card>
    </DragRow>
  );
}
