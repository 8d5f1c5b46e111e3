import { namedHour } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import { planText } from '@copa/domain/tournaments/plan-facts';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSite } from '../../../lib/use-site.ts';
import { ExternalLinkButton } from '../../button.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { CopyButton } from '../../share-buttons.tsx';
import { makePlan } from '../../words/pictures.ts';
import { byWhatsApp } from '../../words/share.ts';
import * as words from '../../words/tournament-links.ts';

export type Linked = Pick<
  Tournament,
  | 'id'
  | 'name'
  | 'status'
  | 'date'
  | 'endDate'
  | 'endedAt'
  | 'cancelledAt'
  | 'timeZone'
  | 'plan'
  | 'updatedAt'
>;

const absolute = (path: string) => new URL(path, location.origin).href;

/** Each link as WhatsApp text and as copy. */
export default function LinksList({ tournament }: { tournament: Linked }) {
  const now = useNow();
  const { name: brand } = useSite();
  const { id, name, plan, timeZone } = tournament;
  const board = absolute(paths.board.to(id));
  // The page for streams has a build of its own, and no route here.
  const overlay = absolute(`/overlay/${encodeURIComponent(id)}`);
  return (
    <ul className="grid gap-5">
      <LinkShare title={words.board} text={words.boardText(name)} url={board} copy={words.copyBoard}>
        <ExternalLinkButton variant="secondary" icon="trophy" href={board}>
          {words.seeBoard}
        </ExternalLinkButton>
      </LinkShare>
      <LinkShare
        title={words.overlay}
        hint={words.overlaySize}
        text={words.overlayText(name)}
        url={overlay}
        copy={words.copyOverlay}
      />
      {!isOver(tournament, now) && (
        <LinkShare
          title={words.registration}
          text={words.registrationText(name, startText(tournament, now, namedHour))}
          url={absolute(paths.register.to(id))}
          copy={words.copyRegistration}
        />
      )}
      {plan !== null && (
        <LinkShare
          title={words.plan}
          text={planText(name, plan, timeZone, now)}
          url={absolute(paths.tournament.to(id))}
          copy={words.copyPlan}
          copiesText
        >
          <PictureButton
            label={makePlan}
            make={async () => {
              const { planPicture } = await import('../../pictures/plan-picture.ts');
              return planPicture(tournament, plan, brand, absolute(paths.tournament.to(id)));
            }}
          />
        </LinkShare>
      )}
    </ul>
  );
}

interface LinkShareProps {
  readonly title: string;
  readonly hint?: string;
  readonly text: string;
  readonly url: string;
  readonly copy: string;
  readonly copiesText?: boolean;
  readonly children?: ReactNode;
}

function LinkShare({ title, hint, text, url, copy, copiesText = false, children }: LinkShareProps) {
  return (
    <li className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {hint !== undefined && <p className="text-sm text-mist">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {children}
        <CopyButton value={copiesText ? `${text} ${url}` : url} label={copy} />
        <ExternalLinkButton
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          icon="whatsapp"
          variant="secondary"
          aria-label={`${byWhatsApp}: ${title}`}
        >
          {words.byWhatsApp}
        </ExternalLinkButton>
      </div>
    </li>
  );
}
