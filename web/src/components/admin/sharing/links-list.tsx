import { clockText, dateText } from '@copa/domain/time/days';
import { namedHour } from '@copa/domain/time/hours';
import { onDate } from '@copa/domain/time/words/days';
import { startText } from '@copa/domain/tournaments/date';
import { reservationLines } from '@copa/domain/tournaments/places/reservation-lines';
import { planText } from '@copa/domain/tournaments/plan-facts';
import { isOver, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSite } from '../../../lib/use-site.ts';
import { ExternalLinkButton } from '../../button.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { CopyButton, whatsAppUrl } from '../../share-buttons.tsx';
import { makePlan } from '../../words/pictures.ts';
import { byWhatsApp } from '../../words/share.ts';
import * as words from '../../words/tournament-links.ts';
import { Chip } from '../chip.tsx';

export type Linked = Parameters<typeof registrationRefusal>[0] &
  Pick<Tournament, 'id' | 'name' | 'timeZone' | 'plan' | 'reserved' | 'updatedAt'>;

const absolute = (path: string) => new URL(path, location.origin).href;

export default function LinksList({ tournament }: { tournament: Linked }) {
  const now = useNow();
  const links = useLinks(tournament, now);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = links.find(({ title }) => title === chosen) ?? links[0];
  if (shown === undefined) return null;
  const { title, hint, text, url, copy, copiesText = false, more } = shown;
  return (
    <div className="grid gap-4">
      <fieldset aria-label={words.what} className="flex flex-wrap gap-2">
        {links.map((link) => (
          <Chip key={link.title} on={link === shown} onPress={() => setChosen(link.title)}>
            {link.title}
          </Chip>
        ))}
      </fieldset>
      <p className="rounded-md border border-line bg-coal p-3 text-sm whitespace-pre-line text-mist wrap-anywhere">
        {text} {url}
      </p>
      {hint !== undefined && <p className="text-sm text-mist">{hint}</p>}
      <ExternalLinkButton
        href={whatsAppUrl(null, `${text} ${url}`)}
        icon="whatsapp"
        aria-label={`${byWhatsApp}: ${title}`}
      >
        {words.byWhatsApp}
      </ExternalLinkButton>
      <div className="flex flex-wrap gap-2">
        <CopyButton key={title} value={copiesText ? `${text} ${url}` : url} label={copy} />
        {more}
      </div>
    </div>
  );
}

interface SharedLink {
  readonly title: string;
  readonly hint?: string;
  readonly text: string;
  readonly url: string;
  readonly copy: string;
  readonly copiesText?: boolean;
  readonly more?: ReactNode;
}

function useLinks(tournament: Linked, now: Date): readonly SharedLink[] {
  const { name: brand } = useSite();
  const { id, name, plan, timeZone, date } = tournament;
  const page = absolute(paths.tournament.to(id));
  const boardText =
    tournament.cancelledAt !== null
      ? words.cancelledText
      : tournament.endedAt === null
        ? words.boardText
        : words.finalBoardText;
  const boardUrl = absolute(paths.board.to(id));
  const board: SharedLink = {
    title: words.board,
    text: boardText(name),
    url: boardUrl,
    copy: words.copyBoard,
    more: (
      <ExternalLinkButton variant="ghost" href={boardUrl}>
        {words.seeBoard}
      </ExternalLinkButton>
    ),
  };
  const overlay: SharedLink = {
    title: words.overlay,
    hint: words.overlaySize,
    text: words.overlayText(name),
    url: absolute(`/overlay/${encodeURIComponent(id)}`),
    copy: words.copyOverlay,
  };
  // The start before this line names the zone.
  const reservation = reservationLines(tournament, now, (at) =>
    onDate(`${dateText(at, timeZone, now)}, ${clockText(at, timeZone)}`),
  );
  const registration: SharedLink = {
    title: words.registration,
    text: words.registrationText(name, startText(tournament, now, namedHour), reservation[0]),
    url: absolute(paths.register.to(id)),
    copy: words.copyRegistration,
  };
  const only: SharedLink = {
    title: words.page,
    text: words.pageText(name, startText(tournament, now, namedHour)),
    url: page,
    copy: words.copyPage,
  };
  const played: readonly SharedLink[] =
    plan === null
      ? []
      : [
          {
            title: words.plan,
            text: planText(name, plan, timeZone, now),
            url: page,
            copy: words.copyPlan,
            copiesText: true,
            more: (
              <PictureButton
                label={makePlan}
                make={async () => {
                  const { planPicture } = await import('../../pictures/plan-picture.ts');
                  return planPicture(tournament, plan, brand, page);
                }}
              />
            ),
          },
        ];
  const hasBegun = date !== null && date <= now;
  if (hasBegun || tournament.cancelledAt !== null || isOver(tournament, now))
    return [board, ...played, overlay];
  const first = registrationRefusal(tournament, now) === null ? registration : only;
  return [first, ...played, board, overlay];
}
