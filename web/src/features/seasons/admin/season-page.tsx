import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { exportSeason } from '@copa/domain/seasons/endpoints';
import { seasonDay } from '@copa/domain/seasons/page';
import { type Season, SeasonSchema } from '@copa/domain/seasons/season';
import { daysText } from '@copa/domain/seasons/words/board';
import { ownStart } from '@copa/domain/tournaments/date';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { Row, RowNote, Rows } from '../../../components/admin/rows.tsx';
import { TextShare } from '../../../components/admin/sharing/text-share.tsx';
import { ShownTogether } from '../../../components/admin/shown-together.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { CopyButton } from '../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import * as stream from '../../../components/words/tournament-links.ts';
import { tournamentPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { useCsvExport } from '../../../lib/admin/use-csv-export.ts';
import { useDocumentsAt } from '../../../lib/live/use-documents-at.ts';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { AddTournament } from './add-tournament.tsx';
import { RulesText } from './new-season-editor.tsx';
import { DeleteDialog, StateDialog, TakeOutDialog } from './season-dialogs.tsx';
import { SeasonEditor } from './season-editor.tsx';
import { SeasonState } from './season-list.tsx';

export function SeasonPage({ id }: { readonly id: string }) {
  const {
    document: season,
    status,
    isOld,
  } = useLiveDocument(`seasons/${encodeURIComponent(id)}`, SeasonSchema);
  const navigate = useNavigate();
  const [last, setLast] = useState(season);
  if (season !== null && season !== last) setLast(season);
  const [isEditing, setIsEditing] = useState(false);
  const shown = season ?? (isEditing ? last : null);
  if (shown !== null) {
    const isGone = season === null && status === 'live';
    return <Shown season={shown} {...{ isOld, isGone, isEditing, setIsEditing }} />;
  }
  if (status === 'loading') return <PageSkeleton label={words.loadingSeason} />;
  if (status === 'live') {
    return <MissingDocument title={words.missing} onClose={() => void navigate(paths.admin.seasons.to())} />;
  }
  return (
    <EmptyState heading="h1" illustration="signal" title={words.offline}>
      {words.offlineText}
    </EmptyState>
  );
}

type Asked = 'state' | 'remove';

interface ShownProps {
  readonly season: Season;
  readonly isOld: boolean;
  readonly isGone: boolean;
  readonly isEditing: boolean;
  readonly setIsEditing: (isEditing: boolean) => void;
}

function Shown({ season, isOld, isGone, isEditing, setIsEditing }: ShownProps) {
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const members = useMembers(season);
  const { name, firstDay, lastDay, state, erasedAt } = season;
  const canChange = erasedAt === null;
  const hasEnded = members.some(({ endedAt }) => endedAt !== null);
  const close = () => setAsked(null);
  return (
    <div className="wrap pb-16">
      <div className="grid max-w-3xl gap-5">
        <header className="grid gap-1 pt-4">
          <LinkButton
            variant="ghost"
            icon="arrow-left"
            className="-ml-[min(1rem,5vw)] w-fit"
            to={paths.admin.seasons.to()}
          >
            {words.allSeasons}
          </LinkButton>
          <h1 tabIndex={-1} className="text-2xl text-ink uppercase wrap-anywhere">
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-mist">
            <SeasonState state={state} />
            {daysText(seasonDay(firstDay, now), seasonDay(lastDay, now))}
          </p>
          <p className="text-warning empty:hidden">{erasedAt !== null && words.isErased}</p>
          <p className="text-warning empty:hidden">{isOld && words.isOld}</p>
        </header>
        <ShownTogether loading={words.loadingSeason}>
          <PublicPage season={season} />
          <SeasonTournaments season={season} members={members} canChange={canChange && state === 'open'} />
          <AdminSection title={words.rules}>
            <RulesText rules={season.rules} />
            {canChange && (
              <Button variant="secondary" className="w-fit" onClick={() => setIsEditing(true)}>
                {words.edit}
              </Button>
            )}
          </AdminSection>
          <Rest season={season} canChange={canChange} onAsk={setAsked} />
        </ShownTogether>
      </div>
      {isEditing && <SeasonEditor {...{ season, hasEnded, isGone }} onClose={() => setIsEditing(false)} />}
      {asked === 'state' && <StateDialog season={season} onClose={close} />}
      {asked === 'remove' && <DeleteDialog season={season} onClose={close} />}
    </div>
  );
}

function PublicPage({ season: { id, name } }: { readonly season: Season }) {
  const path = paths.season.to(id);
  return (
    <AdminSection title={words.publicPage}>
      <p className="text-sm text-mist">{words.publicPageText}</p>
      <LinkButton variant="secondary" icon="link" className="w-fit" to={path}>
        {words.openPage}
      </LinkButton>
      <TextShare url={new URL(path, location.origin).href} title={name} text={words.shareText(name)}>
        <CopyButton
          value={new URL(`/overlay/temporada/${encodeURIComponent(id)}`, location.origin).href}
          label={stream.copyOverlay}
        />
        <p className="basis-full text-sm text-dim">{stream.overlaySize}</p>
      </TextShare>
    </AdminSection>
  );
}

function useMembers({ tournamentIds }: Season): readonly Tournament[] {
  const stored = useDocumentsAt(tournamentIds.map((id) => `tournaments/${id}`).toSorted(), TournamentSchema);
  return [...stored.values()].toSorted((one, other) => Number(other.date) - Number(one.date));
}

interface RestProps {
  readonly season: Season;
  readonly canChange: boolean;
  readonly onAsk: (asked: Asked) => void;
}

function Rest({ season: { id, state }, canChange, onAsk }: RestProps) {
  const { rows, run } = useCsvExport(exportSeason, words.downloaded);
  const save = () => {
    if (rows === null) run({ params: { id } }, `temporada-${id}.csv`);
  };
  const isOpen = state === 'open';
  return (
    <section className="grid gap-2">
      <h2 className="eyebrow font-sans not-italic">{words.rest}</h2>
      <Rows label={words.rest}>
        {canChange && (
          <Row title={words.csv} target={save}>
            <RowNote>{rows === null ? words.csvText : words.downloading(rows)}</RowNote>
          </Row>
        )}
        {canChange && (
          <Row title={isOpen ? words.close : words.reopen} target={() => onAsk('state')}>
            <RowNote>{isOpen ? words.closeText : words.reopenText}</RowNote>
          </Row>
        )}
        <Row title={words.remove} target={() => onAsk('remove')} isDanger>
          <RowNote>{words.removeText}</RowNote>
        </Row>
      </Rows>
    </section>
  );
}

interface SeasonTournamentsProps {
  readonly season: Season;
  readonly members: readonly Tournament[];
  readonly canChange: boolean;
}

function SeasonTournaments({ season, members, canChange }: SeasonTournamentsProps) {
  const now = useNow();
  const [asked, setAsked] = useState<Tournament | 'add' | null>(null);
  const close = () => setAsked(null);
  const isFull = season.tournamentIds.length >= SEASON_TOURNAMENTS_MAX;
  return (
    <AdminSection title={words.tournaments}>
      {season.tournamentIds.length === 0 && <p className="text-mist">{words.noTournaments}</p>}
      {members.length > 0 && (
        <Rows label={words.tournaments}>
          {members.map((tournament) => (
            <Row
              key={tournament.id}
              title={tournament.name}
              target={tournamentPath(tournament.id)}
              action={
                canChange && (
                  <Button
                    variant="ghost"
                    className="px-2.5!"
                    aria-label={`${words.takeOut} ${tournament.name}`}
                    onClick={() => setAsked(tournament)}
                  >
                    {words.takeOut}
                  </Button>
                )
              }
            >
              <p className="flex flex-wrap gap-x-3 text-sm text-mist">
                <span>{ownStart(tournament, now)}</span>
                {tournament.endedAt !== null && <span>{words.ended}</span>}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      {canChange && isFull && <p className="text-warning">{words.full}</p>}
      {canChange && !isFull && members.length > 0 && <p className="text-sm text-mist">{words.nextOne}</p>}
      {canChange && members.length > 0 && <p className="text-sm text-mist">{words.greatFinal}</p>}
      {canChange && !isFull && (
        <Button variant="secondary" className="w-fit" onClick={() => setAsked('add')}>
          {words.add}
        </Button>
      )}
      {asked === 'add' && <AddTournament season={season} onClose={close} />}
      {asked !== null && asked !== 'add' && (
        <TakeOutDialog season={season} tournament={asked} onClose={close} />
      )}
    </AdminSection>
  );
}
