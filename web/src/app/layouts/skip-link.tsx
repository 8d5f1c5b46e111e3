import { mainId } from './main-id.ts';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fire-fill sr-only z-50 rounded-md px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      onClick={(event) => {
        // The hash belongs to the overlays: move the focus without touching it.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      Saltar al contenido
    </a>
  );
}
