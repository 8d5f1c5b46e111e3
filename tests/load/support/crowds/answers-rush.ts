import { randomUUID } from 'node:crypto';
import { createResponseIntake } from '../../../../functions/src/forms/response-intake.ts';
import { createDesk } from '../desk.ts';
import type { Program } from '../program.ts';
import { createTournament, playerOf } from '../tournament.ts';
import { timed } from './timed.ts';

/** With `network: null` the limit for one network does not apply. */
const SENDER = { network: null, isProven: false };

export interface Rush {
  readonly answers: readonly number[];
  readonly registrations: readonly number[];
}

export async function rushOfAnswers(
  programs: readonly Program[],
  formId: string,
  count: number,
): Promise<Rush> {
  const [first] = programs;
  if (first === undefined) throw new Error('there is no program');
  const { firestore } = first;
  await firestore.doc(`forms/${formId}`).set({ title: 'Encuesta', onePerDevice: true });
  const tournamentId = await createTournament(firestore, { maxPlayers: 2 * count });
  const forms = programs.map(({ dependencies }) => createResponseIntake(dependencies));
  const desks = programs.map(({ dependencies }) => createDesk(dependencies));
  const numbers = Array.from({ length: count }, (_, number) => number);
  const at = <T>(parts: readonly T[], number: number) => parts[number % parts.length] as T;
  const answer = () => ({ requestId: randomUUID(), answers: {}, deviceId: randomUUID() });
  const answerAll = () =>
    timed(numbers.map((number) => () => at(forms, number).answer(formId, answer(), SENDER)));
  const registerAll = () =>
    timed(numbers.map((number) => () => at(desks, number).register(playerOf(tournamentId, number))));
  const [answers, registrations] = await Promise.all([answerAll(), registerAll()]);
  return { answers, registrations };
}
