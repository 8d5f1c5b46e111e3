/** A download of its own for Mi torneo. */
export { ConsentLink as default } from './consent-link.tsx';
