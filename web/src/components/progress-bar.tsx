/** Uses `<progress>`, because the content security policy refuses a style attribute in built HTML. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const limit = Math.max(max, 1);
  return (
    <progress aria-label={label} className="bar" value={Math.min(Math.max(value, 0), limit)} max={limit} />
  );
}
