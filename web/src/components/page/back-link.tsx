import { LinkButton } from '../button.tsx';
import * as words from '../words/controls.ts';

export function BackLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="ghost" icon="arrow-left" className="-ml-[min(1rem,var(--gutter))]">
      {words.back}
    </LinkButton>
  );
}
