import type { HeadlineAction } from '@copa/domain/day/headline';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import * as words from '../../words/ticket.ts';

export type Tap = 'ready' | WindowKind;

export function tapOf(action: HeadlineAction | null): Tap | null {
  if (action === null) return null;
  return action.does === 'ready' ? 'ready' : action.window;
}

export function labelOf(action: HeadlineAction | null): string {
  if (action?.does === 'ready') return words.ready;
  return action?.isLate === true ? words.stillComing : words.confirm;
}
