import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '../../../../lib/storage/kept-drafts.ts';
import './own-reports.tsx';
import { ReportPart } from './report-part.tsx';

const calls = vi.fn<() => Promise<Response>>(async () =>
  Response.json({ success: true, data: { matches: [] } }),
);
const open = (beginsAt: Date | null) =>
  render(
    <ReportPart
      code="srqpnmkjhgfedcba9876543210"
      owner="copa_7"
      isTeam
      beginsAt={beginsAt}
      protestUntil={null}
      onProtest={() => undefined}
    />,
  );
const begun = () => new Date(Date.now() - 1000);
const button = () => screen.queryByRole('button', { name: 'Enviar resultado' });

describe('the way to send a result', () => {
  beforeEach(() => {
    calls.mockClear();
    vi.stubGlobal('fetch', calls);
  });

  it('is shown once the first match has begun, and sends no request before a tap', async () => {
    open(new Date(Date.now() + 60_000));
    expect(button()).toBeNull();
    open(null);
    expect(button()).toBeNull();
    open(begun());
    expect(calls).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar resultado' }));
    await screen.findByText('Ahora no hay un resultado que enviar.');
    const part = screen.getByRole('region', { name: 'Enviar resultado' });
    expect(document.activeElement).toBe(part);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('opens by itself if this phone has an unsent report', async () => {
    localStorage.setItem(draftKey('draft', 'report_copa_77_1_a-1'), '{}');
    localStorage.setItem(draftKey('draft', 'protest_copa_7_1_a-1'), '{}');
    const { unmount } = open(begun());
    expect(button()).not.toBeNull();
    unmount();
    const draft = { placement: '1', kills: '2', picture: null, requestId: null };
    const dated = JSON.stringify({ at: Date.now(), draft });
    localStorage.setItem(draftKey('draft', 'report_copa_7_1_a-1'), dated);
    open(begun());
    expect(button()).toBeNull();
    await screen.findByText('Ahora no hay un resultado que enviar.');
    expect(document.activeElement).toBe(document.body);
  });
});
