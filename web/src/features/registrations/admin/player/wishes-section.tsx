import type { AcceptedMember, Wish } from '@copa/domain/registrations/member';
import { decideNames } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { Button } from '../../../../components/button.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { wishing } from '../unit-words.ts';
import { REGISTRATION_VIEWS } from './use-player-task.ts';

/** The names that players asked for after the approval: the present ones stay public until an organiser takes them. */
export function WishesSection({ registration }: { registration: Registration }) {
  const members = wishing(registration);
  if (members.length === 0) return null;
  return (
    <section
      aria-labelledby="wishes-title"
      className="grid gap-3 rounded-md border border-info/40 bg-info/10 p-3"
    >
      <h3 id="wishes-title" className="font-semibold text-info">
        Piden otro nombre
      </h3>
      {members.map(({ member, wish }) => (
        <OneWish key={member.id} registration={registration} member={member} wish={wish} />
      ))}
    </section>
  );
}

interface OneWishProps {
  readonly registration: Registration;
  readonly member: AcceptedMember;
  readonly wish: Wish;
}

function OneWish({ registration, member, wish }: OneWishProps) {
  const decide = useApiMutation(decideNames, REGISTRATION_VIEWS);
  const toast = useToast();
  const send = async (taken: boolean) => {
    const params = { id: registration.id, memberId: member.id };
    try {
      await decide.mutateAsync({ params, body: { taken, revision: wish.revision } });
      toast.success(taken ? 'El nombre nuevo ya es público.' : 'Sigue el nombre de antes.');
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const { nick, unit } = wish;
  return (
    <div className="grid gap-2">
      {unit !== null && <Change from={nameOf(registration.unit)} to={nameOf(unit)} />}
      {nick !== null && (
        <Change from={member.nick === '' ? NO_NICK : member.nick} to={nick === '' ? NO_NICK : nick} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={decide.isPending} onClick={() => void send(true)}>
          Aceptar
        </Button>
        <Button variant="secondary" busy={decide.isPending} onClick={() => void send(false)}>
          No aceptar
        </Button>
      </div>
    </div>
  );
}

const NO_NICK = 'Sin nick';

function Change({ from, to }: { from: string; to: string }) {
  return (
    <p className="wrap-anywhere">
      {from} <span aria-hidden="true">→</span> <span className="sr-only">pide llamarse</span>{' '}
      <strong>{to}</strong>
    </p>
  );
}

const nameOf = ({ name, tag }: { name: string; tag: string }) => [tag, name].filter(Boolean).join(' ');
