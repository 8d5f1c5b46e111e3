import { Icon } from '../../components/icon.tsx';
import { OverlayLink } from '../overlay-link.tsx';

export function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <OverlayLink
        overlay="faq"
        aria-label="Ayuda: preguntas frecuentes"
        className="help-button fire-fill fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,calc(env(safe-area-inset-bottom)+0.5rem))] z-30 grid size-14 place-items-center rounded-full shadow-glow transition hover:brightness-110"
      >
        <Icon name="help" className="size-7" />
      </OverlayLink>
    </aside>
  );
}
