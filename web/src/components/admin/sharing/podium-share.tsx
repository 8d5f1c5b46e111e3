import { can } from '@copa/domain/people/roles';
import { uploadImage } from '@copa/domain/site/endpoints';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { overduePrize } from '@copa/domain/tournaments/podium/overdue-prize';
import { podiumChangeable } from '@copa/domain/tournaments/podium/podium-changeable';
import { podiumText } from '@copa/domain/tournaments/podium/podium-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ordinal } from '@copa/domain/words/counted';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useAdminCall, useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSite } from '../../../lib/use-site.ts';
import { Button } from '../../button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { useToast } from '../../toast/toast-context.ts';
import * as words from '../../words/pictures.ts';
import { notPublished } from '../../words/tournament-links.ts';
import { Fold } from '../admin-section.tsx';
import { TextShare } from './text-share.tsx';

interface PodiumShareProps {
  readonly tournament: Tournament;
  readonly isGold?: boolean;
  readonly withNames?: boolean;
}

export default function PodiumShare({ tournament, isGold = false, withNames = false }: PodiumShareProps) {
  const { user } = useAdmin();
  const overdue = overduePrize(tournament, useNow());
  return (
    <div className="grid">
      {overdue !== null && <p className="mb-3 font-semibold text-warning">{overdue}</p>}
      {withNames && (
        <ol aria-label={words.podium} className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
          {tournament.results
            .toSorted((one, other) => one.rank - other.rank)
            .map(({ rank, player }) => (
              <li key={player} className="wrap-anywhere">
                <span className="text-gold">{ordinal(rank)}</span> {player}
              </li>
            ))}
        </ol>
      )}
      {tournament.status === 'published' ? (
        <Share tournament={tournament} isGold={isGold} />
      ) : (
        <p className="text-mist">{notPublished}</p>
      )}
      {can(user, 'manage_tournaments') && <Cover tournament={tournament} />}
    </div>
  );
}

function Share({ tournament, isGold }: Required<Pick<PodiumShareProps, 'tournament' | 'isGold'>>) {
  const { name: brand } = useSite();
  const { id, name } = tournament;
  const changeable = podiumChangeable(tournament, useNow());
  const url = new URL(paths.board.to(id), location.origin).href;
  return (
    <TextShare
      title={name}
      text={podiumText(tournament, changeable)}
      url={url}
      isGold={isGold}
      picture={
        <PictureButton
          label={words.makePodium}
          make={async () => {
            const { podiumPicture } = await import('../../pictures/podium-picture.ts');
            return { ...podiumPicture(tournament, brand, url), note: changeable };
          }}
        />
      }
    />
  );
}

function Cover({ tournament }: { tournament: Tournament }) {
  const upload = useAdminCall();
  const { mutateAsync: update } = useApiMutation(updateTournament);
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const set = async () => {
    const { paintCover } = await import('../../pictures/paint-cover.ts');
    const body = new FormData();
    body.set('image', await paintCover(tournament), 'podium.jpg');
    const { imageId } = await upload(uploadImage, { query: { podium: 'true' }, body });
    const { id, updatedAt: expectedUpdatedAt } = tournament;
    await update({ params: { id }, body: { expectedUpdatedAt, imageId } });
    toast.success(words.coverSet);
  };
  return (
    <Fold summary={words.cover}>
      <p className="text-sm text-mist">{words.coverHint}</p>
      <Button variant="secondary" className="w-fit" onClick={() => setIsAsked(true)}>
        {words.asCover}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.coverTitle(tournament.name)}
          confirm={words.asCover}
          onConfirm={set}
          onClose={() => setIsAsked(false)}
        >
          <p>{words.coverText}</p>
        </ConfirmDialog>
      )}
    </Fold>
  );
}
