import { ExternalLinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import type { CommunityLink } from '../../../../config/site.ts';
import { useSite } from '../../../../lib/use-site.ts';
import { Section } from './section.tsx';

const kinds: Record<CommunityLink['kind'], { icon: IconName; text: string }> = {
  chat: { icon: 'chat', text: 'Encuentra con quién jugar, practica y entérate de todo en tiempo real.' },
  whatsapp: {
    icon: 'whatsapp',
    text: 'Aquí se comparten las salas, los horarios y los avisos de cada torneo.',
  },
};

export function CommunityLinks() {
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
