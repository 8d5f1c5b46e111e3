import { DAY_MS } from '@copa/domain/limits';
import { MAIL_KEPT_DAYS, type Mail } from '@copa/domain/mail';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** One after another, each a paragraph of its own; empty ones are left out. */
  readonly paragraphs: readonly string[];
}

/** Plain text only: nothing that somebody typed can become markup, a link in disguise or a second header. */
export function mailOf({ to, subject, paragraphs }: Letter, now: Date): Mail {
  return {
    to: [to],
    message: {
      subject: subject.replaceAll(/\s+/g, ' ').trim(),
      text: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
    },
    expiresAt: new Date(now.getTime() + MAIL_KEPT_DAYS * DAY_MS),
  };
}

/** The address may belong to somebody else, so no mail carries a word that its sender typed, not even a name. */
export const GREETING = 'Hola:';
/** Mails never carry the private code: their documents would store it in the clear. */
export const PRIVATE_LINK =
  'Consulta tu estado cuando quieras con el enlace privado que recibiste al inscribirte.';
