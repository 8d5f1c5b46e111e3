import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/team.tsx';
import { useOwnRegistrations } from '../own/own-registrations.ts';
import { type Inviting, TeamCount, TeamLink } from './team-link.tsx';

export default function CaptainTeam({ code, ...team }: Omit<Inviting, 'waitlistMode'> & { code: string }) {
  const { invitation = '' } = useOwnRegistrations().find((own) => own.code === code) ?? {};
  const toOwn = (
    <LinkButton to={paths.registrationStatus.to(code)} variant="ghost">
      {words.manage}
    </LinkButton>
  );
  return (
    <div className="grid gap-3">
      {invitation !== '' ? (
        <TeamLink {...team} waitlistMode={null} isDeadlineTold invitationCode={invitation} more={toOwn} />
      ) : (
        <>
          <TeamCount members={team.members} />
          <p className="text-mist">{words.linkElsewhere}</p>
          <div className="-ml-[min(1rem,5vw)]">{toOwn}</div>
        </>
      )}
    </div>
  );
}
