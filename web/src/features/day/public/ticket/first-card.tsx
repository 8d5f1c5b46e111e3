import { pageSlot } from '@copa/domain/page-template';
import { Button } from '../../../../components/button.tsx';
import { PagePart } from '../../../../components/page/page-part.tsx';
import { HeadlineCard, NextSentence, TicketFrame, TournamentHour } from './headline-card.tsx';
import { HEADLINE_TONES } from './headline-tone.ts';
import { copyOutcome } from './room/copy-room.ts';
import { Credentials, NoPassword, Password, RoomFrame } from './room/room-card.tsx';
import type { TicketCardPart, TicketCardSlot } from './ticket-card.ts';

const Part = PagePart<TicketCardPart>;
const slot = pageSlot<TicketCardSlot>;

/** A template for each tone; `first-card-script.ts` fills one of them before React runs. */
export function TicketCards() {
  return HEADLINE_TONES.map((tone) => (
    <template key={tone} id={tone}>
      <TicketFrame
        tournament={slot('tournament')}
        there={
          <Part name="there">
            <TournamentHour>{slot('there')}</TournamentHour>
          </Part>
        }
        name={slot('name')}
      >
        <HeadlineCard
          tone={tone}
          sentence={slot('sentence')}
          next={
            <Part name="next">
              <NextSentence>{slot('next')}</NextSentence>
            </Part>
          }
        >
          <Part name="action">
            <Button size="lg" block icon="check">
              {slot('action')}
            </Button>
          </Part>
          <Part name="room">
            <RoomFrame title={slot('roomTitle')} seat={slot('seat')}>
              <Credentials
                roomId={slot('roomId')}
                password={
                  <Part name="password">
                    <Password value={slot('password')} />
                  </Part>
                }
                noPassword={
                  <Part name="noPassword">
                    <NoPassword />
                  </Part>
                }
                copy={slot('copy')}
                outcome={<output className={copyOutcome(null).className} />}
                stay={slot('stay')}
              />
            </RoomFrame>
          </Part>
        </HeadlineCard>
      </TicketFrame>
    </template>
  ));
}
