import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * These events cancel the navigation. `blur` and `visibilitychange` are listed, because a share sheet takes
 * the focus and may hide the page.
 */
const STAY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'blur', 'visibilitychange'] as const;

/** `scroll` is ignored until this time has passed, because the page itself scrolls on arrival. */
const ARRIVAL_MS = 300;

export function useLeaveAfter(milliseconds: number, to: string, { wanted = true } = {}): boolean {
  const [leaving, setLeaving] = useState(wanted);
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return undefined;
    const stay = () => setLeaving(false);
    const timer = setTimeout(() => void navigate(to), milliseconds);
    const end = new AbortController();
    const listen = (event: string) => addEventListener(event, stay, { passive: true, signal: end.signal });
    for (const event of STAY_EVENTS) listen(event);
    const arrived = setTimeout(() => listen('scroll'), ARRIVAL_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(arrived);
      end.abort();
    };
  }, [leaving, milliseconds, navigate, to]);

  return leaving;
}
