import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { SeasonList } from './season-list.tsx';
import { SeasonPage } from './season-page.tsx';

/** The list, or the one season that the address names. */
export const SeasonsScreen = inLiveArea(function SeasonsScreen({ id }: { readonly id: string }) {
  return id === '' ? <SeasonList /> : <SeasonPage id={id} />;
});
