import { RULES_COUNTDOWN_S } from '@copa/domain/limits';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import type { LinkPageData } from '@copa/domain/tournaments/pages/link-page';
import { planFacts } from '@copa/domain/tournaments/plan-facts';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { formMissing } from '@copa/domain/words/errors';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/fields/choice-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { HowItIsPlayed } from '../../../../components/plan/how-it-is-played.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { cx } from '../../../../lib/cx.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { noteOwnScroll } from '../../../../lib/staying.ts';
import * as words from '../../words/rules.ts';
import { type RulesCountdown, useRulesCountdown } from './use-rules-countdown.ts';

interface RulesAcceptanceProps {
  readonly tournament: Tournament;
  /** The plan in the page's HTML, which the first render must repeat. */
  readonly written?: Pick<LinkPageData, 'plan'> | null;
  /**
   * True if the page scrolls by itself to the current rule. False if text above the rules must stay in view.
   */
  readonly isFollowed?: boolean;
  readonly onAccept: () => void;
}

export function RulesAcceptance(props: RulesAcceptanceProps) {
  const { tournament, written = null, isFollowed = true, onAccept } = props;
  const rules = rulesLines(tournament.rules);
  const plan =
    written === null
      ? tournament.plan && planFacts(tournament.plan, tournament.timeZone, serverNow(), ownTimeZone())
      : written.plan;
  const countdown = useRulesCountdown(rules.length);
  const container = useFollowed<HTMLDivElement>(
    countdown.finished ? ACCEPTANCE : CURRENT_RULE,
    isFollowed ? countdown.current : 0,
  );
  return (
    <div ref={container}>
      <ReadingProgress countdown={countdown} />
      {rules.length === 0 ? (
        <NoRules />
      ) : (
        <RuleList>
          {rules.map((rule, index) => (
            <Rule key={`${index} ${rule}`} number={index + 1} text={rule} state={stateOf(index, countdown)} />
          ))}
        </RuleList>
      )}
      <BesideRules>{plan && <HowItIsPlayed plan={plan} />}</BesideRules>
      <Acceptance
        hasForm={tournament.linkedFormId !== null}
        finished={countdown.finished}
        onAccept={onAccept}
      />
    </div>
  );
}

export function NoRules() {
  return <p className="surface pad text-mist">{words.toCome}</p>;
}

export function BesideRules({ children }: { children: ReactNode }) {
  return <div className="mt-6 empty:hidden">{children}</div>;
}

export function RuleList({ children }: { children: ReactNode }) {
  return <ol className="grid gap-2.5">{children}</ol>;
}

const CURRENT_RULE = '[aria-current="step"]';
const ACCEPTANCE = '[data-acceptance]';

export function ReadingProgress({ countdown: { finished, secondsLeft } }: { countdown: RulesCountdown }) {
  return (
    <div className="sticky top-0 z-10 -mx-[var(--gutter)] mb-3 grid gap-1.5 bg-night px-[var(--gutter)] pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
      <p className="text-sm text-mist" aria-hidden="true">
        {finished ? words.mayAcceptBelow : words.secondsLeft(secondsLeft)}
      </p>
      <ProgressBar
        label={words.readingTime}
        value={RULES_COUNTDOWN_S - secondsLeft}
        max={RULES_COUNTDOWN_S}
      />
      <output className="sr-only">{finished ? words.mayAccept : words.readFor(RULES_COUNTDOWN_S)}</output>
    </div>
  );
}

type RuleState = 'waiting' | 'current' | 'read';

function stateOf(index: number, { read, current }: RulesCountdown): RuleState {
  if (index < read) return 'read';
  return index === current ? 'current' : 'waiting';
}

export function Rule({ number, text, state }: { number: number | string; text: string; state: RuleState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(
        'flex scroll-my-24 gap-3 rounded-md border p-4 transition-colors duration-300',
        state === 'current' ? 'border-ember bg-ember/12 text-ink' : 'border-line bg-coal/60 text-mist',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold',
          state === 'read' ? 'bg-success/20 text-success' : 'bg-smoke text-ink',
        )}
      >
        {state === 'read' ? <Icon name="check" className="size-4" /> : number}
      </span>
      <span className="min-w-0">
        {text}
        {state === 'read' && <span className="sr-only"> {words.ruleRead}</span>}
      </span>
    </li>
  );
}

interface AcceptanceProps {
  readonly hasForm: boolean;
  readonly finished: boolean;
  readonly onAccept: () => void;
}

export function Acceptance({ hasForm, finished, onAccept }: AcceptanceProps) {
  const [accepted, setAccepted] = useState(false);
  const [missingForm, setMissingForm] = useState(false);

  const go = () => {
    if (hasForm) onAccept();
    else setMissingForm(true);
  };

  return (
    <div data-acceptance className="surface pad mt-6 grid gap-4">
      <Checkbox
        checked={accepted}
        disabled={!finished}
        onChange={(event) => setAccepted(event.target.checked)}
      >
        {words.accept}
      </Checkbox>
      {missingForm && (
        <p role="alert" className="flex gap-2 font-semibold text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {formMissing}
        </p>
      )}
      <Button size="lg" block disabled={!finished || !accepted} onClick={go}>
        {buttonText(finished, accepted)}
      </Button>
    </div>
  );
}

function buttonText(finished: boolean, accepted: boolean): string {
  if (!finished) return words.waitToAccept;
  return accepted ? words.goOn : words.acceptFirst;
}

const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function useFollowed<Container extends HTMLElement>(
  selector: string,
  turn: number,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const following = useRef(true);

  useEffect(() => {
    const leave = () => {
      following.current = false;
    };
    for (const event of OWN_SCROLLING) addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of OWN_SCROLLING) removeEventListener(event, leave);
    };
  }, []);

  useEffect(() => {
    if (!following.current || turn === 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const target = container.current?.querySelector(selector);
    noteOwnScroll();
    target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selector, turn]);

  return container;
}
