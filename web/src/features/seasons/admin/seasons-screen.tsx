import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { SeasonList } from './season-list.tsx';
import { SeasonPage } from './season-page.tsx';

/** The list of seasons, or the season in the address. */
export const SeasonsScreen = inLiveArea(function SeasonsScreen({ id }: { readonly id: string }) {
  return id === '' ? <SeasonList /> : <SeasonPage id={id} />;
});
