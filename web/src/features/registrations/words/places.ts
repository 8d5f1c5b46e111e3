import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { counted } from '@copa/domain/words/counted';

export const leavesQueue = 'Sale de la lista de espera.';
export const placeFree = 'Su cupo queda libre.';
export const givenByHand = 'Su cupo queda libre: en este torneo los cupos se dan a mano.';
export const nobodyReady = 'Su cupo queda libre: en la lista de espera nadie puede tomarlo todavía.';
export const goesTo = {
  deletes: (unit: string) => `Su cupo pasa ya a ${unit}.`,
  rejects: (unit: string) => `Su cupo pasa a ${unit} si no lo deshaces.`,
};
export const goesToNext = {
  deletes: 'Su cupo pasa ya a quien sigue en la lista de espera.',
  rejects: 'Su cupo pasa a quien sigue en la lista de espera si no lo deshaces.',
};
export const seenByPlayer = 'El jugador ve el rechazo en el enlace de su inscripción.';
export const goToThem = (units: readonly string[]) =>
  `${counted(units.length, 'cupo pasa', 'cupos pasan')} a ${listed(units)}.`;
export const goToOthers = (count: number) =>
  counted(
    count,
    'cupo pasa a quien sigue en la lista de espera.',
    'cupos pasan a quienes siguen en la lista de espera.',
  );
export const becomeFree = (count: number) => counted(count, 'cupo queda libre.', 'cupos quedan libres.');
export const leaveQueue = (count: number) =>
  counted(count, 'sale de la lista de espera.', 'salen de la lista de espera.');
export const unlessUndone = 'Si lo deshaces a tiempo, nadie pierde su lugar.';
export const waitAnyway = (count: number) =>
  counted(
    count,
    'está en la lista de espera: aprobarla no le da un cupo.',
    'están en la lista de espera: aprobarlas no les da un cupo.',
  );

const SHOWN = 5;

function listed(units: readonly string[]): string {
  const shown = units.slice(0, SHOWN);
  const more = units.length - shown.length;
  const parts = more === 0 ? shown : [...shown, `${more} más`];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`;
}

export const waits = (position: number | null) =>
  position === null ? 'Está en la lista de espera.' : `Está en la lista de espera: es el ${position}.º.`;
export const placeIsGivenThere = 'Hay un cupo libre: puedes dárselo en «El día», en «Lista de espera».';
export const isConfirmedThere = 'Todavía no confirma. Si te avisó que viene, confírmalo tú en «El día».';
export const toDay = 'Ir a «El día»';
export const approvalGivesNoPlace = 'Aprobarlo no le da un cupo: lo recibe cuando le toque.';

const waitsAt = (position: number | null) => (position === null ? 'en espera' : `en espera, ${position}.º`);
export const hasPlace = 'Con cupo';
export const stillWaits = (position: number | null) => `Sigue ${waitsAt(position)}`;
export const nowWaits = (position: number | null) => `Quedó ${waitsAt(position)}`;
export const placeGoes = 'Su cupo se libera dentro de un minuto';
export const placeGoesSoonTo = (unit: string) => `Su cupo pasa a ${unit} dentro de un minuto`;
export const leavesSoon = 'Sale de la lista de espera dentro de un minuto';
export const hadNoPlace = 'Ya no tenía cupo';

const COUNTED: Readonly<Record<RegistrationStatus, readonly [one: string, many: string]>> = {
  approved: ['aprobada', 'aprobadas'],
  rejected: ['rechazada', 'rechazadas'],
  pending: ['de nuevo pendiente', 'de nuevo pendientes'],
};
export const manyDone = (done: number, all: number, to: RegistrationStatus, places: string) => {
  const word = COUNTED[to][done === 1 ? 0 : 1];
  const first = done === all ? `${done} ${word}` : `${done} de ${all} ${word}`;
  return places === '' ? `${first}.` : `${first}: ${places}.`;
};
export const countHeld = (count: number) => `${count} con cupo`;
export const countStillWaiting = (count: number) => counted(count, 'sigue en espera', 'siguen en espera');
export const countNowWaiting = (count: number) => counted(count, 'quedó en espera', 'quedaron en espera');
export const countGoing = (count: number) =>
  counted(count, 'cupo se libera dentro de un minuto', 'cupos se liberan dentro de un minuto');

export const backWithPlace = (unit: string) => `Se deshizo: ${unit} tiene su cupo otra vez.`;
export const backInQueue = (unit: string, position: number | null) =>
  `Se deshizo: ${unit} sigue ${waitsAt(position)}.`;
export const backWaiting = (unit: string, position: number | null) =>
  `Se deshizo el rechazo, pero ${unit} quedó al final de la lista: ${waitsAt(position)}.`;
export const undoneOne = (unit: string) => `Se deshizo la decisión sobre ${unit}.`;
export const undoneWith = (unit: string, place: string) => `Se deshizo la decisión sobre ${unit}. ${place}.`;
export const undoneMany = (count: number, places: string) =>
  places === '' ? `Se deshicieron ${count} decisiones.` : `Se deshicieron ${count} decisiones: ${places}.`;
