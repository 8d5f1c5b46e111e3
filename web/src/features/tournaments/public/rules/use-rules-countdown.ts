import { RULES_COUNTDOWN_S, SECOND_MS } from '@copa/domain/limits';
import { useEffect, useState } from 'react';

export interface RulesCountdown {
  readonly secondsLeft: number;
  readonly finished: boolean;
  readonly read: number;
  readonly current: number;
}

export function countdownAt(secondsLeft: number, rules: number): RulesCountdown {
  const finished = secondsLeft <= 0;
  if (finished) return { secondsLeft: 0, finished, read: rules, current: -1 };
  const elapsed = RULES_COUNTDOWN_S - secondsLeft;
  const read = Math.floor((elapsed / RULES_COUNTDOWN_S) * rules);
  return { secondsLeft, finished, read, current: rules === 0 ? -1 : Math.min(read, rules - 1) };
}

export function useRulesCountdown(rules: number): RulesCountdown {
  const [secondsLeft, setSecondsLeft] = useState(RULES_COUNTDOWN_S);
  const finished = secondsLeft === 0;
  useEffect(() => {
    if (finished) return undefined;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [finished]);
  return countdownAt(secondsLeft, rules);
}
