import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TournamentImage } from './tournament-image.tsx';

const tournament = (imageId: string | null) =>
  TournamentSchema.parse({
    id: 'copa',
    name: 'Copa',
    date: '2100-12-01T20:00:00Z',
    maxPlayers: 10,
    status: 'published',
    imageId,
  });

describe('TournamentImage', () => {
  it('is nothing where there is none', () => {
    const { container } = render(<TournamentImage tournament={tournament(null)} />);
    expect(container.innerHTML).toBe('');
  });

  it('keeps its place when it does not come, and tries another one', () => {
    const { container, rerender } = render(<TournamentImage tournament={tournament('una')} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/\/images\/una$/);
    fireEvent.error(image as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.tournament-image')).not.toBeNull();
    rerender(<TournamentImage tournament={tournament('otra')} />);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/images\/otra$/);
  });
});
