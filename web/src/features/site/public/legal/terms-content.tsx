import { useSite } from '../../../../lib/use-site.ts';
import { termsSections } from '../../words/terms.ts';

export function TermsContent({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const Part = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <ol className="grid gap-8">
      {termsSections(useSite()).map((section, index) => (
        <li key={section.id} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
          <span aria-hidden="true" className="fire-text font-display text-2xl font-extrabold italic">
            {index + 1}
          </span>
          <section aria-labelledby={`termino-${section.id}`} className="grid min-w-0 gap-3">
            <Heading id={`termino-${section.id}`} className="pt-1 text-xl">
              {section.title}
            </Heading>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-mist">
                {paragraph}
              </p>
            ))}
            {section.points && (
              <ul className="grid list-disc gap-2 pl-5 text-mist marker:text-ember">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {section.parts?.map(({ title, paragraphs }) => (
              <section key={title} className="grid gap-2">
                <Part className="pt-1 text-lg">{title}</Part>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="text-mist wrap-anywhere">
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </section>
        </li>
      ))}
    </ol>
  );
}
