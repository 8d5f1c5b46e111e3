import { Button, LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { paths } from '../../../config/paths.ts';
import { useShownFromTop } from '../../../lib/use-shown-from-top.ts';
import * as words from '../words/public-form.ts';
import { FormSent } from './form-sent.tsx';
import { useUndelivered } from './local-responses.ts';
import { UndeliveredCard } from './undelivered-responses.tsx';

interface FormKeptProps {
  readonly responseId: string;
  readonly onAgain: () => void;
}

/** Shows an answer that could not be delivered yet, until its fate is known. */
export function FormKept({ responseId, onAgain }: FormKeptProps) {
  const kept = useUndelivered().find(({ response }) => response.id === responseId);
  if (kept === undefined) return <FormSent onAgain={onAgain} />;
  return kept.response.refused === undefined ? (
    <StillHere onAgain={onAgain} />
  ) : (
    <UndeliveredCard undelivered={kept} onDiscarded={onAgain} />
  );
}

function StillHere({ onAgain }: { onAgain: () => void }) {
  const heading = useShownFromTop<HTMLHeadingElement>();
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
