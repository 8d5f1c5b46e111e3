/** A separate chunk for Mi torneo and for the receipt. */
export { ConsentLink as default } from './consent-link.tsx';
