import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import { copyText } from '../../../../../lib/browser/copy-text.ts';
import * as words from '../../../words/ticket.ts';

type Credentials = Pick<OpenRoom, 'roomId' | 'password'>;

export const copyRoom = ({ roomId, password }: Credentials) => copyText(words.credentials(roomId, password));

export const copyLabel = ({ password }: Credentials) => (password === '' ? words.copyId : words.copyBoth);

/** A screen reader would read `48213907` as one number of millions. */
export const spelled = (value: string) => value.replace(/.(?=.)/gu, '$& ');

export function copyOutcome(outcome: boolean | null) {
  return {
    className: outcome === false ? 'text-sm text-warning' : 'sr-only',
    said: outcome === null ? '' : outcome ? words.copied : words.copyByHand,
  };
}
