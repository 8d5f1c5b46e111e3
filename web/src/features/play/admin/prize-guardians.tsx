import { firstNameOf } from '@copa/domain/people/first-name';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { RegistrationSchema } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { GuardianLine } from '../../../components/admin/guardian/guardian-line.tsx';
import { useGuardianChat } from '../../../components/admin/guardian/use-guardian-chat.ts';
import { Button } from '../../../components/button.tsx';
import * as words from '../../../components/words/guardian.ts';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useSite } from '../../../lib/use-site.ts';

interface Prize {
  readonly registrationId: string;
  readonly tournament: Pick<Tournament, 'name' | 'timeZone'>;
  readonly prize: string;
}

export function PrizeGuardians(props: Prize) {
  const path = `registrations/${encodeURIComponent(props.registrationId)}`;
  const { document } = useLiveDocument(path, RegistrationSchema);
  const minors = (document?.members ?? []).flatMap((member) =>
    member.state === 'accepted' && member.ageBand === 'minor' ? [member] : [],
  );
  if (minors.length === 0) return null;
  return (
    <div className="grid w-full gap-2">
      {minors.map((minor) => (
        <PrizeGuardian key={minor.id} {...props} minor={minor} />
      ))}
      <p className="text-sm text-dim">{words.goesThroughAdults}</p>
    </div>
  );
}

function PrizeGuardian({ registrationId, tournament, prize, minor }: Prize & { minor: AcceptedMember }) {
  const { name: brand } = useSite();
  const { busy, chat, open } = useGuardianChat({
    id: registrationId,
    memberId: minor.id,
    purpose: 'prize',
    timeZone: tournament.timeZone,
    messageOf: ({ name }) =>
      words.tellOfPrize(
        { adult: firstNameOf(name), minor: firstNameOf(minor.fullName), tournament: tournament.name },
        brand,
        prize,
      ),
  });
  return (
    <div>
      <Button variant="secondary" icon="whatsapp" busy={busy} onClick={() => void open()}>
        {words.contactOf(minor.nick === '' ? minor.fullName : minor.nick)}
      </Button>
      {chat !== null && <GuardianLine chat={chat} />}
    </div>
  );
}
