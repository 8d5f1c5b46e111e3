import { replaceOwnTicket } from '@copa/domain/registrations/own-endpoints';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useSaidBesideDialog } from '../../../../components/dialog/said-beside-dialog.ts';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { callApi } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/own.tsx';
import type { OwnPartProps } from './present-own.ts';

export function OwnTicket({ code, registration, onChange, isMain }: OwnPartProps & { isMain: boolean }) {
  const [asking, setAsking] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { ticketId, tournamentName, members } = registration;
  const isTeam = members.length > 1;
  const path = paths.ticket.to(ticketId);
  const said = useSaidBesideDialog(isChanged && words.changedLink);
  const replace = async () => {
    onChange(await callApi(replaceOwnTicket, { headers: { privateCode: code } }));
    setIsChanged(true);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{pageMeta.ticket.title}</h2>
      <p className="text-mist">{words.ticketText(isTeam)}</p>
      <div>
        <LinkButton to={path} icon="flag" variant={isMain ? 'primary' : 'secondary'}>
          {words.showTicket}
        </LinkButton>
      </div>
      <ShareButtons
        url={new URL(path, location.origin).href}
        title={tournamentName}
        copy={words.copyTicket}
        text={words.shareTicket(tournamentName, isTeam)}
      />
      <div>
        <Button variant="ghost" className="-ml-[min(1rem,5vw)]" onClick={() => setAsking(true)}>
          {words.changeTicket}
        </Button>
        <TapAnswer tone="success">{said}</TapAnswer>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.changeTicketTitle}
        confirm={words.changeTicketConfirm}
        onConfirm={replace}
        onClose={() => setAsking(false)}
      >
        <p>{words.changeTicketEffect}</p>
      </ConfirmDialog>
    </Card>
  );
}
