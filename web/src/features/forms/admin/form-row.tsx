import type { Form } from '@copa/domain/forms/form';
import { ownHour } from '@copa/domain/time/hours';
import type { ReactNode } from 'react';
import { Row } from '../../../components/admin/rows.tsx';
import { StateText } from '../../../components/admin/state-text.tsx';
import { Button } from '../../../components/button.tsx';
import * as words from '../words/admin.tsx';
import { FORM_STATES, type FormStateName } from './form-state.ts';

interface FormRowProps {
  readonly form: Form;
  readonly state: FormStateName;
  readonly tournaments: readonly string[];
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onResponses: () => void;
  readonly onShare: () => void;
}

const COLUMNS = '@4xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,5fr)] @4xl:items-center @4xl:gap-x-6';

export function FormRow(props: FormRowProps) {
  const { form, state, tournaments, now, isOpen, onOpen } = props;
  const { title, description, closesAt } = form;
  const { label, look } = FORM_STATES[state];
  const isAnswered = isAnsweredHere(form, tournaments);
  return (
    <Row title={title} target={onOpen} heading="h2" isOpen={isOpen} columns={COLUMNS} action={actOf(props)}>
      <p className="truncate text-sm text-mist @max-4xl:empty:hidden">
        {tournaments.length > 0 ? words.usedByFew(tournaments) : description}
      </p>
      <p className="flex min-w-0 gap-x-3 text-sm">
        <StateText look={look}>{label}</StateText>
        {isAnswered && <span className="shrink-0 text-mist tabular-nums">{words.responseCountOf(form)}</span>}
        {state === 'open' && closesAt !== null && (
          <span className="truncate text-mist">{words.closesAt(ownHour(closesAt, now))}</span>
        )}
      </p>
    </Row>
  );
}

/** False for a form that is answered only in registrations of tournaments. */
export function isAnsweredHere({ responseCount = 0 }: Form, users: readonly unknown[]): boolean {
  return responseCount > 0 || users.length === 0;
}

function actOf({ form, state, tournaments, onResponses, onShare }: FormRowProps): ReactNode {
  const look = 'px-3! text-sm!';
  if ((form.responseCount ?? 0) > 0) {
    return (
      <Button
        variant="secondary"
        className={look}
        aria-label={words.responsesOf(form.title)}
        onClick={onResponses}
      >
        {words.responses}
      </Button>
    );
  }
  if (state !== 'open' || tournaments.length > 0) return null;
  return (
    <Button variant="secondary" className={look} aria-label={words.shareNamed(form.title)} onClick={onShare}>
      {words.share}
    </Button>
  );
}
