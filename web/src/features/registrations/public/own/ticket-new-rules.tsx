/** A download of its own for Mi torneo: rules seldom change. */
export { NewRules as default } from './new-rules.tsx';
