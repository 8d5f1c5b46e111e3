import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const STAY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Goes to another page after a while, unless the visitor does anything here first. Tells whether it still will. */
export function useLeaveAfter(milliseconds: number, to: string, { wanted = true } = {}): boolean {
  const [leaving, setLeaving] = useState(wanted);
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return undefined;
    const stay = () => setLeaving(false);
    const timer = setTimeout(() => void navigate(to), milliseconds);
    for (const event of STAY_EVENTS) addEventListener(event, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of STAY_EVENTS) removeEventListener(event, stay);
    };
  }, [leaving, milliseconds, navigate, to]);

  return leaving;
}
