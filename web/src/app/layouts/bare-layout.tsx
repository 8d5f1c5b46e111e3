import { PageOutlet } from '../page-outlet.tsx';
import { mainId } from './main-id.ts';

/** The layout of screens without a header: rules and public forms (spec section 2). */
export function BareLayout() {
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className="min-h-dvh pt-[env(safe-area-inset-top)] pb-[max(2rem,env(safe-area-inset-bottom))]"
    >
      <PageOutlet />
    </main>
  );
}
