import { DAY_MS } from '@copa/domain/limits';
import { MAIL_KEPT_DAYS, type Mail } from '@copa/domain/mail';

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/**
 * Mails are plain text, so that typed text cannot become markup or a hidden link. The subject is one line, so
 * that typed text cannot add a header.
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
