import { pageSlot } from '@copa/domain/page-template';
import type { LinkPageSlot } from '@copa/domain/tournaments/link-page';
import { Card } from '../../../../components/card.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { Times } from './tournament-times.tsx';

const slot = pageSlot<LinkPageSlot>;

/** A tournament before JavaScript runs, laid out as its screen will be. The API fills the slots. */
export function TournamentPreview() {
  return (
    <article className="wrap detail pb-28 lg:pb-16">
      <div className="detail-head">
        <PageHeader
          eyebrow={slot('when')}
          title={slot('name')}
          actions={<Skeleton className="h-7 w-40 rounded-full" />}
        />
        <TournamentFacts prize={slot('prize')} places={slot('places')} fee={slot('fee')} />
        <p className="intro">{slot('description')}</p>
      </div>
      <Card className="detail-aside">
        <Times date={slot('date')} time={slot('time')} deadline={slot('deadline')} />
        <div className="grid gap-2">
          <p className="text-sm font-semibold text-ink">{slot('players')} inscritos</p>
          <progress aria-label="Cupos ocupados" className="bar" value={slot('taken')} max={slot('places')} />
        </div>
      </Card>
    </article>
  );
}
