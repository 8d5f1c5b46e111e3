import { type ReactNode, useId } from 'react';

interface SectionProps {
  eyebrow: string;
  title: string;
  children: ReactNode;
}

export function Section({ eyebrow, title, children }: SectionProps) {
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
