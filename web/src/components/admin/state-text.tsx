export function StateText({ look, children }: { look: string; children: string }) {
  return (
    <span className={`inline-flex min-w-0 items-center gap-1.5 ${look}`}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      <span className="truncate">{children}</span>
    </span>
  );
}
