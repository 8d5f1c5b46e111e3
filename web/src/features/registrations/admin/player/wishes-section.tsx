import { decideNames } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { numberName } from '@copa/domain/registrations/unit';
import { Button } from '../../../../components/button.tsx';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import * as words from '../../words/player.ts';
import { type Wishing, wishing } from '../unit-words.ts';

export function WishesSection({ registration }: { registration: Registration }) {
  const members = wishing(registration);
  if (members.length === 0) return null;
  return (
    <section
      aria-labelledby="wishes-title"
      className="grid gap-3 rounded-md border border-info/40 bg-info/10 p-3"
    >
      <h3 id="wishes-title" className="font-semibold text-info">
        {members.every(({ isNewPlayer }) => isNewPlayer) ? words.newPlayerTitle : words.wishesTitle}
      </h3>
      {members.map((wishing) => (
        <OneWish key={wishing.member.id} registration={registration} {...wishing} />
      ))}
    </section>
  );
}

interface OneWishProps extends Wishing {
  readonly registration: Registration;
}

function OneWish({ registration, member, wish, isNewPlayer }: OneWishProps) {
  const { act, isPending } = useAct(decideNames);
  const number = numberName(registration.number, member);
  const refused = isNewPlayer ? words.nickRefused(number) : words.nameRefused;
  const send = (taken: boolean) =>
    act(
      {
        params: { id: registration.id, memberId: member.id },
        body: { taken, revision: wish.revision },
      },
      taken ? words.nameAccepted : refused,
    );
  const { nick, unit } = wish;
  return (
    <div className="grid gap-2">
      {isNewPlayer && <p className="text-sm">{words.joinedLater(member.fullName, number)}</p>}
      {unit !== null && <Change from={nameOf(registration.unit)} to={nameOf(unit)} />}
      {nick !== null && (
        <Change
          from={member.nick === '' ? words.noNick : member.nick}
          to={nick === '' ? words.noNick : nick}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending} onClick={() => send(true)}>
          {words.accept}
        </Button>
        <Button variant="secondary" busy={isPending} onClick={() => send(false)}>
          {words.refuse}
        </Button>
      </div>
    </div>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  return (
    <p className="wrap-anywhere">
      {from} <span aria-hidden="true">→</span> <span className="sr-only">{words.asksToBe}</span>{' '}
      <strong>{to}</strong>
    </p>
  );
}

const nameOf = ({ name, tag }: { name: string; tag: string }) => [tag, name].filter(Boolean).join(' ');
