import type { Registration } from '@copa/domain/registrations/registration';
import { Button, IconButton } from '../../../../components/button.tsx';
import * as words from '../../words/inbox.ts';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selected: ReturnType<typeof useSelection>;
  readonly shown: readonly Registration[];
  readonly onBulk: (to: 'approved' | 'rejected') => void;
}

export function ChooseAll({ selected, shown }: Pick<SelectionBarProps, 'selected' | 'shown'>) {
  const { selection, choose, clear } = selected;
  const isWhole = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  return (
    <label className="my-1 grid h-11 w-[44px] shrink-0 place-items-center rounded-md hover:bg-smoke">
      <input
        type="checkbox"
        aria-label={words.chooseAll}
        title={words.chooseAll}
        checked={isWhole}
        disabled={shown.length === 0}
        className="size-5"
        onChange={() => (isWhole ? clear() : choose(shown))}
      />
    </label>
  );
}

export function SelectionBar({ selected, shown, onBulk }: SelectionBarProps) {
  const { chosen, ranging, setRanging, choose, clear } = selected;
  if (chosen.length === 0) return null;
  return (
    <fieldset
      aria-label={words.chosenTitle}
      className="surface grid max-h-[45dvh] gap-2 overflow-y-auto p-[12px] shadow-card @container"
    >
      <div className="flex flex-wrap items-center justify-end gap-0.5">
        <output className="mr-auto font-semibold whitespace-nowrap">{words.chosen(chosen.length)}</output>
        {chosen.length < shown.length && (
          <Button
            variant="ghost"
            className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
            onClick={() => choose(shown)}
          >
            {words.chooseEvery(shown.length)}
          </Button>
        )}
        <Button
          variant={ranging ? 'secondary' : 'ghost'}
          className="px-1.5! @max-[16rem]:order-1 @max-[16rem]:px-[4px]!"
          aria-pressed={ranging}
          onClick={() => setRanging(!ranging)}
        >
          {words.range}
        </Button>
        <IconButton icon="close" label={words.clearChoice} onClick={clear} />
      </div>
      {ranging && <output className="text-sm text-mist">{words.rangeHint}</output>}
      <div className="flex flex-wrap gap-[8px] *:flex-auto @max-[16rem]:*:px-[4px]">
        <Button onClick={() => onBulk('approved')}>{words.approve}</Button>
        <Button variant="danger" onClick={() => onBulk('rejected')}>
          {words.reject}
        </Button>
      </div>
    </fieldset>
  );
}
