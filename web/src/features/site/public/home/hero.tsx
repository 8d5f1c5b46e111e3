import { PRIZE_DELIVERY_DAYS } from '@copa/domain/limits';
import { LinkButton } from '../../../../components/button.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import { useSite } from '../../../../lib/use-site.ts';

const facts: ReadonlyArray<{ icon: IconName; text: string }> = [
  { icon: 'coin', text: 'Inscripción gratis' },
  { icon: 'user', text: 'Sin crear una cuenta' },
  { icon: 'gift', text: `Premios en ${PRIZE_DELIVERY_DAYS} días` },
];

export function Hero() {
  const site = useSite();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-grid">
        <img src="/art/hero.svg" alt="" width={640} height={640} fetchPriority="high" className="hero-art" />
        <div className="hero-text">
          <p className="eyebrow hidden lg:block">{site.name} · battle royale móvil</p>
          <h1 id="hero-title" tabIndex={-1} className="text-hero uppercase">
            Renace <br />
            <span className="fire-text">en cada partida</span>
          </h1>
          <p className="mt-5 max-w-md text-lg text-mist">
            Torneos gratis para toda Latinoamérica. Inscríbete en un minuto, juega desde tu celular y llévate
            el premio.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton
              to={paths.tournaments.to()}
              size="lg"
              iconAfter="arrow-right"
              className="w-full sm:w-auto"
            >
              Inscribirme a un torneo
            </LinkButton>
          </div>
          <ul className="mt-7 grid gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap text-mist">
            {facts.map(({ icon, text }) => (
              <li key={icon} className="flex items-center gap-2">
                <Icon name={icon} className="size-5 text-gold" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
