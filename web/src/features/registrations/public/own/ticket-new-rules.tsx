/** A separate chunk, because Mi torneo needs it only after the rules have changed. */
export { NewRules as default } from './new-rules.tsx';
