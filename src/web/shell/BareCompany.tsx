import { Outlet, useRouterState } from '@tanstack/react-router'
import OfflineScreen from './OfflineScreen.tsx'

/** Screens that show something all the same. */
const NEED_NO_ROWS = ['/profile', '/changes']

/** The screens of a company of which this device holds nothing, while there is no network either. */
export default function BareCompany() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return NEED_NO_ROWS.includes(path) ? <Outlet /> : <OfflineScreen />
}
