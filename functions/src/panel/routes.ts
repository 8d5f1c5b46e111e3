import { getStats } from '@copa/domain/panel/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { createStats } from './stats.ts';

export function panelRoutes(dependencies: Dependencies): readonly Route[] {
  return [route(getStats, createStats(dependencies))];
}
