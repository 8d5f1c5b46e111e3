import { PageHeader } from '../../components/page-header.tsx';
import { CardGridSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle(pageMeta.tournaments.title);
  return (
    <div className="wrap">
      <PageHeader
        eyebrow="Arena abierta"
        title="Torneos activos"
        intro="Elige el tuyo, lee las reglas e inscríbete gratis en un minuto."
      />
      <CardGridSkeleton label="Cargando torneos…" />
    </div>
  );
}
