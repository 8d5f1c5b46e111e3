import { expect, it } from 'vitest';
import { firstNameOf, partsOfName } from './first-name.ts';

it.each([
  ['Ana Paz', 'Ana'],
  ['  María-José  Ríos ', 'María-José'],
  ['José\u00A0Luis', 'José'],
  ['Es\u2800tarea\u2800de\u2800la\u2800escuela. Iris', 'Es'],
  ['\u3164Es\u3164tarea\uFFA0y\u115Fno\u1160juego Iris', 'Es'],
  ['Es_tarea_de_la_escuela_y_no_un_juego Iris', 'Es_tarea_de_la_escuela_y'],
  ['क्\u200Dष राव', 'क्\u200Dष'],
  ['', ''],
])('the first name of %j is %j', (fullName, first) => {
  expect(firstNameOf(fullName)).toBe(first);
});

it('the parts of a name are words, whatever stands between them', () => {
  expect(partsOfName(' Ana\u3164María\u00A0 Paz ')).toEqual(['Ana', 'María', 'Paz']);
});
