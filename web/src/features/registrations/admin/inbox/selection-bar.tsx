import { Button, IconButton } from '../../../../components/button.tsx';
import * as words from '../../words/inbox.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly shown: number;
  readonly ranging: boolean;
  readonly onRanging: (ranging: boolean) => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { count, shown, ranging, onRanging } = props;
  if (count === 0) return null;
  return (
    <fieldset aria-label={words.chosenTitle} className="surface grid gap-2 p-[12px] shadow-card @container">
      <div className="flex flex-wrap items-center justify-end gap-0.5">
        <output className="mr-auto font-semibold whitespace-nowrap">{words.chosen(count)}</output>
        {count < shown && (
          <Button
            variant="ghost"
            className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
            onClick={props.onAll}
          >
            {words.chooseEvery(shown)}
          </Button>
        )}
        <Button
          variant={ranging ? 'secondary' : 'ghost'}
          className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
          aria-pressed={ranging}
          onClick={() => onRanging(!ranging)}
        >
          {words.range}
        </Button>
        <IconButton icon="close" label={words.clearChoice} onClick={props.onClear} />
      </div>
      {ranging && <output className="text-sm text-mist">{words.rangeHint}</output>}
      <div className="flex flex-wrap gap-[8px] *:flex-auto @max-[16rem]:*:px-[4px]">
        <Button onClick={props.onApprove}>{words.approve}</Button>
        <Button variant="danger" onClick={props.onReject}>
          {words.reject}
        </Button>
      </div>
    </fieldset>
  );
}
