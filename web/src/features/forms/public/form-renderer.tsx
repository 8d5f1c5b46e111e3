import type { Form } from '@copa/domain/forms/form';
import { AFTER_FORM_MS } from '@copa/domain/limits';
import { type FormEvent, useCallback, useState } from 'react';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { AnswerInput } from '../../../components/fields/answer-input.tsx';
import { Illustration } from '../../../components/illustration.tsx';
import { DropDraftButton, RestoredDraft } from '../../../components/kept-draft.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { paths } from '../../../config/paths.ts';
import { useLeaveAfter } from '../../../lib/browser/use-leave-after.ts';
import { useFirstErrorFocus, useSwappedFocus } from '../../../lib/form-focus.ts';
import { useRetry } from '../../../lib/network/use-retry.ts';
import { useShownFromTop } from '../../../lib/use-shown-from-top.ts';
import * as words from '../words/public-form.ts';
import { deliverPending } from './deliver-responses.ts';
import { useUndelivered } from './local-responses.ts';
import { UndeliveredCard } from './undelivered-responses.tsx';
import { useFormAnswers } from './use-form-answers.ts';

interface FormRendererProps {
  readonly form: Form | null;
  readonly onRefused?: () => void;
}

export function FormRenderer({ form, onRefused }: FormRendererProps) {
  if (form === null) {
    return (
      <Card>
        <h2 className="text-2xl uppercase">{words.missingForm}</h2>
      </Card>
    );
  }
  return <LoadedForm form={form} onRefused={onRefused} />;
}

interface LoadedFormProps {
  readonly form: Form;
  readonly onRefused: FormRendererProps['onRefused'];
}

function LoadedForm({ form, onRefused }: LoadedFormProps) {
  const { answers, restored, errors, sending, setAnswer, submit, reset } = useFormAnswers(form, onRefused);
  const [element, focusFirstError] = useFirstErrorFocus();
  const [beginnings, setBeginnings] = useState(0);
  const part = useSwappedFocus(beginnings);
  const again = () => {
    reset();
    setBeginnings((count) => count + 1);
  };
  if (sending.state === 'done') return <FormSent onAgain={again} />;
  if (sending.state === 'kept') return <FormKept responseId={sending.responseId} onAgain={again} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!submit()) focusFirstError();
  };
  const dropping = { disabled: sending.state === 'sending', onDrop: again };
  const isWritten = Object.values(answers).flat().join('') !== '';
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="surface pad grid gap-5">
      {restored && <RestoredDraft {...dropping} whose={null} />}
      <div ref={part} className="contents">
        {form.fields.map((field) => (
          <AnswerInput
            key={field.id}
            field={field}
            answer={answers[field.id]}
            error={errors[field.id]}
            selectPlaceholder={words.chooseOption}
            onChange={(answer) => {
              // The form takes no input during the call, because its success would lose that input.
              if (sending.state !== 'sending') setAnswer(field.id, answer);
            }}
          />
        ))}
      </div>
      <p role="alert" className="font-semibold text-danger">
        {sending.state === 'failed' && sending.message}
      </p>
      <Button
        type="submit"
        size="lg"
        block
        busy={sending.state === 'sending'}
        disabled={form.fields.some(({ id }) => errors[id] !== undefined)}
      >
        {sending.state === 'sending' ? words.sending : words.send}
      </Button>
      {isWritten && <DropDraftButton {...dropping} />}
    </form>
  );
}

function FormKept({ responseId, onAgain }: { responseId: string; onAgain: () => void }) {
  const kept = useUndelivered().find(({ response }) => response.id === responseId);
  const isRefused = kept?.response.refused !== undefined;
  const part = useSwappedFocus(isRefused);
  if (kept === undefined) return <FormSent onAgain={onAgain} />;
  return (
    <div ref={part} className="contents">
      {isRefused ? (
        <UndeliveredCard undelivered={kept} onDiscarded={onAgain} />
      ) : (
        <StillHere onAgain={onAgain} />
      )}
    </div>
  );
}

function StillHere({ onAgain }: { onAgain: () => void }) {
  const heading = useShownFromTop<HTMLHeadingElement>();
  useRepeats();
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
        {words.keptTitle}
      </h2>
      <output className="text-mist">{words.keptText}</output>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{words.sendAnother}</Button>
        <LinkButton to={paths.home.to()} variant="secondary">
          {words.backHome}
        </LinkButton>
      </div>
    </Card>
  );
}

function useRepeats(): void {
  const { warning } = useToast();
  const again = useCallback(() => void deliverPending(warning), [warning]);
  useRetry(true, again);
}

function FormSent({ onAgain }: { onAgain: () => void }) {
  const leaving = useLeaveAfter(AFTER_FORM_MS, paths.home.to());
  const heading = useShownFromTop<HTMLHeadingElement>();
  return (
    <Card className="grid justify-items-center gap-5 text-center">
      <Illustration name="victory" />
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl uppercase">
          {words.sentTitle}
        </h2>
        <output className="text-mist">{words.sentText}</output>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>{words.sendAnother}</Button>
        <LinkButton to={paths.home.to()} variant="secondary">
          {words.backHome}
        </LinkButton>
      </div>
      <p className="min-h-6 text-sm text-dim">{leaving && words.backSoon}</p>
    </Card>
  );
}
