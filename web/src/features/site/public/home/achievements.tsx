import { useRef } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { Section } from './section.tsx';

const achievements: ReadonlyArray<{ icon: IconName; figure: string; label: string }> = [
  { icon: 'trophy', figure: '3', label: 'torneos realizados' },
  { icon: 'duo', figure: '300+', label: 'jugadores inscritos' },
  { icon: 'gift', figure: '$300+', label: 'en premios' },
  { icon: 'support', figure: '24/7', label: 'de soporte' },
];

/** A scrolling region must be reachable by keyboard, even without a button inside. */
const scroller = { tabIndex: 0 };

/** Scrolls by itself with a finger or the arrow keys; the buttons are there for a mouse. */
export function Achievements() {
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const card = list.current?.firstElementChild;
    list.current?.scrollBy({ left: direction * (card?.clientWidth ?? 240) });
  };

  return (
    <Section eyebrow="Nuestra historia" title="Logros de la comunidad">
      <div className="relative">
        <ul ref={list} className="carousel" aria-label="Logros" {...scroller}>
          {achievements.map(({ icon, figure, label }) => (
            <li key={label} className="surface carousel-card">
              <Icon name={icon} className="size-8 text-ember" />
              <p className="mt-4 grid">
                <span className="fire-text w-fit font-display text-3xl font-extrabold italic">{figure}</span>
                <span className="text-mist">{label}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex justify-end gap-2 lg:hidden">
          <IconButton icon="arrow-left" label="Logro anterior" onClick={() => move(-1)} />
          <IconButton icon="arrow-right" label="Logro siguiente" onClick={() => move(1)} />
        </div>
      </div>
    </Section>
  );
}
