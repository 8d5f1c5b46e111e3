import type { ReactNode, Ref } from 'react';
import { Button } from '../../../../../components/button.tsx';
import * as words from '../../../words/ticket.ts';

/** `first-card.tsx` renders these components into templates, so they must have no state. */

interface RoomFrameProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly seat: string | number;
  readonly children: ReactNode;
}

export function RoomFrame({ ref, title, seat, children }: RoomFrameProps) {
  return (
    <section
      ref={ref}
      aria-labelledby="sala"
      tabIndex={-1}
      className="grid gap-[min(0.75rem,3vw)] outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sala" className="text-[min(1.1875rem,5.5vw)] uppercase">
          {title}
        </h2>
        <p className="text-[min(1.0625rem,5vw)] text-mist">
          {words.yourSeat} <strong className="text-[min(1.375rem,6vw)] text-gold tabular-nums">{seat}</strong>
        </p>
      </div>
      {children}
    </section>
  );
}

interface CredentialsProps {
  readonly roomId: string;
  readonly said?: string;
  readonly password: ReactNode;
  readonly noPassword: ReactNode;
  readonly copy: string;
  readonly onCopy?: () => void;
  readonly outcome: ReactNode;
  readonly stay: string;
}

export function Credentials(props: CredentialsProps) {
  const { roomId, said, password, noPassword, copy, onCopy, outcome, stay } = props;
  return (
    <>
      <dl className="grid gap-[min(0.5rem,2vw)] rounded-md border border-line bg-night/60 p-[min(0.75rem,3vw)]">
        <Secret label={words.roomId} value={roomId} said={said} />
        {password}
      </dl>
      {noPassword}
      <Button size="lg" block icon="copy" className="px-2! text-[min(1.1875rem,6vw)]!" onClick={onCopy}>
        {copy}
      </Button>
      {outcome}
      <p className="text-sm text-mist">{stay}</p>
    </>
  );
}

type PasswordProps = Pick<SecretProps, 'value' | 'said'>;

export const Password = (props: PasswordProps) => <Secret label={words.password} {...props} />;
export const NoPassword = () => <p className="text-mist">{words.noPassword}</p>;

interface SecretProps {
  readonly label: string;
  readonly value: string;
  readonly said?: string | undefined;
}

function Secret({ label, value, said = value }: SecretProps) {
  return (
    <div className="grid min-w-0">
      <dt className="text-[min(0.9375rem,4.5vw)] leading-tight text-mist">{label}</dt>
      <dd className="font-mono text-[min(1.25rem,6.25vw)] leading-tight font-bold text-ink wrap-anywhere">
        <span aria-hidden="true" className="select-all">
          {value}
        </span>
        <span className="sr-only">{said}</span>
      </dd>
    </div>
  );
}
