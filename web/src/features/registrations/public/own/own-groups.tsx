import { ExternalLinkButton } from '../../../../components/button.tsx';
import type { CommunityLink } from '../../../../config/site.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/own-groups.ts';

/** Organisers announce changes in the WhatsApp groups. Without one, each community link counts as official. */
export default function OwnGroups() {
  const { community } = useSite();
  const groups = community.filter(({ kind }) => kind === 'whatsapp');
  const official = groups.length === 0 ? community : groups;
  const others = community.filter((link) => !official.includes(link));
  return (
    <div className="grid gap-3 empty:hidden">
      {official.length > 0 && <Links title={words.official(official.length)} links={official} />}
      {others.length > 0 && <Links title={words.others} links={others} />}
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly CommunityLink[] }) {
  return (
    <>
      <p className="text-mist">{title}</p>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ kind, label, url }) => (
          <li key={url}>
            <ExternalLinkButton href={url} icon={kind} variant="secondary">
              {label}
            </ExternalLinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
