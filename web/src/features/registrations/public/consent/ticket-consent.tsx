/** A separate chunk of Mi torneo and of the receipt, because few registrations are of minors. */
export { ConsentLink as default } from './consent-link.tsx';
