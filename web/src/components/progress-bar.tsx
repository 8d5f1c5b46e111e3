/** A native element: its width needs no inline style, which the content policy would refuse. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const limit = Math.max(max, 1);
  return (
    <progress aria-label={label} className="bar" value={Math.min(Math.max(value, 0), limit)} max={limit} />
  );
}
