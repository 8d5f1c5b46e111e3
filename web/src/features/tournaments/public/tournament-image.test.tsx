import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, render, waitFor } from '@testing-library/react';
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
  it('is a drawn cover if there is no picture', async () => {
    const { container } = render(<TournamentImage tournament={tournament(null)} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  });

  it('is a drawn cover if the picture fails, and another picture is tried', async () => {
    const { container, rerender } = render(<TournamentImage tournament={tournament('una')} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/\/images\/una$/);
    fireEvent.error(image as HTMLImageElement);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(container.querySelector('img')).toBeNull();
    rerender(<TournamentImage tournament={tournament('otra')} />);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/images\/otra$/);
  });
});
