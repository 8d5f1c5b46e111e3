import { MINUTE_MS } from '@copa/domain/limits';
import { coverVersion } from '@copa/domain/tournaments/cover/cover';
import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../../tests/load/support/tournament.ts';
import { runServices } from '../../../../tests/setup/local-site/services.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { createCovers } from './covers.ts';

describe('the cover of a tournament', () => {
  const site = runServices(new Date('2026-11-25T12:00:00.000Z'));

  const create = (name: string, status: 'published' | 'draft' = 'published') =>
    createTournament(site.program.firestore, { name, status, maxPlayers: 10 });

  function withPainter() {
    const painted: string[] = [];
    const paintCover = async (svg: string) => {
      painted.push(svg);
      return Buffer.from(svg);
    };
    return { painted, coverOf: createCovers({ ...site.program.dependencies, paintCover }) };
  }

  it('is painted once for all who ask', async () => {
    const id = await create('Copa Ascenso');
    const stored = await site.program.dependencies.database.get(TOURNAMENTS, id);
    const { painted, coverOf } = withPainter();
    const covers = await Promise.all(Array.from({ length: 30 }, () => coverOf(id)));
    expect(painted).toHaveLength(1);
    for (const cover of covers) {
      expect(cover?.png.toString()).toContain('COPA ASCENSO');
      expect(cover?.version).toBe(stored && coverVersion(stored));
    }
  });

  it('is missing for what strangers do not see', async () => {
    const { painted, coverOf } = withPainter();
    const draft = await create('Secreto', 'draft');
    for (const id of [draft, 'nadie']) {
      await expect(coverOf(id)).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(painted).toEqual([]);
  });

  it('is painted for twenty tournaments a minute, and for the next ones later', async () => {
    const ids = await Promise.all(Array.from({ length: 21 }, (_, at) => create(`Copa ${at}`)));
    const { painted, coverOf } = withPainter();
    const covers = [];
    for (const id of ids) covers.push(await coverOf(id));
    expect(painted).toHaveLength(20);
    expect(covers.findIndex((cover) => cover === null)).toBe(20);
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    expect(await coverOf(ids[20] ?? '')).not.toBeNull();
  });
});
