import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useState } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { useOnline } from '../../../../lib/network/use-online.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import * as words from '../../words/roster.ts';

const SHOWN_FIRST = 8;

export default function RosterPart({ tournament }: { tournament: Tournament }) {
  const { id } = tournament;
  const [own] = useState(() => ownNumber(id));
  const load = useLoad(useCallback(() => fetchRoster(id), [id]));
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl uppercase">{words.title(isOver(tournament, serverNow()))}</h2>
      {load.state === 'loading' && <Waiting />}
      {load.state === 'failed' && <Failed again={load.again} />}
      {load.state === 'ready' && <Units lines={load.value} tournament={tournament} own={own} />}
    </Card>
  );
}

function Waiting() {
  return (
    <>
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-3/5" />
    </>
  );
}

function Failed({ again }: { again: () => void }) {
  const online = useOnline();
  if (!online) return <p className="text-mist">{words.offline}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-mist">
        {words.failed}
      </p>
      <Button variant="secondary" onClick={again}>
        {words.again}
      </Button>
    </div>
  );
}

interface UnitsProps {
  readonly lines: readonly RosterLine[];
  readonly tournament: Tournament;
  readonly own: number | null;
}

function Units({ lines, tournament, own }: UnitsProps) {
  const { modality, currentPlayers } = tournament;
  const [isWhole, setIsWhole] = useState(false);
  const waiting = isOver(tournament, serverNow()) ? 0 : Math.max(0, currentPlayers - lines.length);
  if (lines.length === 0)
    return <p className="text-mist">{waiting === 0 ? words.nobody : words.noneYet(waiting)}</p>;
  const ordered = [...lines.filter(isOwn(own)), ...lines.filter((line) => !isOwn(own)(line))];
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {shown.map((line, index) => (
          <li
            key={line.number}
            ref={index === SHOWN_FIRST ? focusShown : undefined}
            tabIndex={index === SHOWN_FIRST ? -1 : undefined}
            className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-2 wrap-anywhere"
          >
            {line.tag !== '' && (
              <>
                <span className="rounded-sm border border-edge px-1.5 text-sm text-gold">
                  {line.tag}
                </span>{' '}
              </>
            )}
            <span>{line.name}</span>
            {isOwn(own)(line) && <Badge tone="fire">{words.isYou(modality !== 'solo')}</Badge>}
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {words.showAll(ordered.length, modality)}
        </Button>
      )}
      {waiting > 0 && <p className="text-mist">{words.others(waiting)}</p>}
    </>
  );
}

/** The button that shows the whole list leaves the page, so the focus moves to the first line it has shown. */
const focusShown = (line: HTMLElement | null) => line?.focus();

const isOwn =
  (own: number | null) =>
  ({ number }: RosterLine) =>
    number === own;

interface RosterLine {
  readonly number: number;
  readonly name: string;
  readonly tag: string;
}

async function fetchRoster(tournamentId: string): Promise<readonly RosterLine[]> {
  const { fetchDocument } = await import('../../../../lib/network/public-firestore.ts');
  const roster = await fetchDocument(`rosters/${tournamentId}`);
  return linesOf(roster?.data['units']);
}

/** `units` is checked without a schema, because schemas would enlarge this chunk. */
function linesOf(units: unknown): readonly RosterLine[] {
  return Object.entries(recordOf(units))
    .flatMap(([number, unit]) => {
      const { name, tag } = recordOf(unit);
      return typeof name === 'string' && typeof tag === 'string'
        ? [{ number: Number(number), name, tag }]
        : [];
    })
    .toSorted((a, b) => a.number - b.number);
}

type Fields = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function ownNumber(tournamentId: string): number | null {
  try {
    const isHere = (each: Fields) => each['tournamentId'] === tournamentId;
    const own = keptList(storageKeys.registrations).find(isHere);
    const ownTicket = recordOf(own?.['unit'])['ticketId'];
    const number = keptList(storageKeys.tickets)
      .map((each) => recordOf(each['ticket']))
      .find((ticket) => isHere(ticket) && (own === undefined || ticket['id'] === ownTicket))?.['number'];
    return typeof number === 'number' ? number : null;
  } catch (error) {
    reportProblem('the tickets of this phone are unreadable', error);
    return null;
  }
}

function keptList(key: string): readonly Fields[] {
  const kept: unknown = JSON.parse(readLocal(key) ?? '[]');
  return Object.values(recordOf(kept)).map(recordOf);
}
