/** A download of its own for Mi torneo and for the receipt. */
export { ConsentLink as default } from './consent-link.tsx';
