import { SEEN_STATES } from '@copa/domain/day/headline-sight.fixture';
import { allowOnConsole } from '../support/console-watch.ts';
import { journey, SMALL } from '../support/journey.ts';
import { expectOneBurst } from './burst.ts';
import { openState } from './seen-state.ts';

const MOMENTS = ['promoted', 'passed', 'qualified'] as const;

journey.for(MOMENTS)('the moment of a unit that is %s is one burst', async (kind, { visitor }) => {
  const [state] = SEEN_STATES[kind];
  if (state === undefined) throw new Error(`no state is seen as ${kind}`);
  const page = await visitor({ viewport: SMALL, clock: true, timezoneId: 'America/Bogota' });
  allowOnConsole(page, /403/);
  await openState(page, state);
  await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
  await expectOneBurst(page);
});
