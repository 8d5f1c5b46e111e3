import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { SeasonList } from './season-list.tsx';
import { SeasonPage } from './season-page.tsx';

export const SeasonsScreen = inLiveArea(function SeasonsScreen({ id }: { readonly id: string }) {
  return id === '' ? <SeasonList /> : <SeasonPage id={id} />;
});
