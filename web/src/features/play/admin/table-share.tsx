import { BoardSchema, boardId } from '@copa/domain/play/board';
import { boardText } from '@copa/domain/play/board/board-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useId } from 'react';
import { Button, ExternalLinkButton } from '../../../components/button.tsx';
import { PictureButton } from '../../../components/pictures/picture-button.tsx';
import { CopyButton, whatsAppUrl } from '../../../components/share-buttons.tsx';
import { paths } from '../../../config/paths.ts';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useSite } from '../../../lib/use-site.ts';
import * as words from '../words/board.ts';

interface TableShareProps {
  readonly tournament: Pick<Tournament, 'id' | 'status'>;
  readonly stage: number;
  readonly since?: Date | null;
  readonly isGold?: boolean;
}

export default function TableShare(props: TableShareProps) {
  // The Firestore rules do not let a referee read the table of an unpublished tournament.
  return props.tournament.status === 'published' ? <Share {...props} /> : null;
}

function Share({ tournament: { id }, stage, since = null, isGold = false }: TableShareProps) {
  const heading = useId();
  const { name: brand } = useSite();
  const { document: board } = useLiveDocument(`boards/${boardId(id, stage)}`, BoardSchema);
  const isOld = board === null || (since !== null && board.updatedAt < since);
  if (isOld) return since === null ? null : <Awaited />;
  if (board.matches.length === 0) return null;
  const url = new URL(paths.board.to(id), location.origin).href;
  const message = `${boardText(board, serverNow())}\n\n${url}`;
  return (
    <section aria-labelledby={heading} className="surface grid gap-2 p-3 sm:p-5">
      <h2 id={heading} className="text-lg uppercase">
        {words.forGroup}
      </h2>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ExternalLinkButton
          href={whatsAppUrl(null, message)}
          icon="whatsapp"
          variant={isGold ? 'primary' : 'secondary'}
        >
          {words.sendTable}
        </ExternalLinkButton>
        <PictureButton
          label={words.pictureOfTable}
          make={async () => {
            const { tablePicture } = await import('../public/table-picture.ts');
            return tablePicture({ board, lobby: null, now: serverNow(), brand, address: url });
          }}
        />
        <CopyButton value={message} label={words.copyTable} />
      </div>
    </section>
  );
}

/** Takes the space of the buttons until the new table comes, so that the rows below do not move under a tap. */
function Awaited() {
  return (
    <section aria-hidden="true" className="surface invisible grid gap-2 p-3 sm:p-5">
      <h2 className="text-lg uppercase">{words.forGroup}</h2>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {(
          [
            ['whatsapp', words.sendTable],
            ['share', words.pictureOfTable],
            ['copy', words.copyTable],
          ] as const
        ).map(([icon, label]) => (
          <Button key={icon} variant="secondary" icon={icon} disabled>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
