import type { Stage } from '@copa/domain/play/stage';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { emptyMatch, stageFields, TOURNAMENT } from '../play.fixture.ts';
import { MatchApi } from './match-api.fixture.ts';
import { MatchScreen } from './match-screen.tsx';

const TEAMS = ['Fenix', 'Lobos', 'Rayo'];

export function beginMatch() {
  // The id is unique, because test files of one worker share the stored documents.
  const id = `copa-${crypto.randomUUID()}`;
  const api = new MatchApi(id);
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) =>
    api.answer(url, method, body),
  );
  const open = (
    match = 'a-1',
    againstRoll?: ComponentProps<typeof MatchScreen>['againstRoll'],
    teams: readonly string[] = TEAMS,
    changes: Partial<Stage> = {},
  ) => {
    put(`tournaments/${id}`, { ...TOURNAMENT, stage: 1 });
    put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stageFields(teams, changes) });
    put(`tournaments/${id}/stages/1/matches/a-2`, emptyMatch(id));
    openScreen(
      <MatchScreen id={id} stage={1} match={match} againstRoll={againstRoll} onMissing={() => undefined} />,
    );
  };
  const tellAll = (): void => {
    const { updatedAt, officialAt, rows, ...match } = api.match();
    put(`tournaments/${id}/stages/1/matches/a-1`, {
      ...match,
      officialAt: officialAt === null ? null : new Date(officialAt),
      updatedAt: new Date(updatedAt),
      rows: Object.fromEntries(
        Object.entries(rows).map(([key, row]) => [key, { ...row, at: new Date(row.at) }]),
      ),
    });
  };
  return { api, open, tellAll };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const tap = async (name: string | RegExp) => userEvent.click(await button(name));

export const storedRows = (api: MatchApi) =>
  Object.fromEntries(
    Object.entries(api.rows).map(([key, { placement, kills, played }]) => [
      key,
      played ? `${placement}/${kills}` : 'no',
    ]),
  );

export async function typeAll(): Promise<void> {
  for (const [name, kills] of [
    ['Lobos', '7'],
    ['Fenix', '3'],
    ['Rayo', '0'],
  ] as const) {
    await tap(name);
    await tap(kills);
  }
}
