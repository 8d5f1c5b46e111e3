import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A share sheet takes the focus, and some of them hide the page. */
const STAY_EVENTS = [
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'blur',
  'visibilitychange',
] as const;

/** The page itself scrolls when it arrives. */
const ARRIVAL_MS = 300;

/** Goes to another page after a while, unless the visitor does anything here first. Tells whether it still will. */
export function useLeaveAfter(milliseconds: number, to: string, { wanted = true } = {}): boolean {
  const [leaving, setLeaving] = useState(wanted);
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return undefined;
    const stay = () => setLeaving(false);
    const timer = setTimeout(() => void navigate(to), milliseconds);
    const listening = setTimeout(() => {
      for (const event of STAY_EVENTS) addEventListener(event, stay, { passive: true });
    }, ARRIVAL_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(listening);
      for (const event of STAY_EVENTS) removeEventListener(event, stay);
    };
  }, [leaving, milliseconds, navigate, to]);

  return leaving;
}
