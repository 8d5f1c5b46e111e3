import { expect, it } from 'vitest';
import { sampleInput } from '../desk/samples.fixture.ts';
import { ADMIN, openTournament } from '../desk/tournament.fixture.ts';
import { addEntry } from '../fairness/records.ts';
import { exportRegistrations } from './export.ts';

async function readAll(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

it('the file of registrations says who has a place, who waits at which number, and who is suspended', async () => {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const site = await openTournament({ maxPlayers: 1, waitlist });
  for (const number of [1, 2, 3]) {
    const { id } = await site.register(sampleInput(number));
    const ban = { requestId: `ban-${number}`, kind: 'ban', days: 3, reason: 'Usó un programa' } as const;
    if (number === 2) await addEntry(site.needs, ADMIN, { id, memberId: id }, ban);
    site.advance(1);
  }
  const { lines } = await exportRegistrations(site.needs, ADMIN, 'copa-1');
  const [header, ...units] = await readAll(lines);
  expect(header).toContain('Estado,Cupo,Suspendido,Motivo');
  expect(units).toEqual([
    expect.stringContaining('Pendiente,Con cupo,'),
    expect.stringContaining('Pendiente,En espera 1.º,Hasta '),
    expect.stringContaining('Pendiente,En espera 2.º,'),
  ]);
});
