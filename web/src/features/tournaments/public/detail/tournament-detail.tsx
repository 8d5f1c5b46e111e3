import { shortDate } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import { type TournamentFacts, tournamentFacts } from '@copa/domain/tournaments/facts';
import { hasPrizes, parsePrizePool } from '@copa/domain/tournaments/prizes';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import {
  type DetailState,
  detailState,
  entryFeeShown,
  isInPlay,
  spotsLeft,
} from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { formatLabel, gameModeLabel, modalityLabel } from '../../tournament-words.ts';
import { Places } from '../places.tsx';
import { TournamentImage } from '../tournament-image.tsx';
import { TournamentResults } from '../tournament-results.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { PrizeList } from './prize-list.tsx';
import { Cancelled, Moved } from './tournament-changes.tsx';
import { TournamentFigures } from './tournament-figures.tsx';
import { Row, TournamentTimes } from './tournament-times.tsx';

const STATES = {
  open: { tone: 'success', text: 'Inscripciones Abiertas' },
  waiting: { tone: 'warning', text: 'Lista de Espera' },
  'Torneo Completo': { tone: 'danger', text: 'Torneo Completo' },
  'Inscripciones Cerradas': { tone: 'neutral', text: 'Inscripciones Cerradas' },
  Próximamente: { tone: 'neutral', text: 'Próximamente' },
  Cancelado: { tone: 'danger', text: 'Cancelado' },
} as const satisfies Record<DetailState, { tone: string; text: string }>;

type TournamentDetailProps = {
  /** Notes above the registration. */
  readonly before?: ReactNode;
  /** Acts of this device in the tournament. */
  readonly own?: ReactNode;
} & (
  | { readonly tournament: Tournament }
  /** As the page's HTML has it, and the first render over it. */
  | { readonly tournament: null; readonly facts: TournamentFacts; readonly changes?: ReactNode }
);

/**
 * The deciding facts come first, on a phone before prizes and rules: when, how many places, whether one can
 * still join. What the HTML has stays in place when the rest joins it.
 */
export function TournamentDetail(props: TournamentDetailProps) {
  const { tournament, before, own } = props;
  const now = useNow();
  const facts = tournament === null ? props.facts : tournamentFacts(tournament);
  const live = tournament && { tournament, state: detailState(tournament, now) };
  return (
    <article className="wrap detail pb-28 lg:pb-16">
      <div className="detail-head">
        <PageHeader
          eyebrow={facts.when}
          title={facts.name}
          actions={
            live ? (
              <>
                <Badge tone={STATES[live.state].tone}>{STATES[live.state].text}</Badge>
                {isInPlay(live.tournament, now) && <Badge tone="info">En juego</Badge>}
              </>
            ) : (
              <Skeleton className="h-7 w-40 rounded-full" />
            )
          }
        />
        <TournamentFigures prize={facts.prize} places={facts.places} fee={facts.fee} />
        {(tournament === null && props.changes) || (
          <>
            {facts.cancelled !== '' && <Cancelled>{facts.cancelled}</Cancelled>}
            {facts.moved !== '' && <Moved>{facts.moved}</Moved>}
          </>
        )}
        <p className="intro empty:hidden">{facts.description}</p>
      </div>
      <Card className="detail-aside">
        <TournamentTimes facts={facts} tournament={tournament} />
        <Places
          players={facts.players}
          taken={facts.taken}
          places={facts.places}
          left={live?.state === 'open' ? spotsLeft(live.tournament) : null}
        />
        {live && <Joining {...live} before={before} own={own} />}
      </Card>
      {live && <Rest {...live} />}
    </article>
  );
}

interface LiveProps {
  readonly tournament: Tournament;
  readonly state: DetailState;
}

function Rest({ tournament, state }: LiveProps) {
  return (
    <>
      <div className="detail-rest grid gap-6">
        <TournamentImage tournament={tournament} className="cut" />
        {tournament.results.length > 0 && (
          <Card className="grid gap-4">
            <h2 className="text-2xl uppercase">Resultados</h2>
            <TournamentResults tournament={tournament} />
          </Card>
        )}
        <Prizes tournament={tournament} />
        <Rules tournament={tournament} />
      </div>
      <Share tournament={tournament} open={state === 'open'} />
    </>
  );
}

interface JoiningProps extends LiveProps {
  readonly before: ReactNode;
  readonly own: ReactNode;
}

function Joining({ tournament, state, before, own }: JoiningProps) {
  return (
    <>
      {tournament.stage > 0 && (
        <LinkButton to={paths.board.to(tournament.id)} block variant="secondary" icon="trophy">
          Tabla de posiciones
        </LinkButton>
      )}
      {before}
      <RegisterButton tournament={tournament} state={state} />
      {own}
      <dl className="grid gap-4 border-t border-line pt-5">
        <Row icon={tournament.modality} term="Modalidad">
          {`${modalityLabel(tournament.modality)} · ${gameModeLabel(tournament.gameMode)}`}
        </Row>
        <Row icon="fire" term="Formato">
          {formatLabel(tournament.format)}
        </Row>
        {tournament.mapSelection !== '' && (
          <Row icon="map" term="Mapa">
            {tournament.mapSelection}
          </Row>
        )}
      </dl>
    </>
  );
}

/** Sticks to the thumb on a phone, stands in the column elsewhere. */
function RegisterButton({ tournament, state }: LiveProps) {
  if (state !== 'open' && state !== 'waiting') {
    return (
      <Button disabled block size="lg" variant="secondary">
        {state}
      </Button>
    );
  }
  return (
    <div
      data-bottom-bar
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-coal max-lg:px-4 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <LinkButton to={paths.registerQuery.to(tournament.id)} block size="lg" iconAfter="arrow-right">
        {state === 'open' ? 'Inscribirme' : 'Entrar en lista de espera'}
      </LinkButton>
    </div>
  );
}

function Prizes({ tournament }: { tournament: Tournament }) {
  const prizes = parsePrizePool(tournament.prizePool);
  const places = [
    { place: '1er lugar', prize: prizes.first },
    { place: '2do lugar', prize: prizes.second },
    { place: '3er lugar', prize: prizes.third },
  ].flatMap(({ place, prize }) => (prize === null ? [] : [{ place, prize }]));
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl uppercase">Premios</h2>
      {hasPrizes(prizes) ? (
        <PrizeList prizes={places} />
      ) : (
        <p className="text-mist">{tournament.prize === '' ? 'Por confirmar.' : tournament.prize}</p>
      )}
    </Card>
  );
}

function Rules({ tournament }: { tournament: Tournament }) {
  const rules = rulesLines(tournament.rules);
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl uppercase">Reglas</h2>
      {rules.length === 0 ? (
        <p className="text-mist">Las reglas se publicarán próximamente.</p>
      ) : (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-gold">
          {rules.map((rule, index) => (
            <li key={`${index} ${rule}`} className="pl-1 text-mist">
              {rule}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function invitation(tournament: Tournament, open: boolean): string {
  if (!open) return '';
  return entryFeeShown(tournament) === null ? ' ¡Inscríbete gratis!' : ' ¡Inscríbete!';
}

function Share({ tournament, open }: { tournament: Tournament; open: boolean }) {
  const url = new URL(paths.tournament.to(tournament.id), location.origin).href;
  return (
    <Card className="detail-share grid gap-4">
      <h2 className="text-xl uppercase">Invita a tu gente</h2>
      <ShareButtons
        url={url}
        title={tournament.name}
        text={`${tournament.name}: ${startText(tournament, shortDate)}.${invitation(tournament, open)}`}
      />
      <CalendarButton tournament={tournament} variant="ghost" />
    </Card>
  );
}
