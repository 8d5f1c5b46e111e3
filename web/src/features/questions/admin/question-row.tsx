import { updateQuestion } from '@copa/domain/questions/endpoints';
import type { Question } from '@copa/domain/questions/question';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { ReorderHandle } from '../../../components/admin/ordering/reorder-handle.tsx';
import { Row } from '../../../components/admin/rows.tsx';
import { StateText } from '../../../components/admin/state-text.tsx';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/admin.ts';

export type ListMode = 'open' | 'order' | 'choose';

export interface QuestionRowProps {
  readonly question: Question;
  readonly mode: ListMode;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly isOver: boolean;
  readonly onOver: (row: number | null) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onOpen: () => void;
}

export function QuestionRow(props: QuestionRowProps) {
  const { question, mode, index, isOpen, isChosen, onChoose, isOver, onOpen } = props;
  const { text, type, required, active, options } = question;
  const facts = [
    FIELD_TYPE_LABELS[type],
    ...(required ? [words.fieldLabels.required] : []),
    ...(options.length > 0 ? [options.join(', ')] : []),
  ];
  return (
    <Row
      title={text}
      wraps
      target={mode === 'choose' ? () => onChoose(!isChosen) : onOpen}
      heading="h2"
      isOpen={isOpen}
      place={{ index, isOver }}
      lead={
        mode === 'choose' && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={words.chooseNamed(text)}
            className="block size-5"
            onChange={(event) => onChoose(event.target.checked)}
          />
        )
      }
      action={mode === 'choose' ? <></> : <RowAct {...props} />}
    >
      <p className="flex min-w-0 gap-x-3 text-sm">
        {!active && <StateText look="text-warning shrink-0">{words.inactive}</StateText>}
        <span className="truncate text-mist">{facts.join(' · ')}</span>
      </p>
    </Row>
  );
}

function RowAct({ question, mode, index, count, onOver, onMove }: QuestionRowProps) {
  const update = useAct(updateQuestion);
  const { id, text, active } = question;
  if (mode === 'order') {
    return (
      <ReorderHandle
        isInLine
        label={text}
        index={index}
        count={count}
        onOver={onOver}
        onMove={(to) => onMove(index, to)}
      />
    );
  }
  return (
    <Button
      variant="secondary"
      className="px-3! text-sm!"
      aria-label={words.switchNamed(active, text)}
      busy={update.isPending}
      onClick={() => update.act({ params: { id }, body: { active: !active } })}
    >
      {active ? words.deactivate : words.activate}
    </Button>
  );
}
