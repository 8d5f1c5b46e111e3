import { ExternalLinkButton } from '../../../../components/button.tsx';
import { useSite } from '../../../../lib/use-site.ts';

export default function OwnGroups() {
  const { community } = useSite();
  if (community.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {community.map(({ kind, label, url }) => (
        <li key={url}>
          <ExternalLinkButton href={url} icon={kind} variant="secondary">
            {label}
          </ExternalLinkButton>
        </li>
      ))}
    </ul>
  );
}
