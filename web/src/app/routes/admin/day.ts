/** One download for both: organisers go to and fro between them. */
export { DayScreen } from '../../../features/day/admin/day-screen.tsx';
export { NoticesScreen } from '../../../features/day/admin/notices/notices-screen.tsx';
