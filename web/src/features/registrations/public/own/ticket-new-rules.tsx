/** A separate chunk of Mi torneo, because rules seldom change. */
export { NewRules as default } from './new-rules.tsx';
