import { PageOutlet } from '../page-outlet.tsx';
import { mainId } from './main-id.ts';

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
