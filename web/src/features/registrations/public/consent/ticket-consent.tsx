/** A separate chunk, because only minors need a guardian's consent. */
export { ConsentLink as default } from './consent-link.tsx';
