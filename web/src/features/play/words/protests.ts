import { acts, reopenFirst } from './match.ts';
import { adjustmentsTitle } from './stages.ts';

export const title = 'Protestas';
export const from = (name: string) => `Protesta de ${name}`;
export const about = (name: string) => `Sobre ${name}`;
export const correctedTo = (result: string) => `→ corregido: ${result}`;
export const decided = (name: string, reason: string) => (name === '' ? reason : `${name}: ${reason}`);
export const openPicture = (number: number, name: string) => `Ver la captura ${number} de ${name}`;
export const pictureFailed = 'Toca otra vez';
export const whichRow = '¿Qué fila corriges?';
export const chooseRow = 'Elige una fila';
export const rowMissing = 'Elige qué fila corriges.';
export const upholdPenalty = 'Aceptar y sancionar';
export const upholdVoid = 'Aceptar y anular la partida';
export const upholdAgain = 'Aceptar sin corregir más';
export const present = (decision: string) => `${decision} (así está ahora)`;
export const keepDecision = 'Dejarla como está';
export const dismiss = 'No aceptar';
export const upheld = 'Protesta aceptada: la tabla se corrigió';
export const partiesRead = (isAgainst: boolean) =>
  isAgainst ? 'Lo leen quien protesta y el rival. No digas quién protestó.' : 'Lo lee quien protesta.';
export const everybodyReads = 'Lo leen todos debajo de la tabla. No digas quién protestó.';
export const changeDecision = 'Cambiar la decisión';
export const readAgain = (isAgainst: boolean) =>
  isAgainst
    ? 'Quien protesta y el rival leen la decisión nueva, y les avisamos.'
    : 'Quien protesta lee la decisión nueva, y le avisamos.';
export const correctionStays = 'Lo que ya se corrigió en la tabla se queda.';
export const toTakeBack = {
  rows: 'Si no debe quedar, toca la fila en el resultado, más abajo.',
  adjustment: `La sanción se quita en «Fases», dentro de «${adjustmentsTitle}».`,
  void: `La partida sigue anulada: «${acts.restore.title}» está al final de esta página.`,
};
export const isClosed = (mayReopen: boolean) => `${reopenFirst(mayReopen)} para aceptar la protesta.`;
export const isVoid = 'La partida está anulada: haz que vuelva a contar para corregir una fila.';

export const decisions = {
  void: {
    title: (name: string) => `Anular la partida por la protesta de ${name}`,
    done: 'Protesta aceptada: la partida quedó anulada',
  },
  again: {
    title: (name: string) => `Aceptar la protesta de ${name}`,
    confirm: 'Aceptar la protesta',
    reasons: ['La primera decisión era la correcta.', 'Lo revisamos otra vez.'],
    text: 'La tabla se queda como está: sigue lo que ya se corrigió por esta protesta.',
    done: 'Protesta aceptada: la tabla se queda como está',
  },
  dismiss: {
    title: (name: string) => `No aceptar la protesta de ${name}`,
    confirm: 'No aceptar la protesta',
    reasons: [
      'La captura coincide con la tabla.',
      'Con esto no se puede comprobar.',
      'Así lo dicen las reglas del torneo.',
    ],
    text: 'La tabla queda como está.',
    done: 'Protesta no aceptada: ya pueden leer el motivo',
  },
};
