import { getRooms } from '@copa/domain/day/rooms/endpoints';
import { MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { type ConfirmationWindow, OnMissingSchema } from '@copa/domain/tournaments/places/window';
import { finalCloses } from '@copa/domain/tournaments/places/window-plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { RadioGroup } from '../../../../components/fields/choice-fields.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import { serverNow, subscribeServerClock } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/stages.ts';

interface FinalDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export default function FinalDialog({ tournament, onClose }: FinalDialogProps) {
  // Keeps `windows` and `updatedAt` from when the dialog opened, so the API refuses the call if the
  // tournament changed meanwhile.
  const [{ id, windows, updatedAt }] = useState(tournament);
  const rooms = useApiQuery(getRooms, { params: { id } });
  // `now` changes only with the page's estimate of the server's time, so that the offered times stay the same.
  const [now, setNow] = useState(serverNow);
  useEffect(() => subscribeServerClock(() => setNow(serverNow())), []);
  const [chosen, setChosen] = useState<string | null>(null);
  const [onMissing, setOnMissing] = useState<ConfirmationWindow['onMissing'] | null>(null);
  const closes = finalCloses(rooms.data?.rooms ?? [], now);
  const close = chosen ?? closes.usual.toISOString();
  const call = () => {
    if (onMissing === null) throw new ApiError('validation-failed', 400, words.missingUnset);
    const final = { kind: 'final', opensAt: serverNow(), closesAt: new Date(close), onMissing } as const;
    const all = [...windows.filter(({ kind }) => kind !== 'final'), final];
    return { params: { id }, body: { windows: all, expectedUpdatedAt: updatedAt } };
  };
  return (
    <ActDialog
      title={words.askFinal}
      confirm={words.askNow}
      endpoint={updateTournament}
      whenStale={words.changedMeanwhile}
      call={call}
      done={words.asked}
      onClose={onClose}
    >
      <p className="text-mist">{words.askText}</p>
      <RadioGroup
        label={words.closesAt}
        required
        value={close}
        onChange={setChosen}
        options={closes.all.map((at) => ({
          value: at.toISOString(),
          label: capitalized(`${ownHour(at, now)}, ${relativeTime(at, now)}`),
        }))}
      />
      <RadioGroup
        label={words.missing}
        required
        value={onMissing ?? ''}
        onChange={(option) => setOnMissing(z.parse(OnMissingSchema, option))}
        options={Object.entries(MISSING_WORDS.final).map(([value, label]) => ({ value, label }))}
      />
    </ActDialog>
  );
}
