/**
 * `ticket.tsx` and `registration-sent.tsx` load this as a separate chunk, because few registrations are of
 * minors.
 */
export { ConsentLink as default } from './consent-link.tsx';
