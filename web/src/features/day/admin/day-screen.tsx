import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { PodiumShare } from '../../../components/admin/sharing/podium-share.tsx';
import { TournamentLinks } from '../../../components/admin/sharing/tournament-links.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import * as words from '../words/admin.ts';
import { ConfirmationSection } from './confirmations/confirmation-section.tsx';
import { DayFrame } from './day-frame.tsx';
import { needyUnits } from './day-units.ts';
import { MatchesSection } from './room/matches-section.tsx';
import type { Day } from './use-day.ts';
import { WaitlistSection } from './waitlist-section.tsx';

/** The day of a tournament in one column, in the order of its hours: what is over stands small at the end. */
export function DayScreen({ id, onMissing }: { id: string; onMissing: () => void }) {
  return (
    <DayFrame
      id={id}
      eyebrow={words.theDay}
      onMissing={onMissing}
      actions={(tournament) => (
        <>
          <LinkButton icon="bell" to={dayPath(id, 'avisos')}>
            {words.notices}
          </LinkButton>
          <LinkButton
            variant="secondary"
            to={`${paths.admin.registrations.to()}?torneo=${encodeURIComponent(id)}`}
          >
            {words.registrations}
          </LinkButton>
          <LinkButton variant="secondary" to={playPath(id)}>
            {words.stages}
          </LinkButton>
          <TournamentLinks tournament={tournament} />
        </>
      )}
    >
      {(day, now) => <Sections day={day} now={now} />}
    </DayFrame>
  );
}

function Sections({ day, now }: { day: Day; now: Date }) {
  const { tournament, units } = day;
  const isOver = (window: ConfirmationWindow) => windowPhase(tournament, window, now) === 'closed';
  const windows = tournament.windows.toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  const section = (window: ConfirmationWindow) => (
    <ConfirmationSection key={window.kind} day={day} window={window} now={now} />
  );
  const pending = units.filter(({ status, place }) => status === 'pending' && place === 'held').length;
  const needy = needyUnits(units, tournament, now).length;
  return (
    <div className="grid gap-4">
      {tournament.endedAt !== null && (
        <AdminSection title={words.ended}>
          <PodiumShare tournament={tournament} />
        </AdminSection>
      )}
      {(pending > 0 || needy > 0) && (
        <p className="text-mist">
          {[
            ...(pending > 0 ? [words.toReview(pending)] : []),
            ...(needy > 0 ? [words.toNotify(needy)] : []),
          ].join(' · ')}
        </p>
      )}
      {windows.filter((window) => !isOver(window)).map(section)}
      {windows.length === 0 && <p className="surface p-4 text-mist">{words.noWindows}</p>}
      <WaitlistSection day={day} now={now} />
      <MatchesSection day={day} now={now} />
      {windows.filter(isOver).map(section)}
    </div>
  );
}
