import { getRollUnits } from '@copa/domain/day/endpoints';
import type { RoomAddress } from '@copa/domain/day/room';
import { roomName } from '@copa/domain/day/room';
import { MINUTE_MS } from '@copa/domain/limits';
import { can } from '@copa/domain/people/roles';
import { isEnded } from '@copa/domain/tournaments/state';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../components/admin/tournament/tournament-frame.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { type DayPlay, nextMatch } from '../../../config/day-play.ts';
import { playPath } from '../../../config/play-path.ts';
import { useVersionedQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import type { DayScreenProps } from './day-screen.tsx';
import { roomLobbies } from './day-units.ts';
import { ProtestsPart } from './protests-part.tsx';
import { MatchChooser } from './room/match-chooser.tsx';
import { PastRoll } from './room/past-roll.tsx';
import { RollCall } from './room/roll-call.tsx';
import { seatedOfRoll } from './room/seated.ts';

export const NamedDay = inLiveArea(function NamedDay({ id, play, onMissing }: DayScreenProps) {
  const { status, document, isOld } = useLiveDocument(
    `tournaments/${encodeURIComponent(id)}`,
    TournamentSchema,
  );
  const { user } = useAdmin();
  const now = useNow();
  if (document === null) {
    const why = status === 'live' ? 'missing' : status;
    return <TournamentNotShown why={why} loading={words.loading} onMissing={onMissing} />;
  }
  return (
    <TournamentFrame
      tournament={document}
      now={now}
      isOld={isOld}
      notice={null}
      cancelled={words.cancelled}
      actions={
        can(user, 'record_results') && (
          <LinkButton icon="flag" to={playPath(id)}>
            {words.enterResults}
          </LinkButton>
        )
      }
    >
      <ProtestsPart protests={play.protests} isPresent={document.cancelledAt === null} />
      {/* The key resets the roll call in a new stage, which has other matches and rolls. */}
      <Roll key={document.stage} tournament={document} play={play} now={now} />
    </TournamentFrame>
  );
});

function Roll({ tournament, play, now }: { tournament: Tournament; play: DayPlay; now: Date }) {
  const { id, date, stage, roomsRevision } = tournament;
  const [picked, setPicked] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const roll = useVersionedQuery(
    getRollUnits,
    { params: { id } },
    { version: roomsRevision, againMs: MINUTE_MS, isFinal: () => false },
  );
  if (roll.isPending) return <PartSkeleton label={words.loading} className="h-48" />;
  if (roll.data === undefined) return <LoadError query={roll} />;
  const { units, openings } = roll.data;
  const lobbies = [...new Set(units.flatMap(({ lobby }) => lobby ?? []))].toSorted();
  const addressed = roomLobbies(lobbies, play);
  const lobby = addressed.find((each) => each === chosen) ?? addressed[0] ?? null;
  const match = picked ?? nextMatch(play, lobby)?.match ?? 1;
  const address: RoomAddress = { lobby, match };
  const isDrawn = stage > 0;
  if (isEnded(tournament)) {
    const unitsAt = (at: RoomAddress) => seatedOfRoll(units, isDrawn, at);
    return (
      <div className="grid gap-2">
        {tournament.cancelledAt === null && play.protests.length === 0 && (
          <p className="text-mist">{words.nothingLeft}</p>
        )}
        <PastRoll {...{ tournament, lobbies, unitsAt, now }} matches={play.matches} isWhole />
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <MatchChooser
        {...{ lobby, lobbies, match }}
        matches={play.matches}
        onLobby={setChosen}
        onMatch={setPicked}
      />
      <RollCall
        key={roomName(address)}
        tournament={tournament}
        units={seatedOfRoll(units, isDrawn, address)}
        isWhole
        address={address}
        begins={openings[roomName(address)] ?? date}
        now={now}
        isPresent
        isGold={play.protests.length === 0}
      />
    </div>
  );
}
