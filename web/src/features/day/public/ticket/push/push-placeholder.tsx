import * as words from '../../../words/push.ts';
import { pushAllowed } from './push-allowed.ts';
import { PushCard } from './push-card.tsx';

/** Must be as high as `PushOffer`, whose text depends on what the browser allows. */
export function PushPlaceholder() {
  const allowed = pushAllowed();
  // In a browser with permission, the notices of this ticket are most likely on.
  const state = allowed === 'granted' ? 'on' : allowed === 'default' ? 'off' : allowed;
  const { title, text } = words.offers[state];
  return (
    <PushCard
      icon={<span className="size-6 shrink-0" />}
      title={<Unseen text={title} />}
      text={<Unseen text={text} />}
    >
      {(state === 'on' || state === 'off') && <div className="h-11" />}
    </PushCard>
  );
}

function Unseen({ text }: { text: string }) {
  return <span data-text={text} className="invisible before:content-[attr(data-text)]" />;
}
