import { Icon } from '../../components/icon.tsx';
import { OverlayLink } from '../overlay-link.tsx';

export function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <OverlayLink
        overlay="faq"
        aria-label="Ayuda: preguntas frecuentes"
        className="help-button fire-fill fixed right-[max(1rem,env(safe-area-inset-right))] z-30 grid size-[clamp(48px,3rem,15vw)] place-items-center rounded-full lg:size-14 shadow-glow transition hover:brightness-110"
      >
        <Icon name="help" className="size-7" />
      </OverlayLink>
    </aside>
  );
}
