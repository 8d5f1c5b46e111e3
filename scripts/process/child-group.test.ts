import { expect, it, vi } from 'vitest';
import { startGroup } from './child-group.mjs';

it.each(['ESRCH', 'EPERM'])('a group that has ended is ended without complaint: %s', async (code) => {
  const group = startGroup(process.execPath, ['--version'], { stdio: 'ignore' });
  await group.exited;
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(`kill ${code}`), { code });
  });
  await expect(group.end()).resolves.toEqual({ code: 0, signal: null });
  expect(kill).toHaveBeenCalledWith(-(group.child.pid ?? 0), 'SIGTERM');
  kill.mockRestore();
});
