import { exportRegistrations } from '@copa/domain/registrations/endpoints';
import { dayAndDate } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { leftToDecide } from '@copa/domain/tournaments/state';
import { useState } from 'react';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { MoreMenu } from '../../../components/admin/more-menu.tsx';
import { FailedPage } from '../../../components/admin/query-states.tsx';
import { TournamentTabs } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { withChosen } from '../../../components/admin/with-chosen.ts';
import { Button } from '../../../components/button.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useCsvExport } from '../../../lib/admin/use-csv-export.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { useTournamentPages } from '../../../lib/live/use-tournament-pages.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as importWords from '../words/importing.ts';
import * as words from '../words/inbox.ts';
import { ImportDialog } from './importing/import-dialog.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { useInboxAddress } from './inbox/use-inbox-address.ts';
import { PlayerDialog } from './player/player-dialog.tsx';

export function RegistrationsScreen() {
  return (
    <LiveArea>
      <EveryInbox />
    </LiveArea>
  );
}

function EveryInbox() {
  const address = useInboxAddress();
  const { tournamentId } = address;
  const { query, tournaments } = useTournamentPages({ wanted: tournamentId });
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const onAdded = (ids: readonly string[]) => setAdded(new Set([...added, ...ids]));
  const now = useNow();
  const zone = ownTimeZone();
  if (query.isPending) return <PageSkeleton label={words.loadingTournaments} />;
  if (query.data === undefined) return <FailedPage title={words.title} query={query} />;
  const chosen = tournaments.find(({ id }) => id === tournamentId);
  const choices = tournaments.map((tournament) => {
    const { id, name, date } = tournament;
    const pending = leftToDecide(tournament, now);
    const named = date === null ? name : words.namedWithDay(name, dayAndDate(date, zone, now));
    return { value: id, label: pending === 0 ? named : words.pendingIn(named, pending) };
  });
  const unknown = query.hasNextPage ? words.loadingTournaments : words.tournamentGone;
  const options = withChosen(choices, tournamentId ?? '', unknown);
  return (
    <div className="wrap pb-6">
      {chosen && <TournamentTabs id={chosen.id} />}
      <header className="flex items-center gap-x-2 pt-1 sm:gap-x-3 lg:pt-5 lg:pb-2">
        <h1 tabIndex={-1} className="sr-only text-2xl uppercase lg:not-sr-only lg:mr-auto!">
          {words.title}
        </h1>
        {chosen && <Places taken={chosen.currentPlayers} all={chosen.maxPlayers} />}
        <div className="min-w-0 flex-1 max-lg:order-first lg:flex-none lg:basis-96 max-lg:[&_select]:h-11 max-lg:[&_select]:min-h-0 max-lg:[&_select]:py-0">
          <FilterSelect
            label={words.tournament}
            hidesLabel
            value={tournamentId ?? ''}
            onChange={address.setTournament}
            placeholder={words.everyTournament}
            options={options}
          >
            {query.hasNextPage && <option disabled>{words.olderElsewhere}</option>}
          </FilterSelect>
        </div>
        {chosen && (
          <MoreMenu label={words.actions} icon="menu" className="px-2.5 text-mist hover:text-ink">
            <div className="grid gap-2 p-2">
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {chosen.modality === 'solo' ? words.addPlayer : words.addTeam}
              </Button>
              <Button variant="secondary" onClick={() => setImporting(true)}>
                {importWords.open}
              </Button>
              <ExportButton tournament={chosen} />
            </div>
          </MoreMenu>
        )}
      </header>
      <Inbox key={tournamentId} {...{ address, tournaments, added }} pages={query} />
      {adding && chosen !== undefined && (
        <PlayerDialog
          task={{ kind: 'add', tournament: chosen }}
          onSaved={(id) => onAdded([id])}
          onClose={() => setAdding(false)}
        />
      )}
      {importing && chosen !== undefined && (
        <ImportDialog tournament={chosen} onAdded={onAdded} onClose={() => setImporting(false)} />
      )}
    </div>
  );
}

function Places({ taken, all }: { taken: number; all: number }) {
  return (
    <p className="shrink-0 text-sm text-mist tabular-nums">
      <span aria-hidden="true" className="sm:hidden">
        {words.placesShort(taken, all)}
      </span>
      <span className="max-sm:sr-only">{words.placesTaken(taken, all)}</span>
    </p>
  );
}

function fileName({ name }: ListedTournament): string {
  return `inscripciones-${plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.csv`;
}

function ExportButton({ tournament }: { tournament: ListedTournament }) {
  const { rows, run } = useCsvExport(exportRegistrations, words.downloaded);
  const start = () => run({ params: { id: tournament.id } }, fileName(tournament));
  return (
    <>
      <Button variant="secondary" busy={rows !== null} onClick={start}>
        {rows === null ? words.exportCsv : words.downloading(rows)}
      </Button>
      <output className="sr-only">{rows !== null && words.downloadingFile}</output>
    </>
  );
}
