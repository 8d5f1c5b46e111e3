import { ExternalLinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { site } from '../../config/site.ts';
import { Section } from './section.tsx';

const icons: Record<(typeof site.community)[number]['id'], IconName> = {
  chat: 'chat',
  whatsapp: 'whatsapp',
  'whatsapp-alerts': 'bell',
};

export function CommunityLinks() {
  return (
    <Section eyebrow="Comunidad" title="No vueles en solitario">
      <ul className="grid gap-4 md:grid-cols-3">
        {site.community.map(({ id, title, description, action, href }) => (
          <li key={id}>
            <Card className="flex h-full flex-col">
              <Icon name={icons[id]} className="size-8 text-ember" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-1 mb-5 text-mist">{description}</p>
              <ExternalLinkButton
                href={href}
                variant="secondary"
                iconAfter="arrow-right"
                block
                className="mt-auto"
              >
                {action}
              </ExternalLinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
