import { replaceTicket } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/player.ts';
import { isTeam } from '../unit-words.ts';

export function ticketUrl({ ticketId }: Pick<Registration, 'ticketId'>): string {
  return new URL(paths.ticket.to(ticketId), location.origin).href;
}

export function TicketSection({ registration }: { registration: Registration }) {
  const [changing, setChanging] = useState(false);
  const url = ticketUrl(registration);
  return (
    <section aria-labelledby="ticket-title" className="grid gap-3">
      <h3 id="ticket-title" className="text-xl uppercase">
        {words.ticketTitle}
      </h3>
      <p className="text-sm text-mist">{words.ticketText(isTeam(registration))}</p>
      <div className="flex flex-wrap gap-2">
        <ExternalLinkButton variant="secondary" icon="link" href={url}>
          {words.openTicket}
        </ExternalLinkButton>
        <CopyButton value={url} />
        <Button variant="ghost" onClick={() => setChanging(true)}>
          {words.changeTicket}
        </Button>
      </div>
      {changing && (
        <ActDialog
          title={words.changeTicketTitle}
          confirm={words.change}
          endpoint={replaceTicket}
          call={() => ({ params: { id: registration.id } })}
          done={words.ticketChanged}
          onClose={() => setChanging(false)}
        >
          <p>{words.changeTicketEffect}</p>
          <p>{words.privateLinksStay}</p>
        </ActDialog>
      )}
    </section>
  );
}
