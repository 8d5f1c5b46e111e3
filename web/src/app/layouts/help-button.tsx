import { Icon } from '../../components/icon.tsx';
import { OverlayLink } from '../overlay-link.tsx';

/** In the room that the bar leaves for it, where it covers nothing; beside the page where there is a margin. */
export function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <OverlayLink
        overlay="faq"
        aria-label="Ayuda: preguntas frecuentes"
        className="help-button fixed z-30 grid place-items-center transition hover:brightness-110"
      >
        <Icon name="help" className="size-(--help-icon)" />
      </OverlayLink>
    </aside>
  );
}
