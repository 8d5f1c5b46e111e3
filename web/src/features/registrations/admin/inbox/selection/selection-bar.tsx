import type { Registration } from '@copa/domain/registrations/registration';
import { Button, IconButton } from '../../../../../components/button.tsx';
import * as words from '../../../words/inbox.ts';
import { ofKind } from '../../decisions/bulk-kind.ts';
import type { InboxList } from '../use-inbox-list.ts';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selected: ReturnType<typeof useSelection>;
  readonly list: Pick<InboxList, 'matching' | 'total'> & {
    readonly live: Pick<InboxList['live'], 'hasMore'>;
  };
  readonly onBulk: (to: 'approved' | 'rejected') => void;
}

interface ChooseAllProps extends Pick<SelectionBarProps, 'selected'> {
  readonly shown: readonly Registration[];
}

export function ChooseAll({ selected, shown }: ChooseAllProps) {
  const { chosen, choose, clear } = selected;
  const isAllShown = shown.length > 0 && isExactly(chosen, shown);
  return (
    <label className="my-1 grid h-11 w-[44px] shrink-0 place-items-center rounded-md hover:bg-smoke">
      <input
        type="checkbox"
        aria-label={words.chooseAll}
        title={words.chooseAll}
        checked={isAllShown}
        disabled={shown.length === 0}
        className="size-5"
        onChange={() => (isAllShown ? clear() : choose(shown))}
      />
    </label>
  );
}

export function SelectionBar({ selected, list, onBulk }: SelectionBarProps) {
  const { chosen, ranging, setRanging, choose, clear } = selected;
  const { matching: shown, total, live } = list;
  if (chosen.length === 0) return null;
  const isAllShown = isExactly(chosen, shown);
  const canApprove = ofKind('pending', chosen, 'approved').length > 0;
  const undecided = ofKind('pending', chosen, 'rejected');
  const canReject = undecided.length > 0;
  const hiddenCount = undecided.length - countChosenAmong(shown, undecided);
  return (
    <fieldset
      aria-label={words.chosenTitle}
      className="late-touch surface grid max-h-[45dvh] gap-2 overflow-y-auto p-[12px] shadow-card @container"
    >
      <div className="flex flex-wrap items-center justify-end gap-0.5">
        <output className="mr-auto font-semibold whitespace-nowrap">
          {words.chosen(chosen.length)}
          {isAllShown && live.hasMore && words.ofAll(shown.length, total)}
        </output>
        {shown.length > 0 && !isAllShown && (
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
      {hiddenCount > 0 && <output className="text-sm text-warning">{words.chosenHidden(hiddenCount)}</output>}
      {!canApprove && (
        <output className="text-sm text-mist">
          {canReject ? words.noneApprovable : words.noneDecidable}
        </output>
      )}
      {ranging && <output className="text-sm text-mist">{words.rangeHint}</output>}
      <div className="flex flex-wrap gap-[8px] *:flex-auto @max-[16rem]:*:px-[4px]">
        <Button disabled={!canApprove} onClick={() => onBulk('approved')}>
          {words.approve}
        </Button>
        <Button variant="danger" disabled={!canReject} onClick={() => onBulk('rejected')}>
          {words.reject}
        </Button>
      </div>
    </fieldset>
  );
}

function countChosenAmong(shown: readonly Registration[], chosen: readonly Registration[]): number {
  const ids = new Set(chosen.map(({ id }) => id));
  return shown.filter(({ id }) => ids.has(id)).length;
}

function isExactly(chosen: readonly Registration[], shown: readonly Registration[]): boolean {
  return chosen.length === shown.length && countChosenAmong(shown, chosen) === shown.length;
}
