import { Outlet } from 'react-router-dom';

/** Parent of every admin screen, in a download of its own: Auth, live data and their providers belong here. */
export function Component() {
  return <Outlet />;
}
