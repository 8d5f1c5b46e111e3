import { MatchIdSchema } from '@copa/domain/play/match';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import * as z from 'zod/mini';
import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import { MatchScreen } from '../../../features/play/admin/match/match-screen.tsx';
import { NotFound } from '../not-found.tsx';

const AbsentWithKills = awaitedPart(() => import('../../../features/day/admin/room/absent-with-kills.tsx'));

export function MatchPage({ id, rest, onMissing }: { id: string; rest: string; onMissing: () => void }) {
  const [, number = '', name = '', ...more] = rest.split('/');
  const stage = z.safeParse(StageNumberSchema, Number(number));
  const match = z.safeParse(MatchIdSchema, name);
  if (!stage.success || !match.success || more.length > 0) return <NotFound />;
  return (
    <MatchScreen
      key={rest}
      id={id}
      stage={stage.data}
      match={match.data}
      againstRoll={(played) => <AbsentWithKills {...played} />}
      onMissing={onMissing}
    />
  );
}
