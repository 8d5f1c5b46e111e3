import { AFTER_FORM_MS } from '@copa/domain/limits';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Illustration } from '../../../components/illustration.tsx';
import { paths } from '../../../config/paths.ts';
import { useLeaveAfter } from '../../../lib/use-leave-after.ts';
import { useShownFromTop } from '../../../lib/use-shown-from-top.ts';
import * as words from '../words/public-form.ts';

export function FormSent({ onAgain }: { onAgain: () => void }) {
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
