import { isRoomOf, type RoomAddress, roomName } from '@copa/domain/day/room';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { useUnsavedGuard } from '../../../../lib/admin/use-unsaved-guard.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import { BESIDE, ON_TOP } from '../day-part.tsx';
import { lobbiesOf } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { MatchChooser } from './match-chooser.tsx';
import { RollCall } from './roll-call.tsx';
import type { TypedRoom } from './room-form.tsx';
import { RoomSection, useRooms } from './room-section.tsx';
import { seatedUnits } from './seated.ts';

const ChosenSchema = z.object({ lobby: z.nullable(z.string()), match: z.int() });
const FIRST: z.output<typeof ChosenSchema> = { lobby: null, match: 1 };

export function MatchesSection({ day, now, isPresent }: { day: Day; now: Date; isPresent: boolean }) {
  const { id, stage } = day.tournament;
  const [chosen, setChosen] = useKept(`partida_${id}_${stage}`, ChosenSchema, FIRST);
  const [typed, setTyped] = useState<Readonly<Record<string, TypedRoom>>>({});
  const guard = useUnsavedGuard(Object.keys(typed).length > 0);
  const { match } = chosen;
  const lobbies = lobbiesOf(day);
  const lobby =
    lobbies.length > 1 ? (lobbies.find((each) => each === chosen.lobby) ?? lobbies[0] ?? null) : null;
  const address: RoomAddress = { lobby, match };
  const key = roomName(address);
  const rooms = useRooms(day.tournament);
  const isSet = rooms.data?.rooms.some((each) => isRoomOf(each, address)) ?? false;
  const chooser = (
    <MatchChooser
      {...{ lobby, lobbies, match }}
      onLobby={(each) => setChosen({ ...chosen, lobby: each })}
      onMatch={(each) => setChosen({ ...chosen, match: each })}
    />
  );
  const type = (room: TypedRoom | null) =>
    setTyped(({ [key]: _, ...others }) => (room === null ? others : { ...others, [key]: room }));
  const columnOf = (isStep: boolean) => (isPresent ? (isStep ? ON_TOP : BESIDE) : undefined);
  return (
    <>
      {isPresent && <div className={BESIDE}>{chooser}</div>}
      <RoomSection
        key={`sala-${key}`}
        {...{ day, address, now, rooms }}
        typed={typed[key] ?? null}
        onType={type}
        isPresent={isPresent && !isSet}
        className={columnOf(!isSet)}
      >
        {!isPresent && chooser}
      </RoomSection>
      <RollCall
        key={`lista-${key}`}
        tournament={day.tournament}
        units={seatedUnits(day, address)}
        address={address}
        isPresent={isPresent && isSet}
        className={columnOf(isSet)}
      />
      <LeaveDialog guard={guard} onLeave={() => setTyped({})} />
    </>
  );
}
