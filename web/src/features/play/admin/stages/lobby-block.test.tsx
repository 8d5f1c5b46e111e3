import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAdmin, nobody, openScreen } from '../../../../../test/admin-screen.tsx';
import { SATURDAY, stageOf } from '../play.fixture.ts';
import { LobbyBlock } from './lobby-block.tsx';
import { stageView } from './stage-view.ts';

it.each([
  ['opens matches', anAdmin, 1],
  ['may only look', nobody, 0],
])('a lobby leads to a match whoever %s', (_, user, links) => {
  const view = stageView(stageOf('copa', ['Fenix', 'Lobos', 'Rayo']), []);
  const [lobby] = view.lobbies;
  if (lobby === undefined) throw new Error('The stage has a lobby');
  const words = { one: 'equipo', many: 'equipos' };
  openScreen(
    <LobbyBlock view={view} lobby={lobby} nameOf={(id) => id} unitWords={words} now={SATURDAY} />,
    user,
  );
  expect(screen.queryAllByRole('link', { name: /^Lobby A, Partida 1: / })).toHaveLength(links);
  expect(screen.getByText('Partida 1')).toBeDefined();
});
