import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { Button, ExternalLinkButton, IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import type { CommunityLink } from '../../../../config/site.ts';
import { readLocal, subscribeLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { useSite } from '../../../../lib/use-site.ts';
import { Hero } from './hero.tsx';

/** `featured` is the strip with the next tournament: the route composes it from another feature. */
export function HomePage({ featured }: { featured: ReactNode }) {
  return (
    <>
      <Hero />
      {featured}
      <Achievements />
      <HowItWorks />
      <CommunityLinks />
      <DevelopmentNotice />
    </>
  );
}

const achievements: ReadonlyArray<{ icon: IconName; figure: string; label: string }> = [
  { icon: 'trophy', figure: '3', label: 'torneos realizados' },
  { icon: 'duo', figure: '300+', label: 'jugadores inscritos' },
  { icon: 'gift', figure: '$300+', label: 'en premios' },
  { icon: 'support', figure: '24/7', label: 'de soporte' },
];

/** A scrolling region must be reachable by keyboard, even without a button inside. */
const scroller = { tabIndex: 0 };

/** Scrolls by itself with a finger or the arrow keys; the buttons are there for a mouse. */
function Achievements() {
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

const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el modo, los cupos y los premios antes de decidir.' },
  {
    title: 'Lee y acepta las reglas',
    text: 'Son cortas y claras. Diez segundos que te evitan quedar fuera.',
  },
  { title: 'Inscríbete sin cuenta', text: 'Recibes un enlace privado para seguir tu inscripción.' },
  { title: 'Confirma y juega', text: 'Tres confirmaciones, eliminación y una final al mejor de 3.' },
] as const;

function HowItWorks() {
  return (
    <Section eyebrow="En cuatro pasos" title="Así se juega">
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="step">
            <span aria-hidden="true" className="step-number">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const kinds: Record<CommunityLink['kind'], { icon: IconName; text: string }> = {
  chat: { icon: 'chat', text: 'Encuentra con quién jugar, practica y entérate de todo en tiempo real.' },
  whatsapp: {
    icon: 'whatsapp',
    text: 'Aquí se comparten las salas, los horarios y los avisos de cada torneo.',
  },
};

function CommunityLinks() {
  const { community } = useSite();
  if (community.length === 0) return null;
  return (
    <Section eyebrow="Comunidad" title="No vueles en solitario">
      <ul className="grid gap-4 md:grid-cols-3">
        {community.map(({ kind, label, url }) => (
          <li key={url}>
            <Card className="flex h-full flex-col">
              <Icon name={kinds[kind].icon} className="size-8 text-ember" />
              <h3 className="mt-4 text-xl">{label}</h3>
              <p className="mt-1 mb-5 text-mist">{kinds[kind].text}</p>
              <ExternalLinkButton
                href={url}
                variant="secondary"
                iconAfter="arrow-right"
                block
                className="mt-auto"
                aria-label={`Entrar a ${label}`}
              >
                Entrar
              </ExternalLinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isDismissed = () => readLocal(storageKeys.noticeDismissed) === '1';

function DevelopmentNotice() {
  const dismissed = useSyncExternalStore(subscribeLocal, isDismissed, () => true);
  const dismiss = () => writeLocal(storageKeys.noticeDismissed, '1');

  return (
    <Overlay
      open={!dismissed}
      onClose={dismiss}
      size="small"
      title="Sitio en desarrollo"
      footer={<Button onClick={dismiss}>Entendido</Button>}
    >
      <p className="text-mist">
        Seguimos construyendo este sitio y vas a ver mejoras seguido. Los torneos y las inscripciones ya
        funcionan. Si algo falla, cuéntanos por el grupo oficial.
      </p>
    </Overlay>
  );
}

interface SectionProps {
  eyebrow: string;
  title: string;
  children: ReactNode;
}

function Section({ eyebrow, title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap py-10 sm:py-14">
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id} className="mt-1 mb-6 text-2xl uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
