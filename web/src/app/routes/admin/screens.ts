import type { RoleAccess } from '@copa/domain/people/roles';
import { type ComponentType, createElement } from 'react';
import { AwaitedPage } from '../../../components/admin/shown-together.tsx';
import { DAY_ACCESS } from '../../../config/day-path.ts';
import { pageMeta } from '../../../config/page-meta.ts';
import type { paths } from '../../../config/paths.ts';
import { lazyPage } from '../../lazy-page.tsx';
import * as words from './words.ts';

export interface ScreenProps {
  readonly id: string;
  readonly rest: string;
  readonly onMissing: () => void;
}

function screen(title: string, access: RoleAccess | null, load: () => Promise<ComponentType<ScreenProps>>) {
  const placeholder = createElement(AwaitedPage, { label: words.loading });
  return { title, access, Page: lazyPage(async () => ({ Component: await load() }), placeholder) };
}

export const screens = {
  home: screen(
    pageMeta.admin.title,
    null,
    async () => (await import('../../../features/panel/admin/panel-screen.tsx')).PanelScreen,
  ),
  tournaments: screen(
    words.tournamentsTitle,
    'manage_tournaments',
    async () => (await import('./tournaments.tsx')).TournamentsPage,
  ),
  registrations: screen(
    words.registrations,
    'manage_registrations',
    async () => (await import('./registrations.tsx')).RegistrationsPage,
  ),
  seasons: screen(
    words.seasons,
    'manage_tournaments',
    async () => (await import('../../../features/seasons/admin/seasons-screen.tsx')).SeasonsScreen,
  ),
  records: screen(
    words.records,
    'manage_registrations',
    async () => (await import('../../../features/fairness/admin/records-screen.tsx')).RecordsScreen,
  ),
  questions: screen(
    words.questions,
    'manage_questions',
    async () => (await import('../../../features/questions/admin/questions-screen.tsx')).QuestionsScreen,
  ),
  forms: screen(words.forms, 'manage_questions', async () => (await import('./forms.tsx')).FormsPage),
  admins: screen(
    words.admins,
    'manage_admins',
    async () => (await import('../../../features/people/admin/people-screen.tsx')).PeopleScreen,
  ),
  statistics: screen(
    words.statistics,
    'view_statistics',
    async () =>
      (await import('../../../features/panel/admin/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  settings: screen(
    words.settings,
    'manage_system',
    async () => (await import('../../../features/site/admin/settings/settings-screen.tsx')).SettingsScreen,
  ),
  audit: screen(
    words.audit,
    'manage_system',
    async () => (await import('../../../features/site/admin/audit/audit-screen.tsx')).AuditScreen,
  ),
} satisfies Record<Exclude<keyof typeof paths.admin, 'day'>, unknown>;

export const dayScreens = [
  {
    rest: /^$/,
    ...screen(
      words.tournament,
      DAY_ACCESS.summary,
      async () => (await import('./tournament.tsx')).OneTournament,
    ),
  },
  {
    rest: /^dia$/,
    ...screen(words.day, DAY_ACCESS.dia, async () => (await import('./day.tsx')).DayPage),
  },
  {
    rest: /^avisos$/,
    ...screen(words.notices, DAY_ACCESS.avisos, async () => (await import('./day.tsx')).RemindersScreen),
  },
  {
    rest: /^fases$/,
    ...screen(words.stages, DAY_ACCESS.fases, async () => (await import('./stages/page.tsx')).StagesPage),
  },
  {
    rest: /^fases\//,
    ...screen(words.match, DAY_ACCESS.match, async () => (await import('./match.tsx')).MatchPage),
  },
] as const;
