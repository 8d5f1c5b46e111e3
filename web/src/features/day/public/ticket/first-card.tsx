import { pageSlot } from '@copa/domain/page-template';
import { Button } from '../../../../components/button.tsx';
import { PagePart } from '../../../../components/page/page-part.tsx';
import { Dot, Meaning, Tick, WindowLine, WindowSteps } from '../own-windows.tsx';
import {
  HeadlineCard,
  NextSentence,
  TicketFrame,
  TimeLeft,
  TournamentHour,
  UpdatedAt,
} from './headline-card.tsx';
import { HEADLINE_TONES } from './headline-tone.ts';
import { copyOutcome } from './room/copy-room.ts';
import { Credentials, NoPassword, Password, RoomFrame } from './room/room-card.tsx';
import { STEPS, type TicketCardPart, type TicketCardSlot } from './ticket-card.ts';

const Part = PagePart<TicketCardPart>;
const slot = pageSlot<TicketCardSlot>;

/** `first-card-script.ts` fills at most one of these templates, before React runs. */
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
          <Part name="count">
            <TimeLeft label={slot('countLabel')} left={slot('left')} />
          </Part>
          <Part name="updated">
            <UpdatedAt stale={false}>{slot('updated')}</UpdatedAt>
          </Part>
        </HeadlineCard>
        <Part name="windows">
          <WindowSteps title={slot('windowsTitle')}>
            {STEPS.map((step) => (
              <Part key={step} name={`step${step}`}>
                <WindowLine
                  name={slot(`name${step}`)}
                  says={slot(`says${step}`)}
                  looks={{ dot: slot(`dotLooks${step}`), name: slot(`nameLooks${step}`) }}
                  mark={
                    <>
                      <Part name={`tick${step}`}>
                        <Tick />
                      </Part>
                      <Part name={`dot${step}`}>
                        <Dot />
                      </Part>
                    </>
                  }
                  means={
                    <Part name={`meaning${step}`}>
                      <Meaning>{slot(`means${step}`)}</Meaning>
                    </Part>
                  }
                />
              </Part>
            ))}
          </WindowSteps>
        </Part>
      </TicketFrame>
    </template>
  ));
}
