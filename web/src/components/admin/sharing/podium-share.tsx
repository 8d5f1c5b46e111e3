import { can } from '@copa/domain/people/roles';
import { uploadImage } from '@copa/domain/site/endpoints';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { podiumText } from '@copa/domain/tournaments/podium/podium-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useAdminCall, useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { useSite } from '../../../lib/use-site.ts';
import { Button } from '../../button.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { useToast } from '../../toast/toast-context.ts';
import * as words from '../../words/pictures.ts';
import { TextShare } from './text-share.tsx';

interface PodiumShareProps {
  readonly tournament: Tournament;
  /** True if the screen's one gold button is here. */
  readonly isGold?: boolean;
}

/** Shares the podium as a message with the table's link, as a picture, and as the tournament's image. */
export default function PodiumShare({ tournament, isGold = false }: PodiumShareProps) {
  const { name: brand } = useSite();
  const { user } = useAdmin();
  const url = new URL(paths.board.to(tournament.id), location.origin).href;
  return (
    <TextShare title={tournament.name} text={podiumText(tournament)} url={url} isGold={isGold}>
      <PictureButton
        label={words.makePodium}
        make={async () => {
          const { podiumPicture } = await import('../../pictures/podium-picture.ts');
          return podiumPicture(tournament, brand, url);
        }}
      />
      {can(user, 'manage_tournaments') && (
        <>
          <CoverButton tournament={tournament} />
          <p className="basis-full text-sm text-dim">{words.coverHint}</p>
        </>
      )}
    </TextShare>
  );
}

/** Sets the podium as the tournament's image, which chats show with its link. */
function CoverButton({ tournament }: { tournament: Tournament }) {
  const upload = useAdminCall();
  const { mutateAsync: update } = useApiMutation(updateTournament);
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const set = async () => {
    setIsBusy(true);
    try {
      const { drawCover } = await import('../../pictures/draw-cover.ts');
      const body = new FormData();
      body.set('image', await drawCover(tournament), 'podium.jpg');
      const { imageId } = await upload(uploadImage, { query: { podium: 'true' }, body });
      const { id, updatedAt: expectedUpdatedAt } = tournament;
      await update({ params: { id }, body: { expectedUpdatedAt, imageId } });
      toast.success(words.coverSet);
    } catch (failure) {
      toast.error(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void set()}>
      {words.asCover}
    </Button>
  );
}
