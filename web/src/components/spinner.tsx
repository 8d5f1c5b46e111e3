/** Screen readers skip the spinner, so the caller needs a text or `aria-busy`. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
