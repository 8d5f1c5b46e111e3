import type { Permission } from '@copa/domain/people/roles';
import type { ComponentType } from 'react';
import { pageMeta } from '../../../config/page-meta.ts';
import type { paths } from '../../../config/paths.ts';
import { lazyPage } from '../../lazy-page.ts';

export interface ScreenProps {
  /** The id of the tournament in the address; empty for a screen without one. */
  readonly id: string;
  /** The address behind the id: `dia`, or `fases/1/a-1`. */
  readonly rest: string;
  readonly onMissing: () => void;
}

/** A screen in a download of its own. */
function screen(
  title: string,
  permission: Permission | null,
  load: () => Promise<ComponentType<ScreenProps>>,
) {
  return { title, permission, Page: lazyPage(async () => ({ Component: await load() })) };
}

export const screens = {
  home: screen(
    pageMeta.admin.title,
    null,
    async () => (await import('../../../features/panel/admin/panel-screen.tsx')).PanelScreen,
  ),
  tournaments: screen(
    'Gestión de Torneos',
    'manage_tournaments',
    async () => (await import('./tournaments.tsx')).TournamentsPage,
  ),
  registrations: screen(
    'Inscripciones',
    'manage_registrations',
    async () =>
      (await import('../../../features/registrations/admin/registrations-screen.tsx')).RegistrationsScreen,
  ),
  questions: screen(
    'Preguntas',
    'manage_questions',
    async () => (await import('../../../features/questions/admin/questions-screen.tsx')).QuestionsScreen,
  ),
  forms: screen('Formularios', 'manage_questions', async () => (await import('./forms.tsx')).FormsPage),
  admins: screen(
    'Administradores',
    'manage_admins',
    async () => (await import('../../../features/people/admin/people-screen.tsx')).PeopleScreen,
  ),
  statistics: screen(
    'Estadísticas',
    'view_statistics',
    async () =>
      (await import('../../../features/panel/admin/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  settings: screen(
    'Ajustes',
    'manage_system',
    async () => (await import('../../../features/site/admin/settings/settings-screen.tsx')).SettingsScreen,
  ),
  audit: screen(
    'Auditoría',
    'manage_system',
    async () => (await import('../../../features/site/admin/audit/audit-screen.tsx')).AuditScreen,
  ),
} satisfies Record<Exclude<keyof typeof paths.admin, 'day'>, unknown>;

/** Below the address of a day. */
export const dayScreens = [
  {
    rest: /^dia$/,
    ...screen('El día del torneo', 'manage_registrations', async () => (await import('./day.ts')).DayScreen),
  },
  {
    rest: /^avisos$/,
    ...screen('Cola de avisos', 'manage_registrations', async () => (await import('./day.ts')).NoticesScreen),
  },
  {
    rest: /^fases$/,
    ...screen(
      'Fases y partidas',
      'manage_registrations',
      async () => (await import('../../../features/play/admin/stages/stages-screen.tsx')).StagesScreen,
    ),
  },
  {
    rest: /^fases\//,
    ...screen(
      'Anotar una partida',
      'manage_registrations',
      async () => (await import('./match.tsx')).MatchPage,
    ),
  },
] as const;
