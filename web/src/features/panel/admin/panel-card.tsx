import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';

interface PanelCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  /** Null where this person has no screen to open. */
  readonly to: string | null;
  readonly children?: ReactNode;
}

export function PanelCard({ title, description, icon, to, children }: PanelCardProps) {
  return (
    <article className="surface relative grid content-start gap-3 p-5 transition-colors hover:border-ember/60 sm:p-6">
      <Icon name={icon} className="size-8 text-ember" />
      <h2 className="text-xl uppercase">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-mist">{description}</p>
      {to === null ? <Badge className="w-fit">PRÓXIMAMENTE</Badge> : children}
    </article>
  );
}
