import { DAY_MS } from '@copa/domain/limits';
import { MAIL_KEPT_DAYS, type Mail } from '@copa/domain/mail';

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/**
 * Mails are plain text, so that nothing a person typed can become markup, a hidden link or a second header.
 */
export function mailOf(to: string, { subject, paragraphs }: Letter, now: Date): Mail {
  return {
    to: [to],
    message: {
      subject: subject.replaceAll(/\s+/g, ' ').trim(),
      text: `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`,
    },
    expiresAt: new Date(now.getTime() + MAIL_KEPT_DAYS * DAY_MS),
  };
}
