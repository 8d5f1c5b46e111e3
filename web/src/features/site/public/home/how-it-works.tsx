import { Section } from './section.tsx';

const steps = [
  { title: 'Elige tu torneo', text: 'Mira la fecha, el modo, los cupos y los premios antes de decidir.' },
  {
    title: 'Lee y acepta las reglas',
    text: 'Son cortas y claras. Diez segundos que te evitan quedar fuera.',
  },
  { title: 'Inscríbete sin cuenta', text: 'Recibes un enlace privado para seguir tu inscripción.' },
  { title: 'Confirma y juega', text: 'Tres confirmaciones, eliminación y una final al mejor de 3.' },
] as const;

export function HowItWorks() {
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
