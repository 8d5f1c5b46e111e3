import { useState } from 'react';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import * as words from '../words/information.ts';
import { FaqContent } from './faq/faq-content.tsx';
import { TermsContent } from './legal/terms-content.tsx';

export type Information =
  | { readonly overlay: 'terms' }
  | { readonly overlay: 'faq'; readonly question: string | null };

export function Component({ shown, onClose }: { shown: Information | null; onClose: () => void }) {
  // Once shown, an overlay stays mounted, so that it can play its closing animation.
  const [everShown, setEverShown] = useState({ terms: false, faq: false });
  if (shown && !everShown[shown.overlay]) setEverShown({ ...everShown, [shown.overlay]: true });
  const isTerms = shown?.overlay === 'terms';
  const isFaq = shown?.overlay === 'faq';
  return (
    <>
      {everShown.terms && (
        <Overlay open={isTerms} onClose={onClose} title={words.terms} size="tall">
          <TermsContent />
        </Overlay>
      )}
      {everShown.faq && (
        <Overlay open={isFaq} onClose={onClose} title={words.faq} size="tall">
          <FaqContent question={isFaq ? shown.question : null} />
        </Overlay>
      )}
    </>
  );
}
