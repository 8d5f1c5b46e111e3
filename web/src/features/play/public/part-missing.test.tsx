import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { ProtestPart } from './protest/protest-part.tsx';
import { ReportPart } from './report/report-part.tsx';

const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./protest/own-protests.tsx', lost);
vi.mock('./report/own-reports.tsx', lost);

const own = { code: 'srqpnmkjhgfedcba9876543210', owner: 'copa_7' };
const later = new Date(Date.now() + 600_000);

it.each([
  [
    'Protestar',
    <ProtestPart
      key="protest"
      table={{ scoresUntil: later, fairPlayUntil: null, isProtested: false }}
      decidedAt={null}
      onNews={() => undefined}
      ticketId="0000000000000000000000000a"
      isOpen={false}
      own={own}
    />,
  ],
  [
    'Enviar resultado',
    <ReportPart
      key="report"
      {...own}
      isTeam
      beginsAt={new Date(0)}
      protestUntil={null}
      onProtest={() => undefined}
    />,
  ],
])('says after a tap on «%s» that its part could not be downloaded', async (label, part) => {
  render(part);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar esta parte');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  expect(takeConsole('warn').join()).toContain('part missing');
});
