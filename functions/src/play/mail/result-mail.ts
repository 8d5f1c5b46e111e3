import type { Mail } from '@copa/domain/mail';
import type { Outcome } from '@copa/domain/play/outcome';
import { GREETING, mailOf, PRIVATE_LINK } from '../../mail.ts';

export interface ClosedStage {
  readonly tournament: string;
  readonly name: string;
  /** Null where nobody has named it yet. */
  readonly next: string | null;
}

type Words = { readonly subject: string; readonly paragraphs: readonly string[] };

/** Tells a member of a unit what a closed stage means for it. */
export function resultMail(
  to: string,
  outcome: Outcome,
  isTeam: boolean,
  stage: ClosedStage,
  now: Date,
): Mail {
  const { subject, paragraphs } = wordsOf(outcome, isTeam, stage);
  return mailOf(
    {
      to,
      subject: `${subject}: ${stage.tournament}`,
      paragraphs: [GREETING, ...paragraphs, PRIVATE_LINK],
    },
    now,
  );
}

function wordsOf({ result, rank }: Outcome, isTeam: boolean, { tournament, name, next }: ClosedStage): Words {
  const came = isTeam ? `tu equipo quedó ${rank}.º` : `quedaste ${rank}.º`;
  if (result === 'passed') {
    const to = next === null ? `la fase siguiente de «${tournament}»` : `«${next}» de «${tournament}»`;
    return {
      subject: isTeam ? '¡Tu equipo clasificó!' : '¡Clasificaste!',
      paragraphs: [
        `${isTeam ? '¡Tu equipo clasificó' : '¡Clasificaste'} a ${to}! En «${name}» ${came}.`,
        'En «Mi torneo» aparece cuándo y dónde se juega lo que sigue.',
      ],
    };
  }
  if (result === 'out') {
    const missed = isTeam ? 'no clasificó' : 'no clasificaste';
    return {
      subject: 'Terminó la fase',
      paragraphs: [`Terminó «${name}» de «${tournament}»: ${came} y esta vez ${missed}. ¡Gracias por jugar!`],
    };
  }
  if (rank === 1) {
    return {
      subject: isTeam ? '¡Tu equipo es campeón!' : '¡Eres campeón!',
      paragraphs: [`¡${isTeam ? 'Tu equipo es' : 'Eres'} campeón de «${tournament}»! Felicitaciones.`],
    };
  }
  return {
    subject: isTeam ? `Tu equipo quedó ${rank}.º` : `Quedaste ${rank}.º`,
    paragraphs: [`Terminó «${tournament}» y ${came}. ¡Gracias por jugar!`],
  };
}
