import type { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import type * as z from 'zod/mini';

export type InboxTournament = z.output<
  (typeof listTournamentsWithRegistrations)['data']
>['tournaments'][number];
