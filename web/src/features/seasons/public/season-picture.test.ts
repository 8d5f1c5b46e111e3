import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { expect, it } from 'vitest';
import { seasonPicture } from './season-picture.ts';

const pictureOf = (state: 'open' | 'closed') => {
  const { board } = sampleSeason({ players: 4, changes: { state } });
  return seasonPicture({ board, brand: 'Copa', address: 'https://copa.example/temporadas/verano' });
};
const medalsOf = (state: 'open' | 'closed') =>
  pictureOf(state).blocks.map((block) => (block.kind === 'row' ? (block.medal ?? 0) : null));

it('gives medals to the first three once the season is over', () => {
  expect(medalsOf('closed')).toEqual([null, 1, 2, 3, 0]);
  expect(medalsOf('open')).toEqual([null, 0, 0, 0, 0]);
});

it('says in any format how many tournaments are played', () => {
  expect(pictureOf('open').note).toMatch(/^Van? \d de \d torneos?\./);
});
