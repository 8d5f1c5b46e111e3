import { getTicketCalendar } from '@copa/domain/day/endpoints';
import { expect, it } from 'vitest';
import { refused } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { openOrganiser } from '../support/organiser.ts';

const { open, register } = await openOrganiser();

it('the calendar of a ticket comes through the site, and no cache that is shared keeps it', async () => {
  const { ticketId } = await register(await open());
  const answer = await fetch(`${suiteEnvironment().site}/api/registrations/ticket/${ticketId}/calendar.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  expect(await answer.text()).toContain(`URL:${suiteEnvironment().site}/mi/${ticketId}`);
  await refused(getTicketCalendar, 'validation-failed', { params: { ticketId: 'copa' } });
});
