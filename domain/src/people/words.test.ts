import { expect, it } from 'vitest';
import { losesAccess, NAMED_ROLE_WORDS, namedForNothing, notNamedFor, ofWhich, panelOf } from './words.ts';

it('the words about a referee name the role', () => {
  expect([
    panelOf('referee'),
    namedForNothing('referee'),
    notNamedFor('referee'),
    ofWhich('referee'),
    losesAccess('admin', 'referee'),
    NAMED_ROLE_WORDS.referee.afterEnd('hoy, 8:00 p. m.'),
  ]).toEqual([
    'Panel de árbitro',
    'Ahora no eres árbitro de ningún torneo publicado. Cuando la organización te nombre, aparecerá aquí.',
    'No eres árbitro de este torneo, o ya terminó. Si te necesitan, pide a la organización que te nombre.',
    '¿De qué torneos será árbitro?',
    'Esa cuenta ya tiene acceso de administrador. Para que sea árbitro, primero quítale el acceso.',
    'Eres árbitro de este torneo hasta hoy, 8:00 p. m.',
  ]);
});
