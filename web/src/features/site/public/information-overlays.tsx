import { useState } from 'react';
import FaqOverlay from './faq/faq-overlay.tsx';
import TermsOverlay from './legal/terms-overlay.tsx';

export type Information =
  | { readonly overlay: 'terms' }
  | { readonly overlay: 'faq'; readonly question: string | null };

interface InformationOverlaysProps {
  readonly shown: Information | null;
  readonly onClose: () => void;
}

/** One download for all overlays, because they share most of their code. */
export default function InformationOverlays({ shown, onClose }: InformationOverlaysProps) {
  // A loaded overlay stays mounted, so that it can play its closing animation.
  const [everShown, setEverShown] = useState({ terms: false, faq: false });
  if (shown && !everShown[shown.overlay]) setEverShown({ ...everShown, [shown.overlay]: true });
  return (
    <>
      {everShown.terms && <TermsOverlay open={shown?.overlay === 'terms'} onClose={onClose} />}
      {everShown.faq && (
        <FaqOverlay
          open={shown?.overlay === 'faq'}
          question={shown?.overlay === 'faq' ? shown.question : null}
          onClose={onClose}
        />
      )}
    </>
  );
}
