import fc from 'fast-check';
import { chosenSeed } from './seed.ts';

const seed = chosenSeed();
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
