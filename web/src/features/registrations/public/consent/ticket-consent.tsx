/** A separate chunk, because few registrations are of minors. */
export { ConsentLink as default } from './consent-link.tsx';
