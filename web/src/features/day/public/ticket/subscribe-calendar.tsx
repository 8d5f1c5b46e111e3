import { useState } from 'react';
import { ExternalLinkButton } from '../../../../components/button.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import * as words from '../../words/ticket.ts';

const CopyCalendarAddress = optionalPart(() => import('./copy-calendar-address.tsx'));

export function SubscribeCalendar({ ticketId }: { ticketId: string }) {
  const [isOpened, setOpened] = useState(false);
  const feed = `${location.host}/api/registrations/ticket/${ticketId}/calendar.ics`;
  return (
    <>
      <ExternalLinkButton
        href={`webcal://${feed}`}
        target="_self"
        variant="secondary"
        icon="calendar"
        onClick={(event) => {
          // Android's apps would show an error in place of this page, because they do not know `webcal:`.
          if (/; wv\)/.test(navigator.userAgent)) event.preventDefault();
          setOpened(true);
        }}
      >
        {words.subscribeCalendar}
      </ExternalLinkButton>
      {isOpened && <CopyCalendarAddress address={`${location.protocol}//${feed}`} />}
    </>
  );
}
