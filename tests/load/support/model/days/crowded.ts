import { closingWhileCorrected, coming, confirmingEntry } from '../acts/crowd-acts.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** More units than several pages of a closing, some of whom confirm, and three who wait. */
function closingOf(units: number, page: number, corrected: number): readonly Wave[] {
  return [
    FORM,
    opening(2, { maxPlayers: units }),
    wave([coming(upTo(units + 3))], 3),
    // The entry opens, closes, and its review is over.
    { passes: 'until something ends', acts: [confirmingEntry([2, 5, 8])] },
    { passes: 'until something ends', acts: [] },
    { passes: 'until something ends', acts: [closingWhileCorrected(page, corrected)], waiting: 0 },
  ];
}

/** Units change while the page that they are on is settled: the window closes when the last of them is settled, too. */
export const CROWDED: Readonly<Record<string, readonly Wave[]>> = {
  'of 8 units, one of which changes on the first page': closingOf(8, 1, 1),
  'of 18 units, one of which changes on the third page': closingOf(18, 3, 12),
};
